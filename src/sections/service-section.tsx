import { PICTURES } from 'virtual:pictures';
import type { ReactNode } from 'react';
import { DAYS } from '../content/day-plan.ts';
import { SHEET } from '../content/process.ts';
import { QUESTIONS } from '../content/questions.ts';
import type { Service, ServiceId } from '../content/services.ts';
import { PRICES, STUDIO_TEXTS } from '../content/studio-texts.ts';
import textStyles from '../ui/text.module.css';
import { Title } from '../ui/title.tsx';
import { DAY_EXAMPLE } from './day-plan.tsx';
import { Picture } from './picture.tsx';
import { PROPOSAL_ID } from './process.tsx';
import { FIRST_QUESTION } from './questions.tsx';
import styles from './service-section.module.css';

interface ServiceSectionProps {
  service: Service;
  /** The visitor follows the link to the example. */
  onExample: () => void;
  action: ReactNode;
}

/** The width that `object-fit: cover` draws, which is more than it shows. For phones slightly less, as in the hero. */
const SOURCE_SIZES = {
  weddings: '(min-width: 1280px) 75vw, 96vw',
  socialEvents: '(orientation: portrait) 96vw, 60vw',
  corporateEvents: '(min-width: 1024px) max(63vh, 31rem), (min-width: 700px) 46vw, 70vw',
} satisfies Record<ServiceId, string>;

const dayExampleOf = (id: ServiceId) =>
  DAYS.some((day) => day.id === id) ? DAY_EXAMPLE : undefined;
/** The id of the example to which a service links, if the page has it. */
const EXAMPLES: { readonly [Id in ServiceId]: string | undefined } = {
  weddings: dayExampleOf('weddings'),
  socialEvents: dayExampleOf('socialEvents'),
  corporateEvents: SHEET && PROPOSAL_ID,
};

/** One of the services. Its layout depends on the id. */
export function ServiceSection({ service, onExample, action }: ServiceSectionProps) {
  const { id, text, includes, example } = service;
  const titleId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={titleId} className={`${styles.section} ${styles[id]}`}>
      <Picture
        picture={PICTURES[id]}
        sizes={SOURCE_SIZES[id]}
        className={`${styles.picture} ${textStyles.screen}`}
      />
      <div className={styles.text}>
        <h2 id={titleId}>
          <Title {...service} />
        </h2>
        <p>{text}</p>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role from a list without bullets. */}
        <ul role="list">
          {includes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p data-links className={styles.links}>
          {example && EXAMPLES[id] && (
            <a href={`/#${EXAMPLES[id]}`} onClick={onExample}>
              {example}
            </a>
          )}{' '}
          <span data-links>
            <a href={`/#${FIRST_QUESTION}`}>
              {PRICES[id] ? (
                <>
                  {STUDIO_TEXTS.price} <b>{PRICES[id]}</b>
                </>
              ) : (
                QUESTIONS.list[0]?.question
              )}
            </a>
            {PRICES[id] && <small>{`${STUDIO_TEXTS.taxes}; ${STUDIO_TEXTS.apart}`}</small>}
          </span>
        </p>
        {action}
      </div>
    </section>
  );
}
