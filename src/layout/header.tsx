import { type ReactNode, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { BUSINESS, phoneLink } from '../content/business.ts';
import { SITE } from '../content/site.ts';
import { ContactButton } from '../event-request/contact-button.tsx';
import styles from './header.module.css';

/** In pixels: from this scroll position on the header is solid. */
const SOLID_FROM = 80;

function onScroll(changed: () => void) {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
}

export function Header() {
  const solid = useSyncExternalStore(
    onScroll,
    () => window.scrollY >= SOLID_FROM,
    () => false,
  );
  return (
    <Bar state={solid ? 'solid' : 'translucent'}>
      <ContactButton className={styles.contact}>{SITE.contactButton}</ContactButton>
    </Bar>
  );
}

/** The header of a page that runs no script: the phone number replaces the contact button. */
export function StaticHeader() {
  return (
    <Bar state="solid">
      <a className={styles.phone} href={phoneLink(BUSINESS.phone)}>
        {BUSINESS.phone}
      </a>
    </Bar>
  );
}

/** The logo, which leads home, and the element at the right. */
function Bar({ state, children }: { state: 'solid' | 'translucent'; children: ReactNode }) {
  return (
    <header className={styles.header} data-state={state}>
      <Link to="/" discover="none" className={styles.home} aria-label={SITE.homeLink}>
        <span className={styles.logo} />
      </Link>
      {children}
    </header>
  );
}
