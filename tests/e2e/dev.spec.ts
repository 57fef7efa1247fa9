import { LEGAL_LINKS } from '../../src/content/legal/legal-links.ts';
import { PRIVACY } from '../../src/content/legal/privacy.ts';
import { headOf, statusOf } from '../support/hostile-address.ts';
import { PORTS } from '../support/ports.ts';
import { THANKS_ALERT } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** The development server, `npm run dev`. */

test.use({ baseURL: `http://localhost:${PORTS.dev}` });

test('S-AN-3: in development the page loads the third-party debug scripts, and a request arrives', async ({
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

test('S-RT-6: a hostile path, method or host gets an answer, and the server keeps running', async () => {
  const ask = (...parts: Parameters<typeof headOf>) => statusOf(PORTS.dev, headOf(...parts));
  expect(await ask('GET', `/${'a'.repeat(5000)}`)).toBe(200);
  expect(await ask('TRACE', '/api/event-request')).toBe(405);
  expect(await ask('CONNECT', 'localhost:80')).toBe(405);
  for (const path of ['/%', '/%E0%A4%A', '/a?%'])
    expect(await ask('GET', path), path).toBeLessThan(500);
  for (const host of ['[', 'x:99999', 'user:secret@x.example'])
    expect(await ask('GET', '/', host), host).toBeLessThan(500);
  expect(await ask('GET', '/')).toBe(200);
});

test('U-13: the development server has the legal pages with their styles', async ({
  page,
  site,
}) => {
  await page.goto(LEGAL_LINKS.privacy.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PRIVACY.title);
  await expect(site.header).toHaveCSS('position', 'fixed');
  await expect(page.locator('section').first()).toHaveCSS('display', 'grid');
});

test('U-12: the development server has the icons', async ({ request }) => {
  for (const path of ['/favicon.svg', '/icon-192.png'])
    expect((await request.get(path)).status(), path).toBe(200);
});
