import { type CSSProperties, Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { DAY_PLAN, DAYS, type Day, GUEST_COUNTS } from '../content/day-plan.ts';
import { FURNITURE, GARDEN } from '../content/drawings.ts';
import { Drawing } from '../ui/drawing.tsx';
import textStyles from '../ui/text.module.css';
import { Title } from '../ui/title.tsx';
import styles from './day-plan.module.css';
import { Option, Options } from './option.tsx';

/** The id of the plan's title, to which weddings and social events link. */
export const DAY_EXAMPLE = 'day-example';

/** A line across the window, below a drawing that stays in view: the hour that passes it is lit. */
const LIT_AT = '-75% 0px -25%';

interface DayPlanProps {
  /** The day that the visitor has selected, in the plan or by the link of a service to its example. */
  shownDay: Day['id'] | undefined;
  onShowDay: (day: Day['id']) => void;
  /** The button, with the number of guests. */
  action: (guests: number) => ReactNode;
}

/**
 * A day as a timetable, and seen from above. The visitor chooses the day, the number of guests and the rain. An hour
 * lights its place in the drawing when it is pointed at or tapped, or passes through the lower part of the window.
 */
export function DayPlan({ shownDay, onShowDay, action }: DayPlanProps) {
  const [chosenCount, setCount] = useState<number>();
  const [rain, setRain] = useState(false);
  const [changed, setChanged] = useState<'time' | 'where' | 'furniture'>();
  /** The places of the hour that is pointed at or tapped, and of the one that passes the line. */
  const [pointed, setPointed] = useState<number>();
  const [passing, setPassing] = useState<number>();
  const day = DAYS.find(({ id }) => id === shownDay) ?? (DAYS[0] as Day);
  const count = chosenCount ?? GUEST_COUNTS[1];
  const countIndex = GUEST_COUNTS.indexOf(count);
  const hours = day.hours.map(({ dry, wet, furniture, ...hour }) => ({
    ...hour,
    where: (rain && wet) || dry,
    furniture: furniture[countIndex],
  }));
  /** What the last change has made of the hours, for screen readers. */
  const news = changed && `${hours.map((hour) => `${hour.what} ${hour[changed]}`).join(', ')}.`;

  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day may have other rows.
  useEffect(() => {
    const line = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const place = Number((target as HTMLElement).dataset.place);
          if (isIntersecting) setPassing(place);
          else setPassing((last) => (last === place ? undefined : last));
        }
      },
      { rootMargin: LIT_AT },
    );
    for (const row of list.current?.children ?? []) line.observe(row);
    return () => line.disconnect();
  }, [day]);

  /** For the parts that belong to the hour at a place: its row in the timetable and its plate in the drawing. */
  const partOf = (place: number) => ({
    'data-place': place,
    'data-lit': (pointed ?? passing) === place,
    onMouseEnter: () => setPointed(place),
    onMouseLeave: () => setPointed(undefined),
  });

  return (
    <section
      className={styles.section}
      style={{ '--count': countIndex, '--rain': Number(rain) } as CSSProperties}
      aria-labelledby="day-plan-title"
    >
      <div className={styles.intro}>
        <hgroup id={DAY_EXAMPLE}>
          <p className={textStyles.label}>{DAY_PLAN.label}</p>
          <h2 id="day-plan-title">
            <Title {...DAY_PLAN} />
          </h2>
        </hgroup>
        <p>{DAY_PLAN.text}</p>
        {DAYS.length > 1 && (
          <Options legend={DAY_PLAN.event}>
            {DAYS.map((one) => (
              <Option
                key={one.id}
                type="radio"
                name="day"
                checked={one === day}
                onChange={() => {
                  onShowDay(one.id);
                  setChanged('time');
                }}
              >
                {one.kind}
              </Option>
            ))}
          </Options>
        )}
      </div>
      <Options legend={DAY_PLAN.guests}>
        {GUEST_COUNTS.map((one) => (
          <Option
            key={one}
            type="radio"
            name="guests"
            value={one}
            checked={one === count}
            onChange={() => {
              setCount(one);
              setChanged('furniture');
            }}
          >
            {one}
          </Option>
        ))}
      </Options>
      <Option
        type="checkbox"
        checked={rain}
        onChange={() => {
          setRain(!rain);
          setChanged('where');
        }}
      >
        {DAY_PLAN.rain}
      </Option>
      <p aria-live="polite" className={textStyles.hidden}>
        {news}
      </p>
      <div className={styles.day}>
        {/* The timetable says the same in words. */}
        <div aria-hidden="true" className={`${styles.plan} ${textStyles.screen}`}>
          <Drawing drawing={GARDEN.always} />
          <Drawing drawing={GARDEN.sun} className={styles.dry} />
          <Drawing drawing={GARDEN.rain} className={styles.wet} />
          {hours.map(({ time, what, place }) => {
            const { dry, wet } = FURNITURE[place - 1] as (typeof FURNITURE)[number];
            return (
              <Fragment key={place}>
                <Drawing drawing={dry.drawing} className={wet && styles.dry} />
                {wet && <Drawing drawing={wet.drawing} className={styles.wet} />}
                <p
                  className={styles.plate}
                  style={plateStyle((rain && wet) || dry)}
                  {...partOf(place)}
                >
                  <span>{time}</span> <small>{what}</small>
                </p>
              </Fragment>
            );
          })}
        </div>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role from a list without bullets. */}
        <ol ref={list} role="list">
          {hours.map(({ time, what, place, where, furniture }) => (
            <li key={place} {...partOf(place)}>
              <time>{time}</time> <b>{what}</b>{' '}
              <p>
                {/* In an element: React cannot change a text node that a browser has translated. */}
                <span>{where}</span>
                <span className={textStyles.hidden}>,</span> <small>{furniture}</small>
              </p>
            </li>
          ))}
        </ol>
      </div>
      {action(count)}
    </section>
  );
}

const plateStyle = ({ plate: [x, y], light }: (typeof FURNITURE)[number]['dry']) =>
  ({
    left: `${x}%`,
    top: `${y}%`,
    '--light': light.map((distance) => `${distance}cqi`).join(' '),
  }) as CSSProperties;
