import { FORM_TEXTS } from '../../../src/content/form.ts';
import { HOME } from '../../../src/content/site.ts';
import { BUDGETS, files, textOf, weigh } from '../../support/built-site.ts';
import { neverIdle, settle } from '../../support/page-control.ts';
import { expect, test } from '../../support/test.ts';

/** The requests and the storage of a visit, also with an ad blocker. */

const ANALYTICS = '/_vercel/insights/script.js';
const SPEED = '/_vercel/speed-insights/script.js';

/** Everything that a visit may request. */
const ALLOWED = [
  /^GET \/(?:favicon\.svg)?$/,
  /^GET \/static\/js\/[\w-]{8}\.js$/,
  /^GET \/static\/css\/[\w-]{8}\.css$/,
  /^GET \/static\/media\/[\w-]{8}2?\.(?:avif|woff2|svg)$/,
  /^GET \/_vercel\/(?:speed-)?insights\/script\.js$/,
  /^POST \/api\/event-request$/,
];

/** The requests of the home page before `load`, without lazy pictures: page, script, icon, logo, hero, three fonts. */
const REQUESTS_BEFORE_LOAD = 8;

/** Lighthouse's slow 4G: milliseconds, and bytes a second. */
const SLOW_4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/**
 * The address of each picture's narrowest AVIF. A phone in portrait orientation fetches those of the pictures in view.
 */
const picturesOnAPhone = (html: string) =>
  [...html.matchAll(/<picture\b.*?<\/picture>/gs)].map(
    ([picture]) => /srcset="(\S+\.avif) \d+w/i.exec(picture)?.[1],
  );

/** The script with this text. */
const scriptWith = (text: string) =>
  files().find((file) => file.endsWith('.js') && textOf(file).includes(text));

test('S-AN-4 S-API-9 S-API-12 S-PRD-2 S-ROL-1 R-18: a visit fetches own files, and stores nothing', async ({
  page,
  context,
  site,
  visitor,
  baseURL,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    calls.push(`${request.method()} ${origin === baseURL ? '' : origin}${pathname}`);
  });
  const response = await page.goto('/');
  expect.soft(response?.headers()).not.toHaveProperty('set-cookie');
  await test.step('S-AN-1 S-AN-2 S-AN-3 S-AN-4 S-API-11: both analytics scripts are the site’s own, and deferred', async () => {
    for (const path of [ANALYTICS, SPEED]) {
      const script = page.locator(`script[src="${path}"]`);
      await expect(script).toBeAttached();
      expect(await script.evaluate((tag: HTMLScriptElement) => tag.defer)).toBe(true);
    }
    await expect(page.locator('script[src*="va.vercel-scripts.com"]')).toHaveCount(0);
  });
  await test.step('the page fetches the form when the browser is idle', async () => {
    const form = scriptWith(FORM_TEXTS.invalid);
    await expect.poll(() => calls.filter((call) => call === `GET ${form}`)).toHaveLength(1);
  });
  await site.serviceLink('corporateEvents').click();
  await site.openForm();
  await test.step('S-PRD-1: the page says that it is in Spanish', async () => {
    await expect.soft(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect.soft(page).toHaveTitle(HOME.title);
  });
  await site.send(visitor);
  await site.expectThanks();
  await page.waitForLoadState('networkidle');
  await test.step('S-PRD-2 S-ROL-1 U-29: no cookie, no login, and nothing stored of what was sent', async () => {
    expect.soft(await context.cookies()).toEqual([]);
    const stored = await page.evaluate(() => localStorage.length + sessionStorage.length);
    expect.soft(stored).toBe(0);
    await expect.soft(page.locator('[type="password"]')).toHaveCount(0);
    const login = page.getByText(/iniciar sesión|regístrate|mi cuenta/i);
    await expect.soft(login).toHaveCount(0);
  });
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual(['POST /api/event-request']);
  expect(calls.filter((call) => !ALLOWED.some((pattern) => pattern.test(call)))).toEqual([]);
});

test('S-AN-5 S-ERR-7 U-43: with an ad blocker, without some APIs and with a full history, the form is sent', async ({
  page,
  site,
  visitor,
  allowConsole,
}) => {
  allowConsole(/net::ERR_BLOCKED_BY_CLIENT/);
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'log') messages.push(message.text());
  });
  await page.route('**/_vercel/**', (route) => route.abort('blockedbyclient'));
  await page.addInitScript(() => {
    const remove = (from: object, name: string) =>
      Object.defineProperty(from, name, { value: undefined });
    remove(window, 'requestIdleCallback');
    remove(window, 'MutationObserver');
    remove(Element.prototype, 'getAnimations');
    remove(Navigator.prototype, 'locks');
    // Safari throws after 100 calls.
    history.pushState = () => {
      throw new DOMException('', 'SecurityError');
    };
  });
  await page.goto('/');
  // The console has one message for each blocked script.
  await expect.poll(() => messages.length).toBe(2);
  for (const path of [ANALYTICS, SPEED]) {
    const own = messages.filter((text) => text.includes(`Failed to load script from ${path}`));
    expect(own).toHaveLength(1);
  }
  await site.openForm();
  await site.send(visitor);
  await site.expectThanks();
  expect(messages).toHaveLength(2);
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });

  test('U-11: the home page fetches one small script before load, and stays within its budgets', async ({
    page,
    site,
  }) => {
    await neverIdle(page);
    const expected = picturesOnAPhone(textOf('/index.html'));
    const session = await page.context().newCDPSession(page);
    // On a fast line all files arrive at once, and their order is unknown.
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    const endingIn = (ending: string) => [...asked].filter((path) => path.endsWith(ending));
    const filesIn = (kind: string) => endingIn(`.${kind}`).filter((path) => /^\/static/.test(path));
    let beforeLoad: string[] = [];
    page.once('load', () => {
      beforeLoad = [...asked];
    });
    await page.goto('/');
    await settle(page);
    expect.soft(filesIn('js'), 'the app waits for an idle browser').toHaveLength(1);
    const [start = '', ...others] = beforeLoad.filter((path) => path.endsWith('.js'));
    expect.soft(others).toEqual([]);
    expect.soft(weigh(start), 'bytes of the first script').toBeLessThanOrEqual(BUDGETS.start);
    const [hero, ...lazy] = beforeLoad.filter((path) => path.endsWith('.avif'));
    expect.soft(hero, 'first picture').toBe(expected[0]);
    const needed = beforeLoad.filter((path) => !lazy.includes(path));
    expect.soft(needed.length, needed.join(' ')).toBeLessThanOrEqual(REQUESTS_BEFORE_LOAD);

    await site.start();
    await page.waitForLoadState('networkidle');
    const app = filesIn('js');
    await site.contactButton.click();
    await expect.poll(() => filesIn('js').length).toBeGreaterThan(app.length);
    await page.waitForLoadState('networkidle');
    for (const picture of await page.locator('main img').all())
      if (await picture.isVisible()) await picture.scrollIntoViewIfNeeded();
    // All but the questions' picture, which a phone does not show.
    const pictures = new Set(expected).size - 1;
    await expect.poll(() => filesIn('avif').length).toBe(pictures);

    const sum = (paths: string[]) => paths.reduce((total, path) => total + weigh(path), 0);
    const form = filesIn('js').filter((path) => !app.includes(path));
    expect.soft(sum(form), 'bytes of the form’s script').toBeLessThanOrEqual(BUDGETS.form);
    expect.soft(sum(app), 'bytes of script').toBeLessThanOrEqual(BUDGETS.script);
  });
});
