import type { ReactNode } from 'react';
import { DAY_PLAN, GUESTS, HOURS } from '../content/day-plan.ts';
import { furnitureOf, GARDEN } from '../content/drawings.ts';
import { Drawing } from '../ui/drawing.tsx';
import labelStyles from '../ui/label.module.css';
import { Title } from '../ui/title.tsx';
import styles from './day-plan.module.css';

/** The id of the hours of another day, to which the social events link. */
export const OTHER_DAY = 'other-day';

/**
 * A day as a timetable, and seen from above. The number of guests, the rain and the hour that is pointed at, focused or tapped change
 * words and drawing by CSS alone; without CSS, the words of every plan are shown (U-24).
 */
export function DayPlan({ action }: { action: ReactNode }) {
  const { label, text, otherDay, guests, rain, inRain } = DAY_PLAN;
  return (
    <section className={styles.section} aria-labelledby="day-plan-title">
      <div className={styles.intro}>
        <p className={labelStyles.label}>{label}</p>
        <h2 id="day-plan-title">
          <Title {...DAY_PLAN} />
        </h2>
        <p>{text}</p>
        {otherDay && <p id={OTHER_DAY}>{otherDay}</p>}
      </div>
      <div className={styles.seen}>
        <fieldset>
          <legend className={labelStyles.label}>{guests}</legend>
          {GUESTS.map((count, at) => (
            <label key={count}>
              <input
                type="radio"
                name="guests"
                value={count}
                data-count={at}
                defaultChecked={count === GUESTS[1]}
              />
              {count}
            </label>
          ))}
        </fieldset>
        <label>
          <input type="checkbox" />
          {rain}
        </label>
        {/* Hidden without CSS, which lays the drawings over each other. */}
        <div hidden className={styles.plan}>
          <Drawing drawing={GARDEN.always} />
          <div>
            <Drawing drawing={GARDEN.sun} className={styles.dry} />
            <Drawing drawing={GARDEN.rain} className={styles.wet} />
          </div>
          {HOURS.map(({ time, dry, wet }, at) => (
            <div key={time} data-hour={at}>
              <Drawing
                drawing={furnitureOf(dry.drawing)}
                className={wet?.drawing ? styles.dry : undefined}
              />
              {wet?.drawing && (
                <Drawing drawing={furnitureOf(wet.drawing)} className={styles.wet} />
              )}
              <button type="button" className={styles.hour}>
                {time}
              </button>
            </div>
          ))}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role from a list without bullets. */}
      <ol role="list">
        {HOURS.map(({ time, what, dry, wet, furniture }, at) => (
          <li key={time} data-hour={at}>
            <time>{time}</time> <b>{what}</b>
            <p className={wet && styles.dry}>{dry.where}</p>
            {wet && (
              <p className={styles.wet}>
                <span>{`${inRain} `}</span>
                {wet.where}
              </p>
            )}
            <div>
              {furniture.map((words, index) => (
                <p key={GUESTS[index]} data-count={index}>
                  <span>{`${GUESTS[index]}: `}</span>
                  {words}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      {action}
    </section>
  );
}

/** The number of guests that the plan shows, as `guests` only if the visitor has chosen it (U-22). */
export function plannedGuests(): { guests: number } | { shownGuests: number } {
  const radio = document.querySelector<HTMLInputElement>('[name="guests"]:checked');
  const count = Number(radio?.value);
  return radio?.defaultChecked ? { shownGuests: count } : { guests: count };
}
