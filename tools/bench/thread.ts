import type { CDPSession, Locator, Page } from 'playwright';
import { EVENT_REQUEST_PATH } from '../../src/shared/contract.ts';
import { onPhone, untilIdle } from './phone-visit.ts';
import { median, recordOf } from './statistics.ts';
import { CAUSE_NAMES, longestOfScript, type Task, tasksOf, totalOf } from './trace.ts';
import { requestOf } from './visitors.ts';

export type ThreadReport = Awaited<ReturnType<typeof measureThread>>;

/** How many times slower the phone is than this machine. */
export const SLOWDOWN = 4;
/** The limit of a long task (W3C), in milliseconds. */
export const LONG_MS = 50;
/** Time between two keys of a fast typist, in milliseconds. */
const KEY_MS = 100;
const CATEGORIES = ['-*', 'devtools.timeline', 'v8', 'blink.user_timing', 'toplevel'];
const OFF_BY_DEFAULT = ['devtools.timeline', 'lighthouse', 'v8.compile'];

/** Measures the main thread of a slow phone while the home page starts, and while a visitor uses the form. */
export async function measureThread(address: string, runs: number) {
  const starts: Task[][] = [];
  const interactions: Awaited<ReturnType<typeof interact>>[] = [];
  for (let run = 1; run <= runs; run++) {
    console.log(`Main thread, run ${run} of ${runs}…`);
    starts.push(await onPhone((page, session) => traceStart(address, page, session)));
    interactions.push(await onPhone((page, session) => interact(address, page, session)));
  }
  const long = (tasks: readonly Task[]) => tasks.filter(({ ms }) => ms > LONG_MS);
  const medianOf = (figure: (tasks: readonly Task[]) => number) => median(starts.map(figure));
  return {
    runs,
    /** Medians, in milliseconds. */
    start: {
      longestOfScript: medianOf(longestOfScript),
      /** The sum of all long tasks. */
      longTasks: medianOf((tasks) => long(tasks).reduce((total, { ms }) => total + ms, 0)),
      causes: recordOf(CAUSE_NAMES, (cause) => medianOf((tasks) => totalOf(tasks, cause))),
    },
    /** The long tasks of the last run. */
    longTasks: long(starts.at(-1) ?? []),
    /** The slowest of each run, in milliseconds. */
    interactions: recordOf(['opening', 'errors', 'typing', 'sending'] as const, (name) =>
      interactions.map((run) => run[name]),
    ),
  };
}

/** Traces the home page until the app runs and the form's code is fetched. */
async function traceStart(address: string, page: Page, session: CDPSession): Promise<Task[]> {
  await slowDown(session);
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser');
  const categories = [
    ...CATEGORIES,
    ...OFF_BY_DEFAULT.map((name) => `disabled-by-default-${name}`),
  ];
  await browser.startTracing(page, { categories });
  await page.goto(address);
  await untilStarted(page);
  const trace = await browser.stopTracing();
  return tasksOf(JSON.parse(String(trace)).traceEvents, address);
}

async function interact(address: string, page: Page, session: CDPSession) {
  // Answer without the function: only the page is measured.
  await page.route(`**${EVENT_REQUEST_PATH}`, (route) =>
    route.fulfill({ json: { status: 'sent' } }),
  );
  await page.addInitScript(noteInteractions);
  await page.goto(address);
  await untilStarted(page);
  await slowDown(session);
  const { request } = requestOf(0, 0);
  const control = (name: string) => page.locator(`form [name="${name}"]`);
  const submit = page.locator('form [type="submit"]');

  const opening = await longest(page, async () => {
    await tap(page, page.locator('header [aria-haspopup="dialog"]'));
    await submit.waitFor();
  });
  for (const name of ['date', 'numberOfGuests']) await control(name).fill('');
  for (const select of await page.locator('form select').all())
    await select.evaluate((element: HTMLSelectElement) => {
      element.selectedIndex = -1;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const errors = await longest(page, async () => {
    await tap(page, submit);
    await page
      .locator('form [aria-invalid]')
      .nth(Object.keys(request).length - 1)
      .waitFor();
  });
  const typing = await longest(page, async () => {
    await control('name').pressSequentially('Ana', { delay: KEY_MS });
    await control('description').pressSequentially('Una cena', { delay: KEY_MS });
  });
  for (const [name, value] of Object.entries(request)) {
    const isSelect = await control(name).evaluate(({ localName }) => localName === 'select');
    await (isSelect
      ? control(name).selectOption(String(value))
      : control(name).fill(String(value)));
  }
  const sending = await longest(page, async () => {
    await tap(page, submit);
    await page.locator('dialog[open]').waitFor({ state: 'hidden' });
  });
  return { opening, errors, typing, sending };
}

/** Playwright's own `tap` runs its checks in the page, which would lengthen the interaction. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The element to tap is not visible');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

const slowDown = (session: CDPSession) =>
  session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

/** Waits until every button works and the app is idle: the form's code is fetched in an idle moment. */
async function untilStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[data-waiting]'));
  await page.waitForLoadState('networkidle');
  await untilIdle(page);
}

/** The longest interaction while `act` runs, in milliseconds from the input to the next paint. */
async function longest(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => dispatchEvent(new Event('forget-interactions')));
  await act();
  // The browser reports an interaction after its paint.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  await untilIdle(page);
  return Number(await page.evaluate(() => document.documentElement.dataset.longest));
}

/** Runs in the page from its start, so that no observer is created just before a measured interaction. */
function noteInteractions(): void {
  let longest = 0;
  const note = (ms: number) => {
    longest = ms;
    document.documentElement.dataset.longest = String(longest);
  };
  addEventListener('forget-interactions', () => note(0));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId && entry.duration > longest) note(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
