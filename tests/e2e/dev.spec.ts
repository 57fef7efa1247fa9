import { LEGAL_LINKS } from '../../src/content/legal-links.ts';
import { PORTS } from '../support/ports.ts';
import { THANKS_ALERT } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** `npm run dev`, as a developer meets it. */

test.use({ baseURL: `http://localhost:${PORTS.dev}` });

test('S-AN-3: in development the third-party debug scripts stand in, and a request still arrives', async ({
  page,
  site,
  visitor,
  mailbox,
}) => {
  const asked: string[] = [];
  await page.route('https://va.vercel-scripts.com/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto('/');
  await expect.poll(() => asked).toContain('/v1/script.debug.js');
  await site.openForm();
  await site.fillIn(visitor);
  await site.submit.click();
  await expect(site.alert(THANKS_ALERT)).toBeVisible();
  await mailbox.onlyMessage();
});

test('U-13: the static pages are there as well, in the site’s look', async ({ page, site }) => {
  await page.goto(LEGAL_LINKS.privacy.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Política de privacidad');
  await expect(site.header).toHaveCSS('position', 'fixed');
  await expect(page.locator('section').first()).toHaveCSS('display', 'grid');
});

test('U-12: what the build writes beside the pages is there as well', async ({ request }) => {
  const home = await (await request.get('/')).text();
  const [, manifest = ''] = /rel="manifest" href="(.+?)"/.exec(home) ?? [];
  for (const path of [manifest, '/robots.txt', '/sitemap.xml'])
    expect((await request.get(path)).status(), path).toBe(200);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(LEGAL_LINKS.privacy.path);
});
