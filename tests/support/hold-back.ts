import type { Page } from 'playwright/test';

/** Lets nothing through to these addresses until it is called off: a slow line without a clock. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    // The test may be over by then.
    await route.continue().catch(() => {});
  });
  return release;
}
