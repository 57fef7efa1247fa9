import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import { appScripts } from '../build/page-html.ts';
import { PROJECT_ROOT } from '../local/project-root.ts';
import { heroOnAPhone, sentBytes } from './budgets.ts';
import { onPhone, untilIdle } from './phone.ts';

/** Lighthouse's slow 4G. On a fast line all files arrive at once, and their order is unknown. */
const SLOW_4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
/** How long no request may start or end before the visit counts as complete. */
const QUIET_MS = 1500;

interface PageRequest {
  path: string;
  /** Document, Script, Image, Font …, as in DevTools. */
  type: string;
  isBeforeLoad: boolean;
  /** Transferred: body and headers. 0 without an answer. */
  bytes: number;
}

/** Measures the files that a phone fetches for the home page, scrolled to its end without a tap. */
export async function measureBytes(address: string) {
  const requests = await onPhone((page, session) => visit(`${address}/`, page, session));
  const fileOf = (path: string) => join(PROJECT_ROOT, 'dist', path);
  const bytesOf = (paths: readonly string[]) =>
    paths.reduce((total, path) => total + sentBytes(fileOf(path)), 0);
  const pathsOf = (wanted: string) => {
    const paths = requests.filter(({ type }) => type === wanted).map(({ path }) => path);
    // The local server has no content for the host's own scripts.
    return [...new Set(paths)].filter((path) => !path.startsWith('/_vercel/'));
  };
  const html = readFileSync(fileOf('index.html'), 'utf8');
  const scripts = pathsOf('Script');
  // The form's chunks are the only ones that are fetched ahead, and the only stylesheet is the form's.
  const form = scripts.filter((path) => !appScripts(html).includes(path));
  if (form.length === 0) throw new Error('The home page has not fetched the form');
  return {
    /** In their order. */
    requests,
    scripts,
    /** AVIF: the logo and the drawing are SVG. */
    pictures: pathsOf('Image').filter((path) => path.endsWith('.avif')),
    bytes: {
      home: bytesOf(['index.html']),
      hero: bytesOf([heroOnAPhone(html) ?? '']),
      /** The home page's scripts without the form's. */
      script: bytesOf(scripts) - bytesOf(form),
      form: bytesOf(form),
      formStyles: bytesOf(pathsOf('Stylesheet')),
      /** All requests, with their headers. */
      phone: requests.reduce((total, { bytes }) => total + bytes, 0),
    },
  };
}

async function visit(address: string, page: Page, session: CDPSession): Promise<PageRequest[]> {
  const requests = new Map<string, PageRequest>();
  let changedAt = Date.now();
  let isBeforeLoad = true;
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    changedAt = Date.now();
    if (request.url.startsWith('data:')) return;
    const path = new URL(request.url).pathname;
    requests.set(requestId, { path, type, isBeforeLoad, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    changedAt = Date.now();
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  session.on('Page.loadEventFired', () => {
    isBeforeLoad = false;
  });
  await session.send('Page.enable');
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });

  const isQuiet = () => Date.now() - changedAt >= QUIET_MS;
  const untilQuiet = async () => {
    do {
      while (!isQuiet()) await page.waitForTimeout(100);
      // On a busy machine the requests that wait for an idle moment may start late.
      await untilIdle(page);
    } while (!isQuiet());
  };
  await page.goto(address, { timeout: 60_000 });
  await untilQuiet();
  await scrollToTheEnd(page);
  await untilQuiet();
  return [...requests.values()];
}

/** Half a screen at a time, so that every lazy picture loads. */
async function scrollToTheEnd(page: Page): Promise<void> {
  const isAtTheEnd = () => {
    scrollBy(0, innerHeight / 2);
    return scrollY + innerHeight >= document.documentElement.scrollHeight;
  };
  while (!(await page.evaluate(isAtTheEnd))) await page.waitForTimeout(100);
}
