import { ERROR_PAGE, HOME, SITE } from '../../../src/content/site.ts';
import { holdBack, SCRIPTS } from '../../support/page-control.ts';
import { wasReloaded } from '../../support/queued-requests.ts';
import { expect, test } from '../../support/test.ts';

test('S-RT-1 S-RT-2 S-RT-3 R-19 R-29: between pages the frame stays, and "Loading..." is shown', async ({
  page,
  site,
}) => {
  const robots = page.locator('meta[name="robots"]');
  const main = page.getByRole('main');
  const expectFrame = async () => {
    await expect(site.header).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(site.footer).toBeAttached();
  };
  await page.goto('/error');
  await expectFrame();
  await expect(robots).toHaveAttribute('content', 'noindex');
  await site.start();
  const release = await holdBack(page, SCRIPTS);
  const scrolled = () => page.evaluate(() => scrollY);
  // Not a click, which would scroll the link into view.
  await page.setViewportSize({ width: 800, height: 300 });
  await page.evaluate(() => scrollTo(0, 200));
  await expect.poll(scrolled).toBeGreaterThan(0);
  await main.getByRole('link', { name: ERROR_PAGE.action }).dispatchEvent('click');
  await expect(main.getByRole('status')).toHaveText('Loading...');
  await expect(site.footer).toBeAttached();
  release();
  await expect(site.section('weddings')).toBeAttached();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await expect(main).toBeFocused();
  await expect.poll(scrolled).toBe(0);
  await expectFrame();
  await test.step('U-12: the title and the robots tag are those of the page', async () => {
    // The other tags are only prerendered (`page-meta.tsx`).
    await expect(page).toHaveTitle(HOME.title);
    await expect(robots).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveTitle(ERROR_PAGE.title);
    await expect(page.locator('head title')).toHaveCount(1);
    await expect(robots).toHaveAttribute('content', 'noindex');
    await expectFrame();
  });
});

test('S-RT-5 S-RT-6 S-ERR-4 R-20: an unknown path is a 404, and its address becomes /error', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/404/);
  const heading = page.getByRole('heading', { level: 1 });
  const entries = () => page.evaluate(() => history.length);
  await site.visit();
  const before = await entries();
  await test.step('S-RT-5 S-ERR-4: inside the site', async () => {
    await page.evaluate(() => {
      history.pushState(null, '', '/no-existe');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page).toHaveURL('/error');
    await expect(heading).toHaveText(ERROR_PAGE.heading);
    expect(await entries()).toBe(before + 1);
    await page.goBack();
  });
  await test.step('S-RT-5 S-RT-6 R-20: the first load', async () => {
    const response = await page.goto('/no/existe?x=1');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL('/error');
    await expect(heading).toHaveText(ERROR_PAGE.heading);
    expect(await entries()).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
  await test.step('R-20: /error/ is the error page, /?x=1 and /#x are home', async () => {
    await page.goto('/error/');
    await expect(page).toHaveURL('/error');
    await expect(heading).toHaveText(ERROR_PAGE.heading);
    for (const path of ['/?x=1', '/#x']) {
      await page.goto(path);
      await expect(site.section('weddings')).toBeAttached();
      await expect(page).toHaveURL(path);
    }
  });
});

test('S-SUB-7 S-ERR-5 S-ERR-6 R-16 R-17: a lazy page that cannot be loaded says what to do', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(
    /Loading chunk home failed\.\n\(error: http.+\/static\/js\/[\w-]+\.js\)/,
    /Loading CSS chunk failed\n\(http.+\/static\/css\/[\w-]+\.css\)/,
    /net::ERR_FAILED/,
  );
  await wasReloaded(page);
  for (const files of [SCRIPTS, '**/static/css/*.css'])
    await test.step(files, async () => {
      await page.goto('/error');
      await site.start();
      await page.route(files, (route) => route.abort());
      await site.header.getByRole('link').click();
      await expect(page.getByRole('alert')).toContainText(SITE.chunkFailure.title);
      await page.unroute(files);
    });
  await page.getByRole('button', { name: SITE.reload }).click();
  await expect(site.section('weddings')).toBeAttached();
});

test('U-14: a lazy page that could not be loaded is shown at the next visit, without a reload', async ({
  page,
  site,
  context,
  allowConsole,
}) => {
  allowConsole(/net::ERR_/, /Loading (?:CSS )?chunk/);
  await page.goto('/error');
  await site.start();
  await context.setOffline(true);
  await site.header.getByRole('link').click();
  await expect(page.getByRole('alert')).toContainText(SITE.chunkFailure.title);
  await context.setOffline(false);
  await site.header.getByRole('link').click();
  await expect(site.section('weddings')).toBeAttached();
});
