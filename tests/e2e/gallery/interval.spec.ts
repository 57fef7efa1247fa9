import type { Page } from 'playwright/test';
import { createGalleryForm, GALLERY_URL, middleOfThumb } from '../../support/gallery.ts';
import { boxOf, drag, type Point } from '../../support/layout.ts';
import { facesAreThere } from '../../support/page-control.ts';
import { expect, test } from '../../support/test.ts';

/** The interval field of the gallery's form: 0 to 500 € in steps of 1, by default 80 to 160. */

type End = 'Mínimo' | 'Máximo';

async function openInterval(page: Page) {
  await page.goto(GALLERY_URL);
  const form = createGalleryForm(page);
  const group = form.group('Presupuesto por invitado');
  const thumb = (end: End) => group.getByRole('slider', { name: end });
  await thumb('Máximo').waitFor();
  await facesAreThere(page);
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
  const { thumb, expectInterval } = await openInterval(page);
  const press = async (end: End, ...keys: string[]) => {
    for (const key of keys) await thumb(end).press(key);
  };
  await expectInterval(80, 160);
  await press('Mínimo', 'ArrowRight', 'ArrowUp', 'ArrowLeft');
  await expectInterval(81, 160);
  await press('Mínimo', 'End');
  await expectInterval(159, 160);
  await press('Máximo', 'ArrowLeft', 'PageDown');
  await expectInterval(159, 160);
  await press('Mínimo', 'Home');
  await press('Máximo', 'Home');
  await expectInterval(0, 1);
});

test('S-GEN-1 S-GEN-2 S-CON-9: a dragged thumb follows the pointer, up to the gap', async ({
  page,
}) => {
  const { thumb, middleOfThumb, expectInterval } = await openInterval(page);
  const before = await middleOfThumb('Máximo');
  await dragBy(page, before, 150);
  await expect(thumb('Máximo')).not.toHaveValue('160');
  const after = await middleOfThumb('Máximo');
  expect(Math.abs(after.x - before.x - 150)).toBeLessThan(2);
  await dragBy(page, after, -2_000);
  await expectInterval(80, 81);
});
