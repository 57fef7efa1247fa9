import type { Page } from 'playwright/test';
import { SITE } from '../../../src/content/site.ts';
import type { EventRequest } from '../../../src/shared/event-request.ts';
import { drag, middleOf } from '../../support/layout.ts';
import { settle } from '../../support/page-control.ts';
import { FUNCTION } from '../../support/queued-requests.ts';
import { DIALOG_TITLE, INVALID_ALERT, type Site } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

/** The ways to close the dialog, and the typed text that survives them. */

/** A point on the backdrop: the dialog never covers the corner. */
const BACKDROP = { x: 4, y: 4 };

test('S-MOD-8 S-MOD-15 R-24: only a click that starts and ends on the backdrop closes the dialog', async ({
  page,
  site,
}) => {
  await site.visitForm();
  const inside = await middleOf(page.getByRole('heading', { name: DIALOG_TITLE }));
  for (const [from, to] of [
    [inside, BACKDROP],
    [BACKDROP, inside],
  ] as const) {
    await drag(page, from, to);
    await settle(page);
    await expect(site.dialog).toBeVisible();
  }

  // A touch that starts on the backdrop and becomes a scroll has no click.
  await page.locator('dialog').dispatchEvent('pointerdown', { bubbles: true });
  await site.field('name').press('Enter');
  await expect(site.alert(INVALID_ALERT)).toBeVisible();
  await settle(page);
  await expect(site.dialog).toBeVisible();

  await page.mouse.click(BACKDROP.x, BACKDROP.y);
  await expect(site.dialog).toBeHidden();
  await expect(site.contactButton).toBeFocused();

  await site.openForm();
  await expect(site.dialog.locator('[aria-invalid]')).toHaveCount(0);
  await expect(site.alert(INVALID_ALERT)).toHaveCount(0);
});

test('R-24 S-MOD-15: Escape, the close button and Back close the dialog and keep typed or selected values', async ({
  page,
  site,
}) => {
  const ways = [
    () => page.keyboard.press('Escape'),
    () => site.closeButton.click(),
    () => page.goBack(),
  ];
  await site.visitForm();
  const chosen: Partial<EventRequest> = { time: 'Tarde', ceremony: 'Boda Civil' };
  await test.step('a selected option alone', async () => {
    await site.fillIn(chosen);
    await site.closeForm();
    await site.openForm();
    await site.expectValues(chosen);
  });
  const typed = { name: 'Núria', description: 'Una cena', date: '2027-06-20' };
  await site.fillIn(typed);
  for (const close of ways) {
    // After a real click the page handles Escape. Before one Chromium closes the dialog itself.
    await site.field('name').click();
    await close();
    await expect(site.dialog).toBeHidden();
    await expect(page).toHaveURL('/');
    await site.openForm();
    await site.expectValues({ ...typed, ...chosen });
  }
});

const draftOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('event-request-draft'));

test('what was typed and not sent survives a reload, and leaves nothing once it is emptied', async ({
  page,
  site,
  visitor,
}) => {
  await page.clock.install();
  await page.goto('/');
  await test.step('U-29: an untouched form leaves nothing, and neither does one that is emptied', async () => {
    await site.serviceButton('socialEvents').click();
    await expect(site.submit).toBeVisible();
    expect(await draftOf(page)).toBeNull();
    await site.field('name').fill('Núria');
    await expect.poll(() => draftOf(page)).toContain('Núria');
    await site.field('name').fill('');
    await expect.poll(() => draftOf(page)).toBeNull();
  });
  await test.step('U-29: what was typed is there after a reload, without an error', async () => {
    await site.field('name').fill('Núria');
    await site.field('date').fill('2027-06-20');
    await page.reload();
    await page.clock.runFor(60_000);
    await site.openForm();
    await site.expectValues({ name: 'Núria', date: '2027-06-20', numberOfGuests: 100 });
    await expect(site.dialog.locator('[aria-invalid]')).toHaveCount(0);
  });
  await test.step('U-15: the age of a restored form includes the time before it was opened', async () => {
    const asked = page.waitForRequest(FUNCTION);
    await site.send(visitor);
    const signals = await (await asked).headerValue('form-signals');
    expect(Number(/^age=(\d+)/.exec(signals ?? '')?.[1])).toBeGreaterThanOrEqual(60);
  });
});

/** If closing went back over a stale history entry, the browser would restore that entry's scroll position. */
async function expectClosingKeepsScroll(page: Page, site: Site) {
  await page.evaluate(() => scrollTo(0, 1500));
  await site.openForm();
  await site.closeForm();
  await settle(page);
  expect(await page.evaluate(() => scrollY)).toBe(1500);
}

test('R-24: closing the dialog does not scroll the page, and leaves no history entry', async ({
  page,
  site,
}) => {
  await page.goto('/error');
  await site.header.getByRole('link').click();
  await expect(site.section('weddings')).toBeAttached();
  await expectClosingKeepsScroll(page, site);
  await page.goBack();
  await expect(page).toHaveURL('/error');

  await page.goForward();
  await site.openForm();
  await page.reload();
  await page.evaluate(() => scrollTo(0, 1000));
  await site.start();
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.dialog))).toBe(false);
  await settle(page);
  expect(await page.evaluate(() => scrollY)).toBe(1000);
  await page.goBack();
  await expect(page).toHaveURL('/error');

  await page.goForward();
  await site.openForm();
  await page.goBack();
  await expect(site.dialog).toBeHidden();
  await page.goForward();
  await expectClosingKeepsScroll(page, site);
});

test('R-24 U-43: the page keeps its place when the dialog closes, whatever the address holds', async ({
  page,
  site,
}) => {
  await page.goto('/#content');
  const button = site.serviceButton('corporateEvents');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => site.closeButton.click(),
    () => page.goBack(),
  ]) {
    await button.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(500);
    await button.click();
    await expect(site.dialog).toBeVisible();
    await close();
    await expect(site.dialog).toBeHidden();
    await settle(page);
    expect(await page.evaluate(() => scrollY)).toBe(place);
  }
  await page.getByRole('link', { name: SITE.skipLink }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
});
