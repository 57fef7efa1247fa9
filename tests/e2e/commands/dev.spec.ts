import { PRIVACY } from '../../../src/content/legal/documents.ts';
import { LEGAL_LINKS } from '../../../src/content/legal/legal-links.ts';
import { PORTS } from '../../support/servers.ts';
import { expect, test } from '../../support/test.ts';

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
  await site.send(visitor);
  await site.expectThanks();
  await mailbox.onlyMessage();
});

test('U-13: the development server has the legal pages with their styles', async ({
  page,
  site,
}) => {
  await page.route('https://va.vercel-scripts.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto(LEGAL_LINKS.privacy.path);
  // The server may have to transform every module first.
  await page.getByRole('heading', { level: 1, name: PRIVACY.title }).waitFor();
  await expect(site.header).toHaveCSS('position', 'fixed');
  await expect(page.locator('section').first()).toHaveCSS('display', 'grid');
});
