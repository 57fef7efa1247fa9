import { type ReactNode, useState } from 'react';
import { DAY_PLAN, DAYS, GUESTS } from '../content/day-plan.ts';
import { furnitureOf, GARDEN } from '../content/drawings.ts';
import type { DayPlan as Content } from '../content/schema/page.ts';
import { Drawing } from '../ui/drawing.tsx';
import labelStyles from '../ui/label.module.css';
import { Title } from '../ui/title.tsx';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import styles from './day-plan.module.css';

/** The id of the choice of a day, to which weddings and social events link. */
export const DAY_CHOICE = 'day-choice';

type Day = NonNullable<Content['days']>[number];

interface DayPlanProps {
  /** The button, with the service of the day that the visitor has chosen. */
  action: (service: Day['id'] | undefined) => ReactNode;
}

/**
 * A day as a timetable, and seen from above. The number of guests, the rain and the hour that is pointed at, focused or tapped change
 * words and drawing by CSS alone; without CSS, the words of every plan are shown (U-24). Another day has other words.
 */
export function DayPlan({ action }: DayPlanProps) {
  const { label, text, guests, rain, inRain, places } = DAY_PLAN;
  const [chosen, setChosen] = useState<Day>();
  const day = chosen ?? (DAYS[0] as Day);
  return (
    <section className={styles.section} aria-labelledby="day-plan-title">
      <div className={styles.intro}>
        <p className={labelStyles.label}>{label}</p>
        <h2 id="day-plan-title">
          <Title {...DAY_PLAN} />
        </h2>
        <p>{text}</p>
        {DAYS.length > 1 && <DayChoice shown={day} onChoose={setChosen} />}
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
          {places.map(({ dry, wet }, at) => {
            const hour = day.hours.find(({ place }) => place === at + 1);
            return (
              hour && (
                <div key={dry} data-place={at}>
                  <Drawing drawing={furnitureOf(dry)} className={wet && styles.dry} />
                  {wet && <Drawing drawing={furnitureOf(wet)} className={styles.wet} />}
                  <button key={day.id} type="button" className={styles.hour}>
                    {hour.time} <small>{hour.what}</small>
                  </button>
                </div>
              )
            );
          })}
        </div>
      </div>
      {/* A key, because React cannot change text nodes that a browser has translated. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role from a list without bullets. */}
      <ol key={day.id} role="list">
        {day.hours.map(({ time, what, place, dry, wet, furniture }) => (
          <li key={place} data-place={place - 1}>
            <time>{time}</time> <b>{what}</b>
            <p className={wet && styles.dry}>{dry}</p>
            {wet && (
              <p className={styles.wet}>
                <span>{`${inRain} `}</span>
                {wet}
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
      {action(chosen?.id)}
    </section>
  );
}

interface DayChoiceProps {
  shown: Day;
  onChoose: (day: Day) => void;
}

/** Without script, the first day stays. */
function DayChoice({ shown, onChoose }: DayChoiceProps) {
  const isHydrated = useIsHydrated();
  return (
    <fieldset id={DAY_CHOICE} disabled={!isHydrated}>
      <legend className={labelStyles.label}>{DAY_PLAN.event}</legend>
      {DAYS.map((day) => (
        <label key={day.id}>
          <input
            type="radio"
            name="day"
            checked={day === shown}
            // After a reload the browser may have restored another choice.
            ref={(radio) => {
              if (radio?.checked && day !== shown) onChoose(day);
            }}
            onChange={() => onChoose(day)}
          />
          {day.kind}
        </label>
      ))}
    </fieldset>
  );
}

/** The number of guests that the plan shows, as `guests` only if the visitor has chosen it (U-22). */
export function plannedGuests(): { guests: number } | { shownGuests: number } {
  const radio = document.querySelector<HTMLInputElement>('[name="guests"]:checked');
  const count = Number(radio?.value);
  return radio?.defaultChecked ? { shownGuests: count } : { guests: count };
}
