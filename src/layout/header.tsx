import { SITE } from '../content/site.ts';
import { ContactButton } from '../event-request/contact-button.tsx';
import { useScrolledPast } from '../ui/use-scrolled-past.ts';
import styles from './header.module.css';
import { HomeLink } from './home-link.tsx';

/** In pixels: from this scroll position on the header is solid (S-HDR-6 to S-HDR-8, S-CON-7). */
const SOLID_FROM = 80;

export function Header() {
  const solid = useScrolledPast(SOLID_FROM);
  return (
    <header className={styles.header} data-state={solid ? 'solid' : 'translucent'}>
      <HomeLink />
      <ContactButton className={styles.contact}>{SITE.contactButton}</ContactButton>
    </header>
  );
}
