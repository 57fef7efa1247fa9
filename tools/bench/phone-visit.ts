import { type CDPSession, chromium, type Page } from 'playwright';
import { browserPath, CHROMIUM_FLAGS } from './browser.ts';

const PHONE = { width: 390, height: 844 };
const PIXEL_RATIO = 2;
/** Lighthouse's slow 4G. On a fast line all files arrive at once, and their order is unknown. */
const SLOW_4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
/** How long no request may start or end before the visit counts as complete. */
const QUIET_MS = 1500;
const LOAD_TIMEOUT_MS = 60_000;

export interface PageRequest {
  address: string;
  /** Document, Script, Image, Font …, as in DevTools. */
  type: string;
  /** VeryHigh, High, Medium, Low or VeryLow. */
  priority: string;
  /** Milliseconds since the page's own request. */
  startedMs: number;
  /** Absent without an answer. */
  endedMs?: number;
  /** Transferred: body and headers. */
  bytes: number;
}

/** Opens a page on a phone, and scrolls to its end without a tap. */
export function visitWithPhone(address: string) {
  return onPhone(async (page, session) => {
    const recorded = await record(session);
    await page.goto(address, { timeout: LOAD_TIMEOUT_MS });
    await untilQuiet(page, recorded.lastChange);
    await scrollToTheEnd(page);
    await untilQuiet(page, recorded.lastChange);
    return recorded.result();
  });
}

/** Starts a new browser for the task. */
export async function onPhone<Result>(
  task: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: CHROMIUM_FLAGS.map((flag) => flag.replaceAll('"', '')),
  });
  try {
    const context = await browser.newContext({
      viewport: PHONE,
      deviceScaleFactor: PIXEL_RATIO,
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    return await task(page, await context.newCDPSession(page));
  } finally {
    await browser.close();
  }
}

async function record(session: CDPSession) {
  const requests = new Map<string, PageRequest>();
  const moments = new Map<string, number>();
  let origin = 0;
  let changedAt = Date.now();
  const since = (timestamp: number) => Math.round((timestamp - origin) * 1000);

  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    changedAt = Date.now();
    if (request.url.startsWith('data:')) return;
    origin ||= timestamp;
    requests.set(requestId, {
      address: new URL(request.url).pathname,
      type: type ?? 'Other',
      priority: request.initialPriority,
      startedMs: since(timestamp),
      bytes: 0,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    changedAt = Date.now();
    const request = requests.get(requestId);
    if (request) Object.assign(request, { endedMs: since(timestamp), bytes: encodedDataLength });
  });
  session.on('Page.lifecycleEvent', ({ name, timestamp }) => {
    if (origin > 0 && !moments.has(name)) moments.set(name, since(timestamp));
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });

  return {
    lastChange: () => changedAt,
    result() {
      const moment = (name: string) => moments.get(name) ?? Number.NaN;
      return {
        requests: [...requests.values()],
        firstPaintMs: moment('firstContentfulPaint'),
        loadMs: moment('load'),
      };
    },
  };
}

/** Half a screen at a time, so that every lazy picture loads. */
async function scrollToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += PHONE.height / 2) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await page.waitForTimeout(100);
  }
}

async function untilQuiet(page: Page, lastChange: () => number): Promise<void> {
  const isQuiet = () => Date.now() - lastChange() >= QUIET_MS;
  do {
    while (!isQuiet()) await page.waitForTimeout(100);
    // On a busy machine the requests that wait for an idle moment may start late.
    await untilIdle(page);
  } while (!isQuiet());
}

export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
}
