import { type CDPSession, chromium, type Page } from 'playwright';
import { requireBrowser, TEST_FLAGS } from '../install/browser.ts';

/** Runs the task in a new browser with a phone's screen. */
export async function onPhone<Result>(
  task: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: TEST_FLAGS });
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    return await task(page, await context.newCDPSession(page));
  } finally {
    await browser.close();
  }
}

export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
}
