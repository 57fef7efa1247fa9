import type { Tab } from '../support/engines/tab.ts';
import { expect, test } from '../support/engines/test.ts';
import { GALLERY_PATH, middleOfThumb } from '../support/gallery.ts';

/** The drags of the generic fields, in Firefox and WebKit, on the gallery's page with only the sample form. */

test.beforeEach(({ tab }) => tab.goto(`${GALLERY_PATH}?form`));

/** A field's value as the page prints it. */
const fieldValue = async (tab: Tab, field: string) =>
  JSON.parse((await tab.part({ css: '#value' }).text()) || '{}')[field];

/** The contents of the files in the field's value, in their order. A test gives each file its name as its content. */
const namesOf = async (tab: Tab) => {
  const urls: string[] = (await fieldValue(tab, 'files')) ?? [];
  return urls.map((url) => Buffer.from(url.split(',')[1] ?? '', 'base64').toString());
};

test('U-36 S-GEN-1 S-GEN-2: a thumb of an interval follows the mouse up to the other one', async ({
  tab,
}) => {
  const group = tab.part({ role: 'group', name: 'Presupuesto por invitado' });
  const thumb = (end: string) => group.part({ role: 'slider', name: end });
  const middleOf = async (end: string) =>
    middleOfThumb(await thumb(end).box(), Number(await thumb(end).value()));
  const dragBy = async (end: string, distance: number) => {
    const from = await middleOf(end);
    const to = { ...from, x: Math.max(1, from.x + distance) };
    await tab.drag(from, to);
    return to;
  };
  await expect.poll(() => fieldValue(tab, 'interval')).toEqual({ min: 80, max: 160 });
  // Scrolls both thumbs into view: this range lies over the other.
  await thumb('Máximo').reached();
  // A press on the middle of a thumb moves nothing, if each engine draws it as large as the styles say.
  for (const end of ['Máximo', 'Mínimo']) await dragBy(end, 0);
  await expect.poll(() => fieldValue(tab, 'interval')).toEqual({ min: 80, max: 160 });
  const to = await dragBy('Máximo', 150);
  expect(Math.abs((await middleOf('Máximo')).x - to.x)).toBeLessThan(2);
  await dragBy('Máximo', -500);
  await expect.poll(() => fieldValue(tab, 'interval')).toEqual({ min: 80, max: 81 });
  await dragBy('Mínimo', -500);
  await expect.poll(() => fieldValue(tab, 'interval')).toEqual({ min: 0, max: 81 });
});

test('U-36 S-GEN-5: a file that the mouse drags by its handle changes its place', async ({
  tab,
}) => {
  const list = tab.part({ css: 'ol' });
  const handleOf = (name: string) =>
    list.part({ css: `li:has([title="${name}"]) > span:first-child` });
  await expect.poll(tab.part({ role: 'button', name: 'Selecciona' }).state).toBe('shown');
  await tab.run(() => {
    const files = new DataTransfer();
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'])
      files.items.add(new File([name], name, { type: 'application/pdf' }));
    const picker = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!picker) throw new Error('The page has no file picker');
    picker.files = files.files;
    picker.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const expectOrder = (...order: string[]) => expect.poll(() => namesOf(tab)).toEqual(order);
  await expectOrder('a.pdf', 'b.pdf', 'c.pdf', 'd.pdf');
  await tab.drag(await handleOf('a.pdf').reached(), await handleOf('c.pdf').reached());
  await expectOrder('b.pdf', 'c.pdf', 'a.pdf', 'd.pdf');
  await tab.drag(await handleOf('d.pdf').reached(), await handleOf('b.pdf').reached());
  await expectOrder('d.pdf', 'b.pdf', 'c.pdf', 'a.pdf');
});
