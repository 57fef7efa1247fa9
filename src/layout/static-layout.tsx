import { Outlet } from 'react-router-dom';
import { BUSINESS, phoneLink } from '../content/business.ts';
import { SITE } from '../content/site.ts';
import { Footer } from './footer.tsx';
import headerStyles from './header.module.css';
import { HomeLink } from './home-link.tsx';
import styles from './root-layout.module.css';

/** The layout of a page that runs no script: the phone number replaces the contact button (U-13). */
export function StaticLayout() {
  return (
    <>
      <a className={styles.skip} href="#content">
        {SITE.skipLink}
      </a>
      <header className={headerStyles.header} data-state="solid">
        <HomeLink />
        <a className={headerStyles.phone} href={phoneLink(BUSINESS.phone)}>
          {BUSINESS.phone}
        </a>
      </header>
      <main id="content" className={styles.main}>
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
