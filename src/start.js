// Inlined into the pages as it is; its hash stands in vercel.json. Until the app runs, the page is whole without it.
{
  const { app, now } = document.currentScript.dataset;
  const modules = app.split(' ');
  let started = false;

  // Only the last button that was tapped waits: it alone opens what it says when the app is there.
  const wait = (button) => {
    for (const tapped of document.querySelectorAll('[data-waiting="tapped"]')) {
      tapped.dataset.waiting = '';
      tapped.removeAttribute('aria-busy');
    }
    if (!button) return;
    button.dataset.waiting = 'tapped';
    button.setAttribute('aria-busy', 'true');
  };

  // After a deployment the page's scripts are gone, and some engines never ask again for one that failed: as in
  // `src/ui/old-tab.ts`, one reload mends both (U-14), if the page is there and it can be noted down.
  const reload = async (button) => {
    try {
      if (Date.now() - sessionStorage.getItem('reloaded') < 3_600_000) return false;
      const { ok } = await fetch(location.href, { cache: 'no-store' });
      if (!ok) return false;
      sessionStorage.setItem('reloaded', Date.now());
      sessionStorage.setItem('resume', button.dataset.ceremony ?? '');
      location.reload();
      return true;
    } catch {
      return false;
    }
  };

  // The app takes the note away: it is there only after a reload that has not helped.
  const isReloaded = () => {
    try {
      return 'resume' in sessionStorage;
    } catch {
      return false;
    }
  };

  // The page's own module brings the others along: all of them run, or none. Named ahead, they come together.
  const load = () => {
    for (const href of modules.slice(0, -1))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    const timeout = new Promise((_, reject) => {
      setTimeout(reject, 120_000, new Error(`Loading chunk app failed.\n(timeout: ${app})`));
    });
    return Promise.race([import(modules.at(-1)), timeout]);
  };

  const recover = async () => {
    started = false;
    const button = document.querySelector('[data-waiting="tapped"]');
    if (button ? await reload(button) : !isReloaded()) return;
    // No button pretends that something will come: the phone is at hand, and the next tap tries again.
    wait();
    document.querySelector('footer a[href^="tel:"]')?.focus();
  };

  // The app comes after everything that can be seen, or at the first sign of intent; no tap in between is lost.
  const start = async () => {
    if (started) return;
    started = true;
    const app = load();
    app.catch(recover);
    // Not caught, and not after the recovery: a reload would take the console's message along before it is written.
    await app;
  };
  // `pointermove`, not `pointerover`: that one comes by itself where a mouse rests on a page that is being loaded.
  for (const intent of ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'])
    addEventListener(intent, start, { once: true, passive: true });

  // Before React: while a part of the page is not its own yet, it would keep the tap to itself.
  addEventListener(
    'click',
    ({ target }) => {
      const button = target.closest?.('[aria-haspopup="dialog"]');
      if (!button) return;
      const isEarly = 'waiting' in button.dataset;
      wait(isEarly && button);
      if (isEarly) start();
    },
    { capture: true },
  );

  // A link to a section puts it in the middle at once: the app, later, would move it under the reader's eyes (S-FTR-7).
  const jump = ({ hash }) => {
    const section = hash && document.getElementById(hash.slice(1));
    if (section?.localName !== 'section') return;
    section.scrollIntoView({ block: 'center' });
    section.focus({ preventScroll: true });
    return section;
  };
  addEventListener('click', (event) => {
    const link = event.target.closest?.('a[href^="/#"]');
    const isNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    // Once the app is there the link is its own.
    if (link && !isNewTab && !event.defaultPrevented && jump(link)) event.preventDefault();
  });
  const landed = jump(location);
  if (landed) {
    history.replaceState(history.state, '', location.pathname + location.search);
    addEventListener('load', () => {
      const { top, height } = landed.getBoundingClientRect();
      // Fonts have moved it a little; whoever has scrolled is further away and stays there.
      if (Math.abs(top + height / 2 - innerHeight / 2) < innerHeight / 4)
        landed.scrollIntoView({ block: 'center' });
    });
  }

  // A tab in the background paints nothing, and has the line to itself.
  const afterPaint = (task) => {
    if (document.hidden) return task();
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      task();
    }).observe({ type: 'paint', buffered: true });
  };
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 200);
  if (now === undefined) addEventListener('load', () => afterPaint(whenIdle));
  else start();

  // The display typeface comes once something is seen: its 25 KB are not ahead of the hero.
  afterPaint(() => {
    for (const typeface of document.head.querySelectorAll('noscript'))
      typeface.outerHTML = typeface.textContent;
  });
}
