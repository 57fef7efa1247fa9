import type { Page } from 'playwright/test';
import { BUSINESS } from '../../../src/content/business.ts';
import { PRIVACY } from '../../../src/content/legal/documents.ts';
import { ERROR_PAGE, HOME, LEGAL_LINKS, SITE } from '../../../src/content/site.ts';
import { SOCIAL_PICTURE } from '../../../src/site-files.ts';
import { holdBack, SCRIPTS } from '../../support/page-control.ts';
import { wasReloaded } from '../../support/queued-requests.ts';
import { expect, test } from '../../support/test.ts';

test('S-RT-1 S-RT-2 S-RT-3 R-19 R-29: between pages the frame stays, and "Loading..." is shown', async ({
  page,
  site,
}) => {
  const main = page.getByRole('main');
  const expectFrame = async () => {
    await expect(site.header).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(site.footer).toBeAttached();
  };
  await page.goto('/error');
  await expectFrame();
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
});

/** What the head says of the page that is shown: the texts and addresses of its elements. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.head.querySelectorAll(selector)].map((part) => part.getAttribute(attribute));
    return {
      titles: [...document.head.querySelectorAll('title')].map((title) => title.text),
      robots: all('meta[name=robots]', 'content'),
      descriptions: all('meta[name=description]', 'content'),
      addresses: all('link[rel=canonical]', 'href'),
      shared: ['title', 'description', 'url'].map((name) =>
        all(`meta[property="og:${name}"]`, 'content'),
      ),
      pictures: all('meta[property="og:image"]', 'content'),
    };
  });

test('U-48 U-12: the head is that of the page shown, after clicks, Back and an unknown address', async ({
  page,
  site,
}) => {
  const pictures = [`${BUSINESS.url}/${SOCIAL_PICTURE.file}`];
  const expectHead = async (title: string, description: string, path: string) => {
    const address = BUSINESS.url + path;
    await expect
      .poll(() => headOf(page), path)
      .toEqual({
        titles: [title],
        robots: [],
        descriptions: [description],
        addresses: [address],
        shared: [[title], [description], [address]],
        pictures,
      });
  };
  const expectHome = () => expectHead(HOME.title, HOME.description, '/');
  const expectPolicy = () =>
    expectHead(
      `${PRIVACY.title} · ${BUSINESS.name}`,
      PRIVACY.description,
      LEGAL_LINKS.privacy.path,
    );
  await page.goto(LEGAL_LINKS.privacy.path);
  await expectPolicy();
  await site.start();
  await expectPolicy();
  await site.header.getByRole('link').click();
  await expectHome();
  await page.goBack();
  await expectPolicy();
  await page.goForward();
  await page.evaluate(() => {
    history.pushState(null, '', '/no-existe');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect
    .poll(() => headOf(page))
    .toEqual({
      titles: [ERROR_PAGE.title],
      robots: ['noindex'],
      descriptions: [],
      addresses: [],
      shared: [[], [], []],
      pictures,
    });
  await page.getByRole('main').getByRole('link', { name: ERROR_PAGE.action }).click();
  await expectHome();
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
