import { ERROR_PAGE, HOME, SITE } from '../../../src/content/site.ts';
import { missingIn } from '../../support/built-site.ts';
import { holdBack, SCRIPTS, scriptsOf } from '../../support/page-control.ts';
import { wasReloaded } from '../../support/queued-requests.ts';
import { expect, test } from '../../support/test.ts';

const ERROR_HEADING = ERROR_PAGE.heading;

test('S-RT-1 R-19: home and error page share header, content and footer', async ({
  page,
  site,
}) => {
  for (const path of ['/', '/error']) {
    await page.goto(path);
    await expect(site.header).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(site.footer).toBeAttached();
  }
});

test('S-RT-2 S-RT-3 R-29: while a lazy page loads the layout shows "Loading..."; then the content has the focus, at the top of the window', async ({
  page,
  site,
}) => {
  await page.goto('/error');
  await site.start();
  const release = await holdBack(page, SCRIPTS);
  const scrolled = () => page.evaluate(() => scrollY);
  // Not a click, which would scroll the link into view.
  await page.setViewportSize({ width: 800, height: 300 });
  await page.evaluate(() => scrollTo(0, 200));
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: ERROR_PAGE.action })
    .dispatchEvent('click');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading...');
  await expect(site.footer).toBeAttached();
  release();
  await expect(site.section('weddings')).toBeAttached();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(scrolled).toBe(0);
  await expect(page).toHaveTitle(HOME.title);
  await page.goBack();
  await expect(page).toHaveTitle(ERROR_PAGE.title);
  await expect(page.locator('head title')).toHaveCount(1);
  await expect(site.footer).toBeAttached();
});

test('S-RT-3 S-RT-4: home and error page have separate chunks', async ({ request }) => {
  const home = await scriptsOf(request);
  const error = await scriptsOf(request, '/error');
  // Each page's own script comes last, after the shared ones.
  expect(home.at(-1)).not.toBe(error.at(-1));
  expect(home.slice(0, -1)).toEqual(error.slice(0, -1));
});

test('S-RT-5 S-RT-6 S-ERR-4 R-20: inside the site /error replaces an unknown path; the first load of an unknown path is a 404 whose address becomes /error; Back leaves the error page', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/404/);
  await page.goto('/');
  await site.start();
  const before = await page.evaluate(() => history.length);
  await test.step('S-RT-5 S-ERR-4: inside the site', async () => {
    await page.evaluate(() => {
      history.pushState(null, '', '/no-existe');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page).toHaveURL('/error');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ERROR_HEADING);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
  });
  const response = await page.goto('/no/existe?x=1');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveURL('/error');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ERROR_HEADING);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('R-20: /error/ is the error page, /?x=1 and /#x are home', async ({ page, site }) => {
  await page.goto('/error/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ERROR_HEADING);
  for (const path of ['/?x=1', '/#x']) {
    await page.goto(path);
    await expect(site.section('weddings')).toBeAttached();
    await expect(page).toHaveURL(path);
  }
});

test('S-RT-6: pages are complete without script', async ({ request }) => {
  const home = await (await request.get('/')).text();
  expect(missingIn(home, ['id="weddings"', `<title>${HOME.title}</title>`])).toEqual([]);
  const error = await (await request.get('/error')).text();
  expect(missingIn(error, [ERROR_HEADING, 'name="robots" content="noindex"'])).toEqual([]);
});

test('S-SUB-7 S-ERR-5 R-16: if a lazy page cannot be loaded, a Spanish message says what to do', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/Loading chunk home failed\.\n\(error: http.+\/static\/js\/[\w-]+\.js\)/);
  allowConsole(/net::ERR_FAILED/);
  await wasReloaded(page);
  await page.goto('/error');
  await site.start();
  await page.route(SCRIPTS, (route) => route.abort());
  await site.header.getByRole('link').click();
  await expect(page.getByRole('alert')).toContainText(SITE.chunkFailure.title);
  await page.unroute(SCRIPTS);
  await page.getByRole('button', { name: SITE.chunkFailure.action }).click();
  await expect(site.section('weddings')).toBeAttached();
});

test('S-ERR-6 R-17: a lazy page whose stylesheet cannot be loaded shows the same message', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/Loading CSS chunk failed\n\(http.+\/static\/css\/[\w-]+\.css\)/);
  allowConsole(/net::ERR_FAILED/);
  await wasReloaded(page);
  await page.goto('/error');
  await site.start();
  await page.route('**/static/css/*.css', (route) => route.abort());
  await site.header.getByRole('link').click();
  await expect(page.getByRole('alert')).toContainText(SITE.chunkFailure.title);
});
