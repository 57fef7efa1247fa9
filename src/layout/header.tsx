import { Link } from 'react-router-dom';
import logo from '../content/logo.svg?no-inline';
import { SITE } from '../content/site.ts';
import { ContactButton } from '../event-request/contact-button.tsx';
import { useScrolledPast } from '../ui/use-scrolled-past.ts';
import styles from './header.module.css';

/** Scrolled this far, in pixels, the header is solid (S-HDR-6 to S-HDR-8, S-CON-7). */
const SOLID_FROM = 80;

export function Header() {
  const solid = useScrolledPast(SOLID_FROM);
  return (
    <header className={styles.header} data-state={solid ? 'solid' : 'translucent'}>
      <Link to="/" className={styles.home} aria-label={SITE.homeLink}>
        <svg viewBox="-8.4 -153 550.9 163.4" aria-hidden="true" focusable="false">
          <use href={`${logo}#logo`} />
        </svg>
      </Link>
      <ContactButton className={styles.contact}>{SITE.contactButton}</ContactButton>
    </header>
  );
}
