import { expect, test } from 'playwright/test';

const SWITCH = '--disable-features=';

test('the browser has every flag that Playwright sets', async ({
  playwright,
  launchOptions,
  channel,
}) => {
  const browser = await playwright.chromium.launchServer({
    ...launchOptions,
    ...(channel ? { channel } : {}),
  });
  const { spawnargs } = browser.process();
  await browser.close();
  const [theirs = [], ours = []] = spawnargs
    .filter((arg) => arg.startsWith(SWITCH))
    .map((arg) => arg.slice(SWITCH.length).split(','));
  expect(theirs.length).toBeGreaterThan(1);
  expect(ours).toEqual(expect.arrayContaining(theirs));
});
