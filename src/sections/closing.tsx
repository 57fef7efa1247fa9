import { PICTURES } from 'virtual:pictures';
import type { ReactNode } from 'react';
import { HOME } from '../content/site.ts';
import { bindShortWords } from '../ui/bind-short-words.ts';
import styles from './closing.module.css';
import { Picture } from './picture.tsx';

export function Closing({ action }: { action: ReactNode }) {
  const { title, text } = HOME.closing;
  return (
    <section className={styles.closing} aria-labelledby="closing-title">
      <Picture picture={PICTURES.closing} sizes="100vw" className={styles.picture} />
      <div className={styles.text}>
        <h2 id="closing-title">{bindShortWords(title)}</h2>
        <p>{text}</p>
        {action}
      </div>
    </section>
  );
}
