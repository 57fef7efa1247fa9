import { Slider } from '@base-ui/react/slider';
import { useId } from 'react';
import {
  amountInWords,
  INTERVAL_TEXTS,
  interval as intervalRule,
} from '../../../shared/interval.ts';
import { type ControlProps, defineFieldType } from '../define-field-type.ts';
import { numberOf } from '../read.ts';
import styles from './interval-control.module.css';
import { type End, largeStepOf, reachOf } from './move-end.ts';
import { type IntervalOptions, useInterval } from './use-interval.ts';
import { useTrackTap } from './use-track-tap.ts';

const ENDS: readonly End[] = ['min', 'max'];

/** The phone keyboard: `numeric` may lack a comma, `numeric` and `decimal` may lack a minus sign. */
function inputModeOf({ min, step }: IntervalOptions) {
  if (min < 0) return undefined;
  return Number.isInteger(min) && Number.isInteger(step) ? 'numeric' : 'decimal';
}

/** A range with two number inputs, which hold the value, and a slider with two thumbs, which write into them (S-GEN-1). */
function IntervalControl({ field, attributes, onChange }: ControlProps<IntervalOptions>) {
  const { thumbs, ...ends } = useInterval(field, onChange);
  const max = reachOf('max', field).max;
  const { trackRef, tapProps } = useTrackTap((share) => {
    if (!attributes.disabled) ends.slideNearest(field.min + share * (max - field.min));
  });
  const id = useId();
  const describedBy = attributes['aria-describedby'];
  return (
    <>
      <Slider.Root
        // The `fieldset` is the group already: an inner group would have no name.
        role="presentation"
        value={[thumbs.min, thumbs.max]}
        onValueChange={(values, { activeThumbIndex }) => {
          const wanted = values[activeThumbIndex];
          if (wanted !== undefined) ends.slide(activeThumbIndex === 0 ? 'min' : 'max', wanted);
        }}
        min={field.min}
        max={max}
        step={field.step}
        largeStep={largeStepOf(field)}
        // `move-end.ts` keeps the gap between the thumbs (S-CON-9).
        thumbCollisionBehavior="none"
        disabled={attributes.disabled ?? false}
        {...tapProps}
      >
        <Slider.Control className={styles.control} onPointerDownCapture={ends.settleDraft}>
          <Slider.Track ref={trackRef} className={styles.track}>
            <Slider.Indicator
              className={styles.indicator}
              data-set={ends.isSet('min') && ends.isSet('max')}
            />
            {ENDS.map((end, index) => (
              <Slider.Thumb
                key={end}
                index={index}
                className={styles.thumb}
                aria-label={INTERVAL_TEXTS[end]}
                aria-describedby={describedBy}
                getAriaValueText={(_, value) =>
                  ends.isSet(end) ? amountInWords(value, field.unit) : INTERVAL_TEXTS.unset
                }
              />
            ))}
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
      <div className={styles.ends}>
        {ENDS.map((end) => (
          <label key={end} className={styles.end}>
            <span id={`${id}-${end}`} className={styles.name}>
              {INTERVAL_TEXTS[end]}
            </span>
            <span className={styles.amount}>
              <input
                {...attributes}
                ref={ends.inputs[end]}
                id={end === 'min' ? attributes.id : `${id}-input`}
                aria-labelledby={`${id}-${end}`}
                aria-describedby={describedBy ?? `${id}-${end}-unit`}
                className={styles.input}
                type="number"
                inputMode={inputModeOf(field)}
                {...reachOf(end, field)}
                step={field.step}
                defaultValue={field.defaultValue?.[end]}
                autoComplete="off"
                enterKeyHint="next"
                onChange={(event) => ends.type(end, event)}
                onBlur={() => ends.leave(end)}
                // Otherwise the wheel would change the value while the visitor scrolls (U-6).
                onWheel={(event) => event.currentTarget.blur()}
              />
              <span id={`${id}-${end}-unit`} className={styles.unit}>
                {field.unit}
              </span>
            </span>
          </label>
        ))}
      </div>
      {/* Always rendered: screen readers announce text only in a live region that is there before the text. */}
      <p className={styles.note} role="status">
        {ends.note}
      </p>
    </>
  );
}

export const interval = defineFieldType<IntervalOptions>({
  Control: IntervalControl,
  group: true,
  read(data, name) {
    const [min, max] = data.getAll(name).map(numberOf);
    return { min, max };
  },
  rule: intervalRule,
});

export const sample = () =>
  interval({
    label: 'Presupuesto por invitado',
    min: 0,
    max: 500,
    step: 1,
    unit: '€',
    defaultValue: { min: 80, max: 160 },
    wide: true,
  });
