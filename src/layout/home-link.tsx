import { Link } from 'react-router-dom';
import { SITE } from '../content/site.ts';
import headerStyles from './header.module.css';
import styles from './home-link.module.css';

/** The logo at the top of every page (S-HDR-2). */
export function HomeLink() {
  return (
    <Link to="/" className={headerStyles.home} aria-label={SITE.homeLink}>
      <span className={styles.logo} />
    </Link>
  );
}
