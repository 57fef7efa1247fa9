import { colourOf } from '../support/colours.ts';
import { GALLERY_URL } from '../support/gallery.ts';
import { drag, openInterval, swipe } from '../support/interval.ts';
import { expect, test } from '../support/test.ts';

/** An interval, by keyboard, mouse and finger. */

test('S-GEN-1 S-GEN-2 S-CON-9: keys move one end, with Spanish names and a visible focus, up to the gap; a reset restores both ends', async ({
  page,
}) => {
  const { thumb, reset, expectInterval } = await openInterval(page);
  const press = async (end: 'Mínimo' | 'Máximo', ...keys: string[]) => {
    for (const key of keys) await thumb(end).press(key);
  };
  await expectInterval(80, 160);
  await press('Mínimo', 'ArrowRight', 'ArrowUp', 'ArrowLeft');
  await expectInterval(81, 160);
  await expect(thumb('Mínimo')).not.toHaveCSS('--ring', 'transparent');
  await expect(thumb('Máximo')).toHaveCSS('--ring', 'transparent');
  await press('Mínimo', 'End');
  await expectInterval(159, 160);
  await press('Mínimo', 'ArrowRight', 'PageUp');
  await press('Máximo', 'ArrowLeft', 'PageDown', 'Home');
  await expectInterval(159, 160);
  await press('Mínimo', 'Home');
  await press('Máximo', 'End');
  await expectInterval(0, 500);
  await press('Mínimo', 'End');
  await expectInterval(499, 500);
  await press('Mínimo', 'Home');
  await press('Máximo', 'Home');
  await expectInterval(0, 1);
  await reset.click();
  await expectInterval(80, 160);
  await press('Máximo', 'ArrowRight');
  await expectInterval(80, 161);
});

test('S-GEN-1 S-GEN-2 S-CON-9: a dragged thumb follows the pointer, moves only its own end, and stops 1 before the other; at a bound the thumbs do not cover each other', async ({
  page,
}) => {
  const { thumb, middleOfThumb, expectInterval } = await openInterval(page);
  const before = await middleOfThumb('Máximo');
  await drag(page, before, 150);
  await expect(thumb('Máximo')).not.toHaveValue('160');
  expect(Math.abs((await middleOfThumb('Máximo')).x - before.x - 150)).toBeLessThan(2);
  const dragEnd = async (end: 'Mínimo' | 'Máximo', distance: number) =>
    drag(page, await middleOfThumb(end), distance);
  await dragEnd('Máximo', -2_000);
  await expectInterval(80, 81);
  for (const [end, back] of [
    ['Mínimo', 'Máximo'],
    ['Máximo', 'Mínimo'],
  ] as const)
    await test.step(`both thumbs at the bound of "${end}"`, async () => {
      const [towards, away] = end === 'Mínimo' ? [-2_000, 2_000] : [2_000, -2_000];
      await dragEnd(end, towards);
      await dragEnd(back, towards);
      await (end === 'Mínimo' ? expectInterval(0, 1) : expectInterval(499, 500));
      // The thumb that was used last is the one that cannot move.
      await thumb(end).focus();
      await dragEnd(back, away);
      await expectInterval(0, 500);
    });
});

test('S-GEN-2 S-CON-9: a press on the line moves the nearer thumb there, which then follows the pointer up to the gap', async ({
  page,
}) => {
  const { thumb, middleOfThumb, expectInterval } = await openInterval(page);
  const [left, right] = [await middleOfThumb('Mínimo'), await middleOfThumb('Máximo')];
  const near = async (share: number) => {
    const [low, high] = [await middleOfThumb('Mínimo'), await middleOfThumb('Máximo')];
    return low.x + share * (high.x - low.x);
  };
  // Beside a thumb, and on both sides of the middle between them.
  for (const [share, moved, unmoved] of [
    [1.5, 'Máximo', 'Mínimo'],
    [-0.2, 'Mínimo', 'Máximo'],
    [0.55, 'Máximo', 'Mínimo'],
    [0.45, 'Mínimo', 'Máximo'],
  ] as const) {
    const x = await near(share);
    const before = await thumb(unmoved).inputValue();
    await page.mouse.click(x, left.y);
    await expect.poll(async () => Math.abs((await middleOfThumb(moved)).x - x)).toBeLessThan(2);
    await expect(thumb(unmoved)).toHaveValue(before);
  }
  await page.mouse.move(right.x + 100, right.y);
  await page.mouse.down();
  await page.mouse.move(left.x - 100, right.y, { steps: 8 });
  await page.mouse.up();
  const min = Number(await thumb('Mínimo').inputValue());
  await expectInterval(min, min + 1);
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

  test('U-11 S-GEN-2 S-CON-9: a finger drags each thumb up to the gap; a tap on the line, or a swipe over it that scrolls the page, moves none', async ({
    page,
  }) => {
    const { middleOfThumb, expectInterval } = await openInterval(page);
    await swipe(page, await middleOfThumb('Mínimo'), { x: 250 });
    await expectInterval(159, 160);
    await swipe(page, await middleOfThumb('Máximo'), { x: 250 });
    await expectInterval(159, 500);
    await swipe(page, await middleOfThumb('Máximo'), { x: -280 });
    await expectInterval(159, 160);
    const { x, y } = await middleOfThumb('Máximo');
    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    await page.touchscreen.tap(x + 60, y);
    await swipe(page, { x: x + 60, y }, { y: -200, x: 10 });
    await expect.poll(scrolled).toBeGreaterThan(before + 50);
    await expectInterval(159, 160);
  });
});

test('S-GEN-1: without a default value the interval is the whole range', async ({ page }) => {
  await page.goto(GALLERY_URL);
  const field = page.locator('#interval-empty');
  await expect(field.getByRole('slider', { name: 'Mínimo' })).toHaveValue('0');
  await expect(field.getByRole('slider', { name: 'Máximo' })).toHaveValue('500');
});

test('S-GEN-1: the values of a disabled interval are dimmed', async ({ page }) => {
  await page.goto(GALLERY_URL);
  for (const [state, colour] of [
    ['disabled', 'ink-soft'],
    ['filled', 'ink'],
  ] as const)
    await expect(
      page
        .locator(`#interval-${state}`)
        .getByText(/^\d+\s€$/)
        .first(),
    ).toHaveCSS('color', colourOf(colour));
});
