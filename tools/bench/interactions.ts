import type { CDPSession, Locator, Page } from 'playwright';
import { EVENT_REQUEST_PATH } from '../../src/shared/contract.ts';
import { SAMPLE_REQUEST } from '../../src/shared/event-request.ts';
import { onPhone, untilIdle } from './phone.ts';

/** How many times slower the phone is than this machine. */
export const SLOWDOWN = 4;

/** Opens the form, submits it empty and sends it, on a slow phone: each in milliseconds from the tap to the next paint. */
export const measureInteractions = (address: string) =>
  onPhone((page, session) => interact(`${address}/`, page, session));

async function interact(address: string, page: Page, session: CDPSession) {
  // Answer without the function: only the page is measured.
  await page.route(`**${EVENT_REQUEST_PATH}`, (route) =>
    route.fulfill({ json: { status: 'sent' } }),
  );
  await page.addInitScript(noteInteractions);
  await page.goto(address);
  await page.waitForFunction(() => !document.querySelector('[data-waiting]'));
  await page.waitForLoadState('networkidle');
  await untilIdle(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  const submit = page.locator('form [type="submit"]');
  const opening = await tap(page, page.locator('header [aria-haspopup="dialog"]'), () =>
    submit.waitFor(),
  );
  const errors = await tap(page, submit, () =>
    page.locator('form [aria-invalid]').first().waitFor(),
  );
  await fillInForm(page);
  const sending = await tap(page, submit, () =>
    page.locator('dialog[open]').waitFor({ state: 'hidden' }),
  );
  return { opening, errors, sending };
}

export async function fillInForm(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(SAMPLE_REQUEST)) {
    const control = page.locator(`form [name="${name}"]`);
    const isSelect = await control.evaluate(({ localName }) => localName === 'select');
    await (isSelect ? control.selectOption(String(value)) : control.fill(String(value)));
  }
}

/** The longest interaction from the tap until `seen`. Playwright's own `tap` would add its checks to it. */
async function tap(page: Page, target: Locator, seen: () => Promise<void>): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The element to tap is not visible');
  await page.evaluate(() => {
    document.documentElement.dataset.longest = '0';
  });
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await seen();
  // The browser reports an interaction after its paint.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  await untilIdle(page);
  return Number(await page.evaluate(() => document.documentElement.dataset.longest));
}

/** Runs in the page from its start, so that no observer is created just before a measured interaction. */
function noteInteractions(): void {
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement;
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) dataset.longest = String(Math.max(Number(dataset.longest ?? 0), duration));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
