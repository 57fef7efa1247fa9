import { inWindows } from '../../support/layout.ts';
import { settle } from '../../support/page-control.ts';
import { expect, test } from '../../support/test.ts';

test('U-5 U-23: on a phone the focus stays in the dialog, and nothing covers it', async ({
  page,
  site,
}) => {
  await inWindows(page, ['360 × 640'], async () => {
    await site.visitForm();
    await site.submit.click();
    await expect(site.field('name')).toBeFocused();
    await settle(page);
    // The focused control, if it is outside the dialog or if something lies over its middle.
    const unreachable = () =>
      page.locator(':focus').evaluateAll((controls) =>
        controls.flatMap((control) => {
          const { x, y, width, height } = control.getBoundingClientRect();
          const hit = document.elementFromPoint(x + width / 2, y + height / 2);
          const isReachable = control.closest('dialog') && control.contains(hit);
          return isReachable ? [] : `${control.outerHTML}: ${hit?.outerHTML}`;
        }),
      );
    const count = await site.dialog.locator('a, button, input, select, textarea').count();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let press = 0; press < count + 6; press++) {
        await page.keyboard.press(key);
        await expect.poll(unreachable, key).toEqual([]);
      }
  });
});
