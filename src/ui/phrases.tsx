import styles from './phrases.module.css';

/** An article, preposition or conjunction, or any word of two letters. */
const SHORT = '[¿¡«(]?(?:\\S\\S?|con|del|l[ao]s|por|sin|una) ';
const PHRASE = new RegExp(`(?:${SHORT})*\\S+(?: (?!${SHORT})\\S+)*`, 'gi');

/** A title that wraps between its phrases, so that no short word ends a line. A phrase wraps only if it is longer than a line. */
export const Phrases = ({ children }: { children: string }) =>
  phrasesOf(children).flatMap((phrase) => [
    <span key={phrase} className={styles.phrase}>
      {phrase}
    </span>,
    ' ',
  ]);

/** “Bodas a vuestra manera” → “Bodas”, “a vuestra manera”: each phrase begins with its short words. */
export const phrasesOf = (title: string): string[] => title.match(PHRASE) ?? [];
