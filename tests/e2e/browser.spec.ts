import { expect, test } from 'playwright/test';

/** Chromium obeys only the last switch of this name, so the tests' switch has to list the features that Playwright disables too. */
const SWITCH = '--disable-features=';

test('the test flags disable every feature that Playwright disables', async ({
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
  const [byPlaywright = [], byTests = []] = spawnargs
    .filter((arg) => arg.startsWith(SWITCH))
    .map((arg) => arg.slice(SWITCH.length).split(','));
  expect(byPlaywright.length).toBeGreaterThan(1);
  expect(byTests).toEqual(expect.arrayContaining(byPlaywright));
});
