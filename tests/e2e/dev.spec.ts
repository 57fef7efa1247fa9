import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { THANKS_ALERT } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** `npm run dev`, as a developer meets it. */

const project = fileURLToPath(new URL('../..', import.meta.url));
const PORT = '4274';

test.use({ baseURL: `http://localhost:${PORT}` });

let server: ChildProcess;

test.beforeAll(async () => {
  const env = { ...process.env, PORT, BREVO_API_KEY: '', BREVO_BASE_URL: '' };
  server = spawn(process.execPath, ['tools/run.js', 'tools/dev.ts'], { cwd: project, env });
  await new Promise((resolve) =>
    server.stdout?.on('data', (text) => /\/__mailbox/.test(String(text)) && resolve(text)),
  );
});

test.afterAll(() => void server.kill());

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
