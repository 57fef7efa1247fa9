import { Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SITE } from '../content/site.ts';
import { ChunkFailure, Failure } from '../event-request/chunk-failure.tsx';
import { EventRequestProvider } from '../event-request/event-request-provider.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Loading } from '../ui/loading.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './root-layout.module.css';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** The layout of every route. An error in it or in the dialog does not leave a blank page. */
export function RootLayout() {
  return (
    <ErrorBoundary
      fallback={() => (
        <main>
          <Failure texts={SITE.failure} />
        </main>
      )}
    >
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
    <EventRequestProvider>
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
        <ErrorBoundary
          key={pathname}
          resetKey={key}
          fallback={(error) => <ChunkFailure error={error} />}
        >
          <Suspense fallback={<Loading label={SITE.loading} />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
    </EventRequestProvider>
  );
}
