import type { Page } from 'playwright/test';

/** Delays all requests to these addresses until the test calls the returned function. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    // The page may be closed by then.
    await route.continue().catch(() => {});
  });
  return release;
}
