import { DAY_PLAN } from '../content/day-plan.ts';
import { Phrases } from '../ui/phrases.tsx';
import visuallyHidden from '../ui/visually-hidden.module.css';
import styles from './day-plan.module.css';

/** An evening as a timetable. The checkbox shows the plan for rain by CSS alone; without CSS both plans are shown (U-24). */
export function DayPlan() {
  const { title, text, rain, steps } = DAY_PLAN;
  return (
    <section className={styles.section} aria-labelledby="day-plan-title">
      <div>
        <h2 id="day-plan-title">
          <Phrases>{title}</Phrases>
        </h2>
        <p>{text}</p>
        <label className={styles.switch}>
          <input type="checkbox" /> {rain.question}
        </label>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role from a list without bullets. */}
      <ol role="list">
        {steps.map(({ time, what, ...place }) => (
          <li key={time}>
            <time>{time}</time>{' '}
            <span>
              {what} <span className={styles.dry}>{place.dry}</span>
            </span>{' '}
            {place.dry && (
              <span className={styles.wet}>
                <span>
                  <span className={visuallyHidden.text}>{rain.label}</span> {place.wet}
                </span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
