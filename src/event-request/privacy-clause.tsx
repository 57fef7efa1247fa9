import { PRIVACY_CLAUSE } from '../content/event-request.ts';
import { LEGAL_LINKS } from '../content/legal/legal-links.ts';
import { SITE } from '../content/site.ts';
import visuallyHidden from '../ui/visually-hidden.module.css';
import styles from './privacy-clause.module.css';

/** The privacy clause beside the submit button. It has no checkbox: the law requires information here, not consent. */
export function PrivacyClause() {
  const { title, facts, conditions, more, link } = PRIVACY_CLAUSE;
  return (
    <p className={styles.clause}>
      <b>{title}</b>
      {facts.flatMap(({ term, text }) => [' ', <b key={term + text}>{term}:</b>, ` ${text}`])}{' '}
      {conditions} {more} {/* In a new tab, so that what was typed is not lost. */}
      <a href={LEGAL_LINKS.privacy.path} target="_blank" rel="noopener">
        {link}
        <span className={visuallyHidden.text}> {SITE.newTab}</span>
      </a>
      .
    </p>
  );
}
