import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { BUSINESS } from '../content/business.ts';
import logo from '../content/logo.svg?no-inline';
import { SITE } from '../content/site.ts';
import { ContactButton } from '../event-request/contact-button.tsx';
import styles from './header.module.css';

/** In pixels: from this scroll position on the header is solid. */
const SOLID_FROM = 80;

function onScroll(changed: () => void) {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
}

/** The logo, which leads home, and the contact button. */
export function Header() {
  const solid = useSyncExternalStore(
    onScroll,
    () => window.scrollY >= SOLID_FROM,
    () => false,
  );
  return (
    <header className={styles.header} data-state={solid ? 'solid' : 'translucent'}>
      <Link to="/" discover="none" className={styles.home} aria-label={SITE.homeLink}>
        <img src={logo} alt={BUSINESS.name} className={styles.logo} />
      </Link>
      <ContactButton className={styles.contact}>{SITE.contactButton}</ContactButton>
    </header>
  );
}
