import { type CSSProperties, useRef, useState } from 'react';
import { type ControlProps, defineFieldType } from '../define-field-type.ts';
import styles from './interval.module.css';
import {
  amountInWords,
  type End,
  INTERVAL_TEXTS,
  type Interval,
  stopAtGap,
} from './interval-rule.ts';

/** All numbers are whole. */
interface IntervalOptions extends Interval {
  /** Follows each number, like "€". */
  unit: string;
  defaultValue: Interval;
}

const ENDS: readonly End[] = ['min', 'max'];

/** One slider with two thumbs, made of two native ranges, which hold the value. */
function IntervalControl({ field, attributes }: ControlProps<IntervalOptions>) {
  const { min, max, unit, defaultValue: initial } = field;
  // A slider always has a value: ARIA does not allow `aria-required` on it.
  const { id, 'aria-required': _, ...linked } = attributes;
  const slider = useRef<HTMLDivElement>(null);
  // The values of the ranges, for the text and the line between the thumbs.
  const [ends, setEnds] = useState(initial);

  function follow(end: End, range: HTMLInputElement) {
    const [low, high] = slider.current?.querySelectorAll('input') ?? [];
    if (!low || !high) return;
    const next = { min: low.valueAsNumber, max: high.valueAsNumber };
    next[end] = stopAtGap(next, end);
    // Not `value`: React would take the value as known, and not call `onChange`.
    range.valueAsNumber = next[end];
    setEnds(next);
  }

  const shareOf = (value: number) => (value - min) / (max - min);
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
        ref={slider}
        className={styles.slider}
        style={{ '--low': shareOf(ends.min), '--high': shareOf(ends.max) } as CSSProperties}
      >
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
            defaultValue={initial[end]}
            autoComplete="off"
            // In the capture phase, before the form reads the values.
            onInputCapture={({ currentTarget }) => follow(end, currentTarget)}
          />
        ))}
      </div>
    </>
  );
}

export const interval = defineFieldType<IntervalOptions>({
  Control: IntervalControl,
  group: true,
  read: ([min = '', max = '']) => ({ min: Number(min), max: Number(max) }),
});
