import type { Page } from 'playwright/test';
import { createSampleForm, GALLERY_URL, middleOfThumb, swipe } from '../../support/gallery.ts';
import { boxOf, drag, type Point } from '../../support/layout.ts';
import { expect, test } from '../../support/test.ts';

/** The interval field of the gallery's sample form: 0 to 500 € in steps of 1, by default 80 to 160. */

type End = 'Mínimo' | 'Máximo';

async function openInterval(page: Page) {
  await page.goto(GALLERY_URL);
  const form = createSampleForm(page);
  const group = form.group('Presupuesto por invitado');
  const thumb = (end: End) => group.getByRole('slider', { name: end });
  await thumb('Máximo').evaluate((range) => range.scrollIntoView({ block: 'center' }));
  return {
    ...form,
    group,
    thumb,
    middleOfThumb: async (end: End): Promise<Point> =>
      middleOfThumb(await boxOf(thumb(end)), Number(await thumb(end).inputValue())),
    /** Expects these ends in the form's value, the thumbs and the text. */
    async expectInterval(min: number, max: number) {
      await expect.poll(async () => (await form.value())?.interval).toEqual({ min, max });
      await expect(thumb('Mínimo')).toHaveAttribute('aria-valuetext', `${min}\u00a0€`);
      await expect(thumb('Máximo')).toHaveAttribute('aria-valuetext', `${max}\u00a0€`);
      await expect(group).toContainText(`Mínimo ${min} €Máximo ${max} €`);
    },
  };
}

const dragBy = (page: Page, from: Point, distance: number) =>
  drag(page, from, { ...from, x: from.x + distance });

test('S-GEN-1 S-GEN-2 S-CON-9: keys move one end up to the gap, with Spanish names', async ({
  page,
}) => {
  const { thumb, reset, expectInterval } = await openInterval(page);
  const press = async (end: End, ...keys: string[]) => {
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

test('by mouse a thumb or a press on the line moves one end up to the gap', async ({ page }) => {
  const { thumb, reset, middleOfThumb, expectInterval } = await openInterval(page);
  const dragEnd = async (end: End, distance: number) =>
    dragBy(page, await middleOfThumb(end), distance);
  await test.step('S-GEN-1 S-GEN-2 S-CON-9: a dragged thumb follows the pointer, and stops 1 before the other', async () => {
    const before = await middleOfThumb('Máximo');
    await dragBy(page, before, 150);
    await expect(thumb('Máximo')).not.toHaveValue('160');
    expect(Math.abs((await middleOfThumb('Máximo')).x - before.x - 150)).toBeLessThan(2);
    await dragEnd('Máximo', -2_000);
    await expectInterval(80, 81);
  });
  for (const [end, back] of [
    ['Mínimo', 'Máximo'],
    ['Máximo', 'Mínimo'],
  ] as const)
    await test.step(`S-GEN-2: at the bound of "${end}" the thumbs do not cover each other`, async () => {
      const [towards, away] = end === 'Mínimo' ? [-2_000, 2_000] : [2_000, -2_000];
      await dragEnd(end, towards);
      await dragEnd(back, towards);
      await (end === 'Mínimo' ? expectInterval(0, 1) : expectInterval(499, 500));
      // The thumb that was used last is the one that cannot move.
      await thumb(end).focus();
      await dragEnd(back, away);
      await expectInterval(0, 500);
    });
  await test.step('S-GEN-2 S-CON-9: a press on the line moves the nearer thumb there', async () => {
    await reset.click();
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
    await drag(page, { ...right, x: right.x + 100 }, { ...left, x: left.x - 100 });
    const min = Number(await thumb('Mínimo').inputValue());
    await expectInterval(min, min + 1);
  });
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });

  test('U-11 S-GEN-2 S-CON-9: a finger drags each thumb; a swipe that scrolls the page moves none', async ({
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
