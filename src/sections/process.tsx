import type { ReactNode } from 'react';
import { DRAWINGS, proposalFor } from '../content/drawings.ts';
import { PROCESS, SHEET } from '../content/process.ts';
import type { ServiceId } from '../content/services.ts';
import { STUDIO } from '../content/studio.ts';
import { Drawing, Plant } from '../ui/drawing.tsx';
import { Title } from '../ui/title.tsx';
import { People } from './people.tsx';
import styles from './process.module.css';

const { growth } = DRAWINGS;

/** The id of the written proposal, to which the corporate events link. */
export const PROPOSAL_ID = 'proposal';

interface ProcessProps {
  /** The proposal is one for this service. */
  service: ServiceId;
  /** The button that asks for a proposal. */
  action: ReactNode;
}

/**
 * How the studio works, as numbered steps, with the flower's growth
 * from the first to the last, and the proposal that it writes.
 */
export function Process({ service, action }: ProcessProps) {
  return (
    <section className={styles.process} aria-labelledby="process-title">
      <h2 id="process-title">
        <Title {...PROCESS} />
      </h2>
      {STUDIO.people && <People people={STUDIO.people} />}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role from a list without bullets. */}
      <ol role="list" className={styles.steps}>
        {PROCESS.steps.map(({ title, text }, index, { length }) => (
          <li key={title + text} className={styles.step}>
            <Plant drawing={stageOf(index / (length - 1))} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {SHEET && (
        <figure id={PROPOSAL_ID} className={styles.proposal}>
          <Drawing drawing={proposalFor(service)} alt={SHEET.alt} />
          <figcaption>
            <h3>{SHEET.title}</h3>
            <p>{SHEET.text}</p>
            {action}
          </figcaption>
        </figure>
      )}
    </section>
  );
}

/** `progress`: 0 in the first step, 1 in the last. */
function stageOf(progress: number) {
  const stage = Math.round(progress * (growth.length - 1));
  return growth[stage] ?? growth[0];
}
