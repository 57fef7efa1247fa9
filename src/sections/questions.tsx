import { PICTURES } from '../content/pictures.ts';
import { QUESTIONS } from '../content/questions.ts';
import { Picture } from './picture.tsx';
import styles from './questions.module.css';

/** Questions and answers, by the platform's own disclosure. */
export function Questions() {
  return (
    <section className={styles.questions} aria-labelledby="questions-title">
      <div className={styles.aside}>
        <h2 id="questions-title" className={styles.title}>
          {QUESTIONS.title}
        </h2>
        <Picture
          picture={PICTURES.details}
          sizes="(min-width: 1024px) min(44vw, 42rem), 100vw"
          className={styles.picture}
        />
      </div>
      <div className={styles.list}>
        {QUESTIONS.list.map(({ question, answer }) => (
          <details key={question} className={styles.item}>
            <summary className={styles.question}>{question}</summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
