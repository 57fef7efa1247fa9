import { PRIVACY_CLAUSE } from '../content/privacy-clause.ts';
import { SITE } from '../content/site.ts';
import spoken from '../ui/spoken.module.css';
import styles from './privacy-clause.module.css';

/** By the button, open and without a tick box: the law asks to inform here, not for consent (U-13). */
export function PrivacyClause() {
  const { title, facts, more, link } = PRIVACY_CLAUSE;
  return (
    <p className={styles.clause}>
      <b>{title}</b>
      {facts.flatMap(([term, text]) => [' ', <b key={term}>{term}:</b>, ` ${text}`])} {more}{' '}
      {/* In another tab: nothing that was typed is lost. */}
      <a href={link.href} target="_blank" rel="noopener">
        {link.text}
        <span className={spoken.text}> {SITE.footer.newTab}</span>
      </a>
      .
    </p>
  );
}
