import { type ComponentProps, type ReactNode, useState } from 'react';
import { DAY_PLAN, DAYS, type Day, GUEST_COUNTS } from '../content/day-plan.ts';
import { FURNITURE, GARDEN } from '../content/drawings.ts';
import { useIsHydrated } from '../loading/use-is-hydrated.ts';
import { Drawing } from '../ui/drawing.tsx';
import textStyles from '../ui/text.module.css';
import { Title } from '../ui/title.tsx';
import styles from './day-plan.module.css';

/** The id of the choice of a day, to which weddings and social events link. */
export const DAY_CHOICE = 'day-choice';

/** The number of guests that the plan shows: as `guests` only if the visitor has chosen it. */
type Guests = { guests: number } | { defaultGuests: number };

interface DayPlanProps {
  /** The button, with the service of the day that the visitor has chosen, and the number of guests. */
  action: (service: Day['id'] | undefined, guests: Guests) => ReactNode;
}

/**
 * A day as a timetable, and seen from above. The visitor chooses the day, the number of guests and the rain. An hour that is pointed
 * at or tapped lights its place in the drawing.
 */
export function DayPlan({ action }: DayPlanProps) {
  const [chosenDay, setDay] = useState<Day>();
  const [chosenCount, setCount] = useState<number>();
  const [rain, setRain] = useState(false);
  /** The place of the lit hour. */
  const [hour, setHour] = useState<number>();
  const day = chosenDay ?? (DAYS[0] as Day);
  const count = chosenCount ?? GUEST_COUNTS[1];
  const countIndex = GUEST_COUNTS.indexOf(count);

  /** For the parts that belong to the hour at a place: its row in the timetable and its layer of the drawing. */
  const partOf = (place: number) => ({
    'data-place': place,
    'data-lit': hour === place,
    onMouseEnter: () => setHour(place),
    onMouseLeave: () => setHour(undefined),
  });

  return (
    <section
      className={styles.section}
      data-count={countIndex}
      data-rain={rain}
      data-hour={hour}
      aria-labelledby="day-plan-title"
    >
      <div className={styles.intro}>
        <p className={textStyles.label}>{DAY_PLAN.label}</p>
        <h2 id="day-plan-title">
          <Title {...DAY_PLAN} />
        </h2>
        <p>{DAY_PLAN.text}</p>
        {DAYS.length > 1 && (
          <fieldset id={DAY_CHOICE}>
            <legend className={textStyles.label}>{DAY_PLAN.event}</legend>
            {DAYS.map((one) => (
              <Control
                key={one.id}
                type="radio"
                name="day"
                checked={one === day}
                onChange={() => setDay(one)}
              >
                {one.kind}
              </Control>
            ))}
          </fieldset>
        )}
      </div>
      <div className={styles.seen}>
        <fieldset>
          <legend className={textStyles.label}>{DAY_PLAN.guests}</legend>
          {GUEST_COUNTS.map((one) => (
            <Control
              key={one}
              type="radio"
              name="guests"
              value={one}
              checked={one === count}
              onChange={() => setCount(one)}
            >
              {one}
            </Control>
          ))}
        </fieldset>
        <Control type="checkbox" checked={rain} onChange={() => setRain(!rain)}>
          {DAY_PLAN.rain}
        </Control>
        {/* The timetable says the same in words. */}
        <div aria-hidden="true" className={styles.plan}>
          <Drawing drawing={GARDEN.always} />
          <Drawing drawing={GARDEN.sun} className={styles.dry} />
          <Drawing drawing={GARDEN.rain} className={styles.wet} />
          {FURNITURE.map(({ dry, wet }, index) => {
            const place = index + 1;
            const there = day.hours.find((one) => one.place === place);
            return (
              there && (
                <div key={place} {...partOf(place)}>
                  <Drawing drawing={dry} className={wet && styles.dry} />
                  {wet && <Drawing drawing={wet} className={styles.wet} />}
                  <p className={styles.plate}>
                    <span>{there.time}</span> <small>{there.what}</small>
                  </p>
                </div>
              )
            );
          })}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role from a list without bullets. */}
      <ol role="list">
        {day.hours.map(({ time, what, place, dry, wet, furniture }) => (
          <li key={place} {...partOf(place)}>
            <time>{time}</time> <b>{what}</b> <p>{(rain && wet) || dry}</p>{' '}
            <small>{furniture[countIndex]}</small>
          </li>
        ))}
      </ol>
      {action(chosenDay?.id, chosenCount ? { guests: chosenCount } : { defaultGuests: count })}
    </section>
  );
}

/** A control in the frame of its label. Before the app runs there is only an empty space, and no control that a browser could restore. */
function Control({ children, ...input }: ComponentProps<'input'>) {
  const isHydrated = useIsHydrated();
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: it gets its control when the app runs.
    <label>
      {children}
      {isHydrated && <input {...input} />}
    </label>
  );
}
