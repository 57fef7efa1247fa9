import { Link } from 'react-router-dom';
import logo from '../content/logo.svg?no-inline';
import { SITE } from '../content/site.ts';
import styles from './header.module.css';

/** The logo at the top of every page (S-HDR-2). */
export function HomeLink() {
  return (
    <Link to="/" className={styles.home} aria-label={SITE.homeLink}>
      <svg viewBox="-8.4 -153 550.9 163.4" aria-hidden="true" focusable="false">
        <use href={`${logo}#logo`} />
      </svg>
    </Link>
  );
}
