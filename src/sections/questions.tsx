import { PICTURES } from 'virtual:pictures';
import { QUESTIONS } from '../content/questions.ts';
import textStyles from '../ui/text.module.css';
import { Picture } from './picture.tsx';
import styles from './questions.module.css';

/** The id of the first question: the price, to which each service links. */
export const FIRST_QUESTION = 'price';

/** Questions and answers, as native `<details>`: price and date stand open. */
export function Questions() {
  return (
    <section className={styles.questions} aria-labelledby="questions-title">
      <div className={styles.aside}>
        <h2 id="questions-title">{QUESTIONS.title}</h2>
        <Picture
          picture={PICTURES.details}
          sizes="26rem"
          className={`${styles.picture} ${textStyles.screen}`}
        />
      </div>
      <div>
        {QUESTIONS.list.map(({ question, answer }, index) => (
          <details
            key={question + answer}
            id={index === 0 ? FIRST_QUESTION : undefined}
            open={index < 2}
          >
            <summary>
              <span>{question}</span>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
