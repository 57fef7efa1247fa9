import type { Locator } from 'playwright/test';
import { BUSINESS, phoneLink } from '../../../src/content/business.ts';
import { SITE } from '../../../src/content/site.ts';
import { appScripts } from '../../../tools/build/page-html.ts';
import { neverIdle, requestedScripts, SCRIPTS } from '../../support/page-control.ts';
import { wasReloaded } from '../../support/queued-requests.ts';
import { THANKS_ALERT } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

const ANALYTICS = '/_vercel/insights/script.js';
const SPEED = '/_vercel/speed-insights/script.js';

test('S-AN-1 S-AN-2 S-AN-3 S-AN-4 S-API-9 S-API-11 S-API-12 R-18: a whole visit fetches only the site’s own files and the two analytics scripts, and makes one POST', {
  tag: '@content',
}, async ({ page, site, visitor, baseURL }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    calls.push(`${request.method()} ${origin === baseURL ? '' : origin}${pathname}`);
  });
  await page.goto('/');
  await test.step('S-AN-1 S-AN-2 S-AN-3 S-AN-4 S-API-11: both analytics scripts come from the site’s own paths and are deferred', async () => {
    for (const path of [ANALYTICS, SPEED]) {
      const script = page.locator(`script[src="${path}"]`);
      await expect(script).toBeAttached();
      expect(await script.evaluate((tag: HTMLScriptElement) => tag.defer)).toBe(true);
    }
    await expect(page.locator('script[src*="va.vercel-scripts.com"]')).toHaveCount(0);
  });
  await test.step('the page fetches the form when the browser is idle', async () => {
    const scripts = () => calls.filter((call) => call.includes('/static/js/')).length;
    // The scripts that the page names, and the form's.
    const named = appScripts(await page.content());
    await expect.poll(scripts).toBe(named.length + 1);
  });
  await site.serviceLink('corporateEvents').click();
  await site.openForm();
  await site.fillIn(visitor);
  await site.submit.click();
  await expect(site.alert(THANKS_ALERT)).toBeVisible();
  await page.waitForLoadState('networkidle');

  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual(['POST /api/event-request']);
  const allowed = [
    /^GET \/(?:favicon\.svg)?$/,
    /^GET \/static\/js\/[\w-]{8}\.js$/,
    /^GET \/static\/css\/[\w-]{8}\.css$/,
    /^GET \/static\/media\/[\w-]{8}2?\.(?:avif|woff2|svg)$/,
    /^GET \/_vercel\/(?:speed-)?insights\/script\.js$/,
    /^POST \/api\/event-request$/,
  ];
  expect(calls.filter((call) => !allowed.some((pattern) => pattern.test(call)))).toEqual([]);
  for (const kind of ['js', 'css', 'media'])
    expect(calls.filter((call) => call.startsWith(`GET /static/${kind}/`)).length).toBeGreaterThan(
      0,
    );
});

test('S-AN-5 S-ERR-7: if an ad blocker blocks the scripts, each one logs one message and the site works', async ({
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
  await page.goto('/');
  await expect.poll(() => messages.length).toBe(2);
  expect(
    messages.filter((text) => text.includes(`Failed to load script from ${ANALYTICS}`)),
  ).toHaveLength(1);
  expect(
    messages.filter((text) => text.includes(`Failed to load script from ${SPEED}`)),
  ).toHaveLength(1);
  await site.openForm();
  await site.fillIn(visitor);
  await site.submit.click();
  await expect(site.alert(THANKS_ALERT)).toBeVisible();
  expect(messages).toHaveLength(2);
});

for (const [sign, give] of [
  ['hover', (button: Locator) => button.hover()],
  ['focus', (button: Locator) => button.focus()],
  ['touch', (button: Locator) => button.dispatchEvent('touchstart')],
] as const)
  test(`the form’s code is not part of the first load; ${sign} on the button preloads it`, async ({
    page,
    site,
  }) => {
    // Otherwise the page would preload the form when the browser is idle.
    await neverIdle(page);
    const scripts = requestedScripts(page);
    await page.goto('/');
    await site.start();
    const first = scripts.length;
    await give(site.contactButton);
    await expect.poll(() => scripts.length).toBe(first + 1);
  });

test('S-SUB-7 R-16: if the form cannot be loaded, the dialog shows the phone and the email', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/Loading chunk event-request failed\.\n\(error: /);
  allowConsole(/net::ERR_FAILED/);
  await wasReloaded(page);
  await neverIdle(page);
  await page.goto('/');
  await site.start();
  await page.route(SCRIPTS, (route) => route.abort());
  await site.openForm();
  await expect(site.dialog.getByRole('alert')).toContainText(SITE.chunkFailure.title);
  await expect(site.dialog.getByRole('link', { name: /@/ })).toBeVisible();
  await expect(site.dialog.getByRole('link', { name: BUSINESS.phone })).toBeVisible();
});

test('S-ERR-6 R-17: a form whose stylesheet cannot be loaded is not shown', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/Loading CSS chunk failed\n\(http.+\/static\/css\/[\w-]+\.css\)/);
  allowConsole(/net::ERR_FAILED/);
  await wasReloaded(page);
  await neverIdle(page);
  await page.goto('/');
  await site.start();
  await page.route('**/static/css/*.css', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await site.contactButton.hover();
  await failed;
  await site.openForm();
  await expect(site.dialog.getByRole('alert')).toContainText(SITE.chunkFailure.title);
});

test('U-32: in a browser that cannot open the dialog, a tap shows the phone and the email', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/showModal is not a function/);
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await site.contactButton.click();
  const failure = page.getByRole('alert');
  await expect(failure.getByRole('link', { name: BUSINESS.phone })).toBeVisible();
  await expect(failure.getByRole('link', { name: BUSINESS.email })).toBeVisible();
  await expect(failure.getByRole('button', { name: SITE.chunkFailure.action })).toBeVisible();
});

test('U-32: while the form hangs, the dialog shows the phone and the email after one second', async ({
  page,
  site,
}) => {
  await neverIdle(page);
  await page.goto('/');
  await site.start();
  await page.route(SCRIPTS, () => undefined);
  await site.openForm();
  await expect(site.dialog.getByRole('status')).toHaveText(SITE.loading);
  const phone = site.dialog.locator(`[href="${phoneLink(BUSINESS.phone)}"]`);
  const seen = await phone.evaluate((link) => {
    const [appearing] = link.parentElement?.getAnimations() ?? [];
    return [999, 1_000].map((time) => {
      if (appearing) appearing.currentTime = time;
      return getComputedStyle(link).visibility;
    });
  });
  expect(seen).toEqual(['hidden', 'visible']);
  await expect(phone).toBeVisible();
  await expect(site.dialog.getByRole('link', { name: BUSINESS.email })).toBeVisible();
  await expect(site.dialog.getByRole('status')).toHaveText(SITE.loading);
});

test('U-32: on a translated copy of the page, the buttons lead to the site itself', async ({
  page,
  site,
  baseURL,
}) => {
  await page.route('https://*.translate.goog/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}` }) });
  });
  await page.route(`${BUSINESS.url}/`, (route) => route.fulfill({ body: 'Hola' }));
  await page.goto('https://estudio.translate.goog/?_x_tr_sl=es&_x_tr_tl=en');
  await site.contactButton.click();
  await expect(page).toHaveURL(`${BUSINESS.url}/`);
  await expect(page.locator('body')).toHaveText('Hola');
});
