import { Outlet } from 'react-router-dom';
import { SITE } from '../content/site.ts';
import { Footer } from './footer.tsx';
import { StaticHeader } from './header.tsx';
import styles from './root-layout.module.css';

/** The layout of a page that runs no script (U-13). */
export function StaticLayout() {
  return (
    <>
      <a className={styles.skip} href="#content">
        {SITE.skipLink}
      </a>
      <StaticHeader />
      <main id="content" className={styles.main}>
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
