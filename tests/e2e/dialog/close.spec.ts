import { SITE } from '../../../src/content/site.ts';
import { drag, middleOf } from '../../support/layout.ts';
import { settle } from '../../support/page-control.ts';
import { DIALOG_TITLE, INVALID_ALERT } from '../../support/site.ts';
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

test('R-24 S-MOD-15 U-43: each way to close keeps the values, and the page’s place and address', async ({
  page,
  site,
}) => {
  await page.goto('/#content');
  const button = site.serviceButton('corporateEvents');
  await button.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => scrollY);
  const place = await scrolled();
  expect(place).toBeGreaterThan(500);
  await button.click();
  const values = { name: 'Núria', date: '2027-06-20', time: 'Tarde' } as const;
  await site.fillIn(values);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => site.closeButton.click(),
    () => page.goBack(),
  ]) {
    // After a real click the page handles Escape. Before one Chromium closes the dialog itself.
    await site.field('name').click();
    await close();
    await expect(site.dialog).toBeHidden();
    await expect(page).toHaveURL('/');
    await settle(page);
    expect(await scrolled()).toBe(place);
    await button.click();
    await site.expectValues(values);
  }
  await site.closeForm();
  await page.getByRole('link', { name: SITE.skipLink }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
});

test('R-24: an open dialog has a history entry, which goes with it, and no entry moves the page', async ({
  page,
  site,
}) => {
  await page.goto('/error');
  await site.header.getByRole('link').click();
  await expect(site.section('weddings')).toBeAttached();
  const entries = await page.evaluate(() => history.length);
  await site.openForm();
  await page.goBack();
  await expect(site.dialog).toBeHidden();
  await site.openForm();
  await site.closeForm();
  expect(await page.evaluate(() => history.length), 'one after the present').toBe(entries + 1);
  await site.openForm();
  await page.reload();
  await page.evaluate(() => scrollTo(0, 1000));
  await site.start();
  await site.openForm();
  await site.closeForm();
  await settle(page);
  expect(await page.evaluate(() => scrollY)).toBe(1000);
  await page.goForward();
  await settle(page);
  await expect(site.dialog).toBeHidden();
});

test('S-FLD-5 U-9 R-24: each opening has the defaults of its day and button, and no errors of the last one', async ({
  page,
  site,
}) => {
  await page.clock.install({ time: '2027-03-04T12:00:00' });
  await site.visit();
  await site.serviceButton('corporateEvents').click();
  await site.expectValues({ ceremony: 'Evento Corporativo', date: '2027-03-04' });
  await site.submit.click();
  await expect(site.alert(INVALID_ALERT)).toBeVisible();
  await site.closeForm();
  await page.clock.setSystemTime('2027-03-05T12:00:00');
  await site.openForm();
  await site.expectValues({ ceremony: 'Boda Religiosa', date: '2027-03-05' });
  await expect(site.alert(INVALID_ALERT)).toBeHidden();
});
