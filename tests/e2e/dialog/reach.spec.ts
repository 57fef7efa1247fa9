import { inWindows, type WindowSize } from '../../support/layout.ts';
import { settle } from '../../support/page-control.ts';
import type { Site } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

/** Header, close button, alert and contact options of the dialog never cover a focused control (U-23). */

/** A low phone, where the alert scrolls away; a phone, where it stays; a tablet, where the title stays too. */
const WINDOWS: WindowSize[] = ['320 × 568', '360 × 640', '768 × 1024'];

/** The bars that lie over the focused control, and what lies over its middle. */
const coversOfFocus = (site: Site) =>
  site.dialog.locator(':focus').evaluateAll((controls) => {
    const bars = ['header', 'header + button', 'form + p', ':has(> [role="alert"])'].flatMap(
      (name) => {
        const bar = document.querySelector(`dialog ${name}`);
        const stays = bar && /sticky|absolute/.test(getComputedStyle(bar).position);
        return stays ? { name, bar } : [];
      },
    );
    return controls.flatMap((control) => {
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
      return covers.map((cover) => `${control.outerHTML.slice(0, 90)}: ${cover}`);
    });
  });

for (const size of WINDOWS)
  test(`U-5 U-23: at ${size} the focus stays in the dialog, and nothing covers it`, async ({
    page,
    site,
  }) => {
    await inWindows(page, [size], async () => {
      await site.visitForm();
      await site.submit.click();
      await expect(site.field('name')).toBeFocused();
      await settle(page);
      expect(await coversOfFocus(site), 'the first invalid field').toEqual([]);
      const controls = site.dialog.locator(
        'a, button, input:not([tabindex="-1"]), select, textarea',
      );
      const count = await controls.count();
      expect(count).toBeGreaterThan(15);
      for (const key of ['Tab', 'Shift+Tab'])
        for (let press = 0; press < count + 6; press++) {
          await page.keyboard.press(key);
          await expect.poll(() => coversOfFocus(site), `covered after ${key}`).toEqual([]);
          await expect(page.locator(':focus:not(dialog *)'), 'focus outside').toHaveCount(0);
        }
    });
  });

test('U-23: the close button stays in view when the form is scrolled to its end', async ({
  page,
  site,
}) => {
  await site.visitForm();
  await inWindows(page, ['390 × 844', '1024 × 639', '768 × 640'], async () => {
    await site.submit.evaluate((button) => button.scrollIntoView());
    await expect.soft(site.closeButton).toBeInViewport({ ratio: 1 });
  });
});
