import type { ReactNode } from 'react';
import { DRAWINGS } from '../content/drawings.ts';
import { HOME } from '../content/site.ts';
import { Plant } from '../ui/drawing.tsx';
import textStyles from '../ui/text.module.css';
import styles from './closing.module.css';

interface ClosingProps {
  sentence: ReactNode;
  action: ReactNode;
}

/** The last question, beside the flower that has grown on the page. */
export function Closing({ sentence, action }: ClosingProps) {
  const { title, text } = HOME.closing;
  return (
    <section className={`${styles.closing} ${textStyles.screen}`} aria-labelledby="closing-title">
      <h2 id="closing-title">
        <span>{title}</span>
      </h2>
      <div className={styles.line}>{sentence}</div>
      <div className={styles.text}>
        <p>{text}</p>
        {action}
      </div>
      <Plant drawing={DRAWINGS.stem} className={styles.stem} />
    </section>
  );
}
