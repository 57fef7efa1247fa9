import type { Page } from 'playwright/test';
import { boxOf, inWindows, type WindowSize } from '../../support/layout.ts';
import { settle } from '../../support/page-control.ts';
import { DIALOG_TITLE, type Site } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

/** Header, close button, alert and contact options of the dialog never cover a focused control (U-23). */

/**
 * The windows, and the states whose every control is checked there: a low phone, where the alert scrolls away; a phone, where it
 * stays; a tablet, where the title stays too.
 */
const WINDOWS: [WindowSize, states: string[]][] = [
  ['320 × 568', ['new']],
  ['360 × 640', ['invalid']],
  ['768 × 1024', ['new', 'invalid']],
];

const PLACES: ScrollLogicalPosition[] = ['nearest', 'start', 'end', 'center'];

/** Describes each covered control, without scrolling or after scrolling it to each of `blocks`. The browser runs it. */
function coversOf(
  controls: Element[],
  blocks: (ScrollLogicalPosition | undefined)[] = [undefined],
) {
  const bars = ['header', 'header + button', 'form + p', ':has(> [role="alert"])'].flatMap(
    (name) => {
      const bar = document.querySelector(`dialog ${name}`);
      const stays = bar && /sticky|absolute/.test(getComputedStyle(bar).position);
      return stays ? { name, bar } : [];
    },
  );
  return controls.flatMap((control) =>
    blocks.flatMap((block) => {
      if (block) control.scrollIntoView({ block, behavior: 'instant' });
      const box = control.getBoundingClientRect();
      const covers = bars.flatMap(({ name, bar }) => {
        // The close button lies over the header.
        if (bar.contains(control) || control.matches(`${name} + button`)) return [];
        const { top, bottom, left, right } = bar.getBoundingClientRect();
        const isBeside = box.right <= left || box.left >= right;
        return !isBeside && box.bottom > top + 0.5 && box.top < bottom - 0.5 ? name : [];
      });
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
      await expect(page.locator(':focus:not(dialog *)'), 'focus outside').toHaveCount(0);
      reached += await focused(site).count();
    }
    expect(reached, `controls reached by ${key}`).toBeGreaterThanOrEqual(count);
  }
}

for (const [size, states] of WINDOWS)
  test(`U-5 U-23: at ${size} the focus stays in the dialog, and no focused control is covered, with or without errors`, async ({
    page,
    site,
  }) => {
    test.slow();
    await inWindows(page, [size], async () => {
      await site.visitForm();
      if (states.includes('new')) await expectNoneCovered(page, site);
      await site.submit.click();
      await expect(site.field('name')).toBeFocused();
      await settle(page);
      expect(await coversOfFocus(site), 'the first invalid field').toEqual([]);
      const links = await site.dialog.locator('form ul a').evaluateAll(coversOf);
      expect(links, 'links to the invalid fields').toEqual([]);
      if (states.includes('invalid')) await expectNoneCovered(page, site);
      await site.send({ name: 'Núria', surname: 'Gil', email: 'n@visitor.example' });
      await expect(site.field('phone')).toBeFocused();
      await settle(page);
      expect(await coversOfFocus(site), 'a later invalid field').toEqual([]);
    });
  });

test('U-23: focus on the close button or the contact options does not scroll the form; reopened, a filled-in form is where it was, and a new one is at the top', async ({
  page,
  site,
  visitor,
}) => {
  const { sheet } = site;
  const scrolled = () => sheet.evaluate(({ scrollTop }) => scrollTop);
  const outside = site.dialog.locator('header button, header + button, form + p a');
  await page.goto('/');
  await inWindows(page, ['320 × 568', '1280 × 720'], async () => {
    await site.openForm();
    await site.field('name').fill(visitor.name);
    await sheet.evaluate((element) => element.scrollBy(0, 40));
    const before = await scrolled();
    expect(before).toBeGreaterThan(0);
    await page.keyboard.press('Shift+Tab');
    await expect(site.closeButton).toBeFocused();
    for (const control of await outside.all()) {
      await control.focus();
      await settle(page);
      expect(await scrolled()).toBe(before);
    }
    await site.closeForm();
    await site.openForm();
    await settle(page);
    expect(await scrolled()).toBe(before);
    await site.closeForm();
  });
  await site.openForm();
  await site.send(visitor);
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
  // The day whose name is the longest: the help under the date stays on two lines.
  await page.clock.setFixedTime(new Date('2026-09-30T12:00:00+02:00'));
  await site.visitForm();
  const title = page.getByRole('heading', { level: 2, name: DIALOG_TITLE });
  await test.step('U-23: "Finalizar" is in view in the window of a small laptop', () =>
    inWindows(
      page,
      ['1366 × 630', '1366 × 657', '1024 × 692', '1280 × 720', '1440 × 770'],
      async () => {
        const { y } = await boxOf(site.dialog.locator('form + p'));
        expect.soft((await boxOf(site.submit)).bottom).toBeLessThanOrEqual(y);
      },
    ));
  await test.step('U-23: on a phone and in a low window the title scrolls away, and the close button stays in view', async () => {
    await expect.soft(site.sheet).toHaveCSS('overflow-y', 'auto');
    // See `dialog.module.css`.
    await expect.soft(site.sheet).toHaveCSS('container-type', 'normal');
    const scrollDown = () => site.submit.evaluate((button) => button.scrollIntoView());
    await inWindows(page, ['390 × 844', '767 × 900', '1024 × 639'], async () => {
      await scrollDown();
      await expect.soft(title).not.toBeInViewport();
      await expect.soft(site.closeButton).toBeInViewport({ ratio: 1 });
    });
    await inWindows(page, ['768 × 640'], async () => {
      await scrollDown();
      await expect.soft(title).toBeInViewport({ ratio: 1 });
      await expect.soft(site.closeButton).toBeInViewport({ ratio: 1 });
    });
  });
});
