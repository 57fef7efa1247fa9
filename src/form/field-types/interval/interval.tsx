import type { CSSProperties } from 'react';
import { controlOf, typeInto } from '../../controls.ts';
import { type ControlProps, defineFieldType } from '../define-field-type.ts';
import styles from './interval.module.css';
import {
  amountInWords,
  type End,
  INTERVAL_TEXTS,
  type Interval,
  readInterval,
  stopAtGap,
} from './interval-rule.ts';

/** All numbers are whole. */
interface IntervalOptions extends Interval {
  /** Follows each number, like "€". */
  unit: string;
}

const ENDS: readonly End[] = ['min', 'max'];

/** One slider with two thumbs, made of two native ranges. The hidden control holds both ends, as `80 160`. */
function IntervalControl({ field, attributes, text }: ControlProps<IntervalOptions>) {
  const { min, max, unit } = field;
  // A slider always has a value: ARIA does not allow `aria-required` on it.
  const { ref, id, name, 'aria-required': _, ...linked } = attributes;
  const ends = readInterval(text);
  const shareOf = (value: number) => (value - min) / (max - min);

  function move(end: End, { form, valueAsNumber }: HTMLInputElement) {
    const next = { ...ends, [end]: valueAsNumber };
    next[end] = stopAtGap(next, end);
    if (form) typeInto(controlOf(form, name), `${next.min} ${next.max}`);
  }

  return (
    <>
      <p className={styles.values} aria-hidden="true">
        {ENDS.map((end) => (
          <span key={end}>
            {INTERVAL_TEXTS[end]} <span>{amountInWords(ends[end], unit)}</span>
          </span>
        ))}
      </p>
      <div
        className={styles.slider}
        style={{ '--low': shareOf(ends.min), '--high': shareOf(ends.max) } as CSSProperties}
      >
        <input ref={ref} type="hidden" name={name} />
        {ENDS.map((end) => (
          <input
            key={end}
            {...linked}
            id={end === 'min' ? id : undefined}
            aria-label={INTERVAL_TEXTS[end]}
            aria-valuetext={amountInWords(ends[end], unit)}
            className={styles.range}
            data-end={end}
            type="range"
            min={min}
            max={max}
            value={ends[end]}
            onChange={({ currentTarget }) => move(end, currentTarget)}
            autoComplete="off"
          />
        ))}
      </div>
    </>
  );
}

export const intervalField = defineFieldType<IntervalOptions>({
  Control: IntervalControl,
  group: true,
  read: readInterval,
});
