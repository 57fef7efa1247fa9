import type { ReactNode } from 'react';
import { PICTURES } from '../content/pictures.ts';
import { HOME } from '../content/site.ts';
import { Phrases } from '../ui/phrases.tsx';
import styles from './closing.module.css';
import { Picture } from './picture.tsx';

export function Closing({ action }: { action: ReactNode }) {
  const { title, text } = HOME.closing;
  return (
    <section className={styles.closing} aria-labelledby="closing-title">
      <Picture picture={PICTURES.closing} sizes="100vw" className={styles.picture} />
      <div className={styles.text}>
        <h2 id="closing-title">
          <Phrases>{title}</Phrases>
        </h2>
        <p>{text}</p>
        {action}
      </div>
    </section>
  );
}
