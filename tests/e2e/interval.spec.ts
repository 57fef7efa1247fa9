import { middleOf } from '../support/boxes.ts';
import { drag, openInterval, swipe } from '../support/interval.ts';
import { expect, test } from '../support/test.ts';

/** The thumbs of an interval, by mouse, keyboard and finger. */

test('S-GEN-1 S-GEN-2 S-CON-9: an interval has two thumbs and two inputs for one value, with Spanish names; the keys keep the gap', async ({
  page,
}) => {
  const { thumb, input, startAnew, expectInterval, expectValue } = await openInterval(page);
  await expectInterval(80, 160);
  await expect(thumb('Mínimo')).toHaveAttribute('aria-valuetext', '80 €');
  await expect(thumb('Máximo')).toHaveAttribute('aria-valuetext', '160 €');
  await expect(input('Mínimo')).toHaveAccessibleDescription('€');
  await input('Máximo').fill('200');
  await expect(thumb('Máximo')).toHaveAttribute('aria-valuetext', '200 €');
  await thumb('Mínimo').press('ArrowRight');
  await expectValue(81, 200);
  await test.step('arrows, Page, Home and End keep the gap', async () => {
    await startAnew();
    const press = async (name: 'Mínimo' | 'Máximo', ...keys: string[]) => {
      for (const key of keys) await thumb(name).press(key);
    };
    await press('Mínimo', 'ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowDown');
    await expectValue(81, 160);
    await press('Mínimo', 'PageUp');
    await expectValue(131, 160);
    await press('Mínimo', 'PageUp', 'ArrowRight');
    await expectValue(159, 160);
    await press('Máximo', 'PageDown', 'Shift+ArrowLeft', 'ArrowLeft');
    await expectInterval(159, 160);
    await press('Mínimo', 'PageDown', 'Shift+ArrowLeft');
    await expectValue(59, 160);
    await press('Mínimo', 'Home');
    await press('Máximo', 'End');
    await expectValue(0, 500);
    await press('Mínimo', 'End');
    await expectValue(499, 500);
    await press('Mínimo', 'Home');
    await press('Máximo', 'Home');
    await expectValue(0, 1);
  });
});

test('S-GEN-1 S-GEN-2 S-CON-9: a dragged thumb follows the pointer, moves only its own end, and stops 1 before the other', async ({
  page,
}) => {
  const { thumb, input, startAnew, expectInterval, expectValue } = await openInterval(page);
  await test.step('S-GEN-1: a dragged thumb follows the pointer', async () => {
    const before = await middleOf(thumb('Máximo'));
    await drag(page, thumb('Máximo'), 150);
    await expect(input('Máximo')).not.toHaveValue('160');
    const offset = async () => (await middleOf(thumb('Máximo'))).x - before.x - 150;
    await expect.poll(async () => Math.abs(await offset())).toBeLessThan(2);
  });
  await startAnew();
  await drag(page, thumb('Mínimo'), 2_000);
  await expectValue(159, 160);
  await drag(page, thumb('Máximo'), -2_000);
  await expectInterval(159, 160);
  await drag(page, thumb('Máximo'), 2_000);
  await expectValue(159, 500);
  await drag(page, thumb('Mínimo'), -2_000);
  await expectValue(0, 500);
  await drag(page, thumb('Máximo'), -2_000);
  await expectValue(0, 1);
});

test('S-CON-9: when both thumbs are at one bound, the thumb with room to move can be dragged', async ({
  page,
}) => {
  const { thumb, expectInterval } = await openInterval(page);
  for (const bound of ['lower', 'upper'] as const)
    await test.step(`at the ${bound} bound`, async () => {
      const atLower = bound === 'lower';
      await thumb('Mínimo').press('Home');
      await thumb('Máximo').press('End');
      await thumb(atLower ? 'Máximo' : 'Mínimo').press(atLower ? 'Home' : 'End');
      await (atLower ? expectInterval(0, 1) : expectInterval(499, 500));
      const [first, last] = [await middleOf(thumb('Mínimo')), await middleOf(thumb('Máximo'))];
      expect(last.x - first.x).toBeGreaterThanOrEqual(24);
      // The drag moves the thumb that can move, although the other one was used last.
      await thumb(atLower ? 'Mínimo' : 'Máximo').focus();
      await drag(page, thumb(atLower ? 'Máximo' : 'Mínimo'), atLower ? 2_000 : -2_000);
      await expectInterval(0, 500);
    });
});

test('S-GEN-2 S-CON-9: a press on the track moves the nearer thumb there, and the thumb then follows the pointer up to the gap', async ({
  page,
}) => {
  const { thumb, input, startAnew, expectValue } = await openInterval(page);
  const [left, right] = [await middleOf(thumb('Mínimo')), await middleOf(thumb('Máximo'))];
  await page.mouse.click(right.x + 100, right.y);
  await expect(input('Mínimo')).toHaveValue('80');
  await expect(input('Máximo')).not.toHaveValue('160');
  await page.mouse.click(left.x - 40, left.y);
  await expect(input('Mínimo')).not.toHaveValue('80');
  await startAnew();
  const { x, y } = await middleOf(thumb('Máximo'));
  await page.mouse.move(x + 100, y);
  await page.mouse.down();
  await expect(input('Máximo')).not.toHaveValue('160');
  await page.mouse.move(0, y, { steps: 8 });
  await page.mouse.up();
  await expectValue(80, 81);
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

  test('S-GEN-2 S-CON-9: a finger drags each thumb up to the gap', async ({ page }) => {
    const { thumb, expectValue } = await openInterval(page);
    await swipe(page, await middleOf(thumb('Mínimo')), { x: 250 });
    await expectValue(159, 160);
    await swipe(page, await middleOf(thumb('Máximo')), { x: 250 });
    await expectValue(159, 500);
    await swipe(page, await middleOf(thumb('Máximo')), { x: -280 });
    await expectValue(159, 160);
  });

  test('U-11 S-GEN-1: scrolling the page with a finger on the track changes nothing; a tap moves a thumb', async ({
    page,
  }) => {
    const { thumb, input, expectInterval } = await openInterval(page);
    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    const { x, y } = await middleOf(thumb('Máximo'));
    await page.touchscreen.tap(x + 40, y);
    await expect(input('Máximo')).not.toHaveValue('160');
    const tapped = Number(await input('Máximo').inputValue());
    await swipe(page, { x: x + 100, y }, { y: -200, x: 10 });
    await expect.poll(scrolled).toBeGreaterThan(before + 50);
    await expectInterval(80, tapped);
  });
});
