import type { Page } from 'playwright/test';
import { SITE } from '../../../src/content/site.ts';
import { boxOf } from '../../support/layout.ts';
import { settle } from '../../support/page-control.ts';
import { DIALOG_TITLE, type Site } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

/** Header, close button, alert and contact options of the dialog never cover a focused control (U-23). */

/**
 * The windows, and the states whose every control is checked there: a low phone, where the alert scrolls away; a phone, where it
 * stays; a tablet, where the title stays too.
 */
const WINDOWS = [
  { width: 320, height: 568, states: ['new'] },
  { width: 360, height: 640, states: ['invalid'] },
  { width: 768, height: 1024, states: ['new', 'invalid'] },
];

const PLACES: ScrollLogicalPosition[] = ['nearest', 'start', 'end', 'center'];

/** Describes each covered control, without scrolling or after scrolling it to each of `blocks`. The browser runs it. */
function coversOf(
  controls: Element[],
  blocks: (ScrollLogicalPosition | undefined)[] = [undefined],
) {
  const dialog = document.querySelector('dialog') as HTMLElement;
  const header = dialog.querySelector('header');
  const close = dialog.querySelector('header + button');
  const alert = dialog.querySelector('[role="alert"]')?.parentElement;
  return controls.flatMap((control) =>
    blocks.flatMap((block) => {
      if (block) control.scrollIntoView({ block, behavior: 'instant' });
      const box = control.getBoundingClientRect();
      const isOver = (other: Element | null | undefined) => {
        if (!other || other.contains(control) || control.contains(other)) return false;
        const { top, bottom, left, right } = other.getBoundingClientRect();
        const isBeside = box.right <= left || box.left >= right;
        return !isBeside && box.bottom > top + 0.5 && box.top < bottom - 0.5;
      };
      const isSticky = alert && getComputedStyle(alert).position === 'sticky';
      const covers = [
        // The close button lies over the header.
        ['header', innerHeight >= 640 && control !== close && isOver(header)],
        ['close button', isOver(close)],
        ['contact options', isOver(dialog.querySelector('form + p'))],
        ['alert', isSticky && isOver(alert)],
      ].flatMap(([name, isCovering]) => (isCovering ? name : []));
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (!control.contains(hit)) covers.push(`over its middle: ${hit?.outerHTML.slice(0, 80)}`);
      const place = `${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight}`;
      return covers.length > 0
        ? `${control.outerHTML.slice(0, 90)} at ${place} px${block ? `, scrolled to ${block}` : ''}, under: ${covers.join(', ')}`
        : [];
    }),
  );
}

const focused = (site: Site) => site.dialog.locator(':focus');
const coversOfFocus = (site: Site) => focused(site).evaluateAll(coversOf);

async function expectNoneCovered(page: Page, site: Site) {
  const controls = site.dialog.locator('a, button, input:not([tabindex="-1"]), select, textarea');
  const count = await controls.count();
  expect(count).toBeGreaterThan(15);
  const covers = await controls.evaluateAll(coversOf, PLACES);
  expect(covers, 'covered controls after scrolling').toEqual([]);
  await page.getByRole('heading', { level: 2, name: DIALOG_TITLE }).focus();
  for (const key of ['Tab', 'Shift+Tab']) {
    let reached = 0;
    for (let press = 0; press < count + 6; press++) {
      await page.keyboard.press(key);
      await expect.poll(() => coversOfFocus(site), `covered control after ${key}`).toEqual([]);
      reached += await focused(site).count();
    }
    expect(reached, `controls reached by ${key}`).toBeGreaterThanOrEqual(count);
  }
}

for (const { width, height, states } of WINDOWS)
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('U-23: no focused control of the dialog is covered, with or without errors', async ({
      page,
      site,
    }) => {
      test.slow();
      await page.goto('/');
      await site.openForm();
      await expect(site.submit).toBeAttached();
      if (states.includes('new')) await expectNoneCovered(page, site);
      await site.submit.click();
      await expect(site.field('name')).toBeFocused();
      await settle(page);
      expect(await coversOfFocus(site), 'the first invalid field').toEqual([]);
      const links = await site.dialog.locator('form ul a').evaluateAll(coversOf);
      expect(links, 'links to the invalid fields').toEqual([]);
      if (states.includes('invalid')) await expectNoneCovered(page, site);
      await site.fillIn({ name: 'Núria', surname: 'Gil', email: 'n@visitor.example' });
      await site.submit.click();
      await expect(site.field('phone')).toBeFocused();
      await settle(page);
      expect(await coversOfFocus(site), 'a later invalid field').toEqual([]);
    });
  });

test('U-23: focus on the close button or the contact options does not scroll the form; reopened, it is where it was, and a new one is at the top', async ({
  page,
  site,
  visitor,
}) => {
  const sheet = site.dialog.locator(':scope > div');
  const scrolled = () => sheet.evaluate(({ scrollTop }) => scrollTop);
  const scrollBy = (distance: number) =>
    sheet.evaluate((element, by) => {
      element.scrollTop += by;
    }, distance);
  const outside = site.dialog.locator('header button, header + button, form + p a');
  await page.goto('/');
  for (const [width, height] of [
    [320, 568],
    [1280, 720],
  ] as const)
    await test.step(`at ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await site.openForm();
      await site.field('name').focus();
      await scrollBy(40);
      const before = await scrolled();
      expect(before).toBeGreaterThan(0);
      await page.keyboard.press('Shift+Tab');
      await expect(site.dialog.getByRole('button', { name: SITE.dismiss })).toBeFocused();
      for (const control of await outside.all()) {
        await control.focus();
        await settle(page);
        expect(await scrolled()).toBe(before);
      }
      await page.keyboard.press('Escape');
      await expect(site.dialog).toBeHidden();
      await site.openForm();
      await settle(page);
      expect(await scrolled()).toBe(before);
      await page.keyboard.press('Escape');
      await expect(site.dialog).toBeHidden();
    });
  await site.openForm();
  await site.fillIn(visitor);
  await site.submit.click();
  await expect(site.closeThanks).toBeFocused();
  await site.closeThanks.click();
  await site.openForm();
  await settle(page);
  expect(await scrolled()).toBe(0);
});

test('in low windows the button of a new form is in view, the title scrolls away, and the close button stays', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await site.openForm();
  await expect(site.submit).toBeVisible();
  const title = page.getByRole('heading', { level: 2, name: DIALOG_TITLE });
  const resize = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    await settle(page);
    return `at ${width} × ${height}`;
  };
  await test.step('U-23: "Finalizar" is in view in the window of a small laptop', async () => {
    for (const [width, height] of [
      [1024, 692],
      [1280, 720],
      [1440, 770],
    ] as const) {
      const at = await resize(width, height);
      const { y } = await boxOf(site.dialog.locator('form + p'));
      expect.soft((await boxOf(site.submit)).bottom, at).toBeLessThanOrEqual(y);
    }
  });
  await test.step('U-23: on a phone and in a low window the title scrolls away, and the close button stays in view', async () => {
    const sheet = site.dialog.locator(':scope > div');
    await expect.soft(sheet).toHaveCSS('overflow-y', 'auto');
    // See `dialog.module.css`.
    await expect.soft(sheet).toHaveCSS('container-type', 'normal');
    const close = site.dialog.getByRole('button', { name: SITE.dismiss });
    for (const [width, height, stays] of [
      [390, 844, false],
      [767, 900, false],
      [1024, 639, false],
      [768, 640, true],
    ] as const) {
      const at = await resize(width, height);
      await site.submit.evaluate((button) => button.scrollIntoView());
      if (stays) await expect.soft(title, at).toBeInViewport({ ratio: 1 });
      else await expect.soft(title, at).not.toBeInViewport();
      await expect.soft(close, at).toBeInViewport({ ratio: 1 });
    }
  });
});
