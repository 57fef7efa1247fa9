import { PRIVACY_CLAUSE } from '../content/form.ts';
import { LEGAL_LINKS, SITE } from '../content/site.ts';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import styles from './privacy-clause.module.css';

/** The privacy clause beside the submit button. It has no checkbox: the law requires information here, not consent. */
export function PrivacyClause() {
  const { title, facts, conditions, more, link } = PRIVACY_CLAUSE;
  return (
    <p className={styles.clause} data-links>
      <b>{title}</b>
      {facts.flatMap(({ term, text }) => [' ', <b key={term + text}>{term}:</b>, ` ${text}`])}{' '}
      {conditions} {more}{' '}
      <NewTabLink href={LEGAL_LINKS.privacy.path} hint={SITE.newTab}>
        {link}
      </NewTabLink>
      .
    </p>
  );
}
