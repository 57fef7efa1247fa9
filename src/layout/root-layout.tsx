import { Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SITE } from '../content/site.ts';
import { EventRequestProvider } from '../event-request/event-request-provider.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Loading } from '../ui/loading.tsx';
import { Failure } from './failure.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './root-layout.module.css';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const renderFailure = (error: unknown) => <Failure error={error} />;

/** The layout of every route. An error in it or in the dialog does not leave a blank page. */
export function RootLayout() {
  return (
    <ErrorBoundary fallback={(error) => <main>{renderFailure(error)}</main>}>
      <Frame />
    </ErrorBoundary>
  );
}

/** Header, content, footer, and the event-request dialog. */
function Frame() {
  const { pathname, key } = useLocation();
  const mainRef = useRef<HTMLElement>(null);
  useFocusOnNavigation(mainRef);
  return (
    <EventRequestProvider renderFailure={renderFailure}>
      {/* biome-ignore lint/a11y/useValidAnchor: with the app it leaves no fragment, to which Chromium would jump at a later Back. */}
      <a
        className={styles.skip}
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          mainRef.current?.focus();
        }}
      >
        {SITE.skipLink}
      </a>
      <Header />
      <main id="content" ref={mainRef} tabIndex={-1} className={styles.main}>
        {/* Keyed, so that a new route has its own fallback. Each visit clears the error of the last one. */}
        <ErrorBoundary key={pathname} resetKey={key} fallback={renderFailure}>
          <Suspense fallback={<Loading label={SITE.loading} />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
    </EventRequestProvider>
  );
}
