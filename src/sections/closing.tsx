import type { ReactNode } from 'react';
import { DRAWINGS } from '../content/drawings.ts';
import { HOME } from '../content/site.ts';
import { Plant } from '../ui/drawing.tsx';
import { bindShortWords } from '../ui/title.tsx';
import styles from './closing.module.css';
import { ClosingSentence } from './closing-sentence.tsx';

interface ClosingProps {
  /** The number of guests of an untouched form. */
  defaultGuests: number;
  action: ReactNode;
}

/** The last question, beside the flower that has grown on the page. */
export function Closing({ defaultGuests, action }: ClosingProps) {
  const { title, text } = HOME.closing;
  return (
    <section className={styles.closing} aria-labelledby="closing-title">
      <h2 id="closing-title">
        <span>{bindShortWords(title)}</span>
      </h2>
      <div className={styles.line}>
        <ClosingSentence defaultGuests={defaultGuests} />
      </div>
      <div className={styles.text}>
        <p>{text}</p>
        {action}
      </div>
      <Plant drawing={DRAWINGS.stem} className={styles.stem} />
    </section>
  );
}
