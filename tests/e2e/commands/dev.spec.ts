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
