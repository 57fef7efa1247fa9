import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIELDS } from '../../../tools/gallery/gallery-fields.ts';
import { PROJECT_ROOT } from '../../../tools/local/project-root.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { files, matchesIn, textOf } from '../../support/built-site.ts';
import { GALLERY_PATH, GALLERY_URL } from '../../support/gallery.ts';
import { atEachWidth } from '../../support/layout.ts';
import { expect, test } from '../../support/test.ts';

/** The gallery of fields, which `npm run dev` serves. */

const FIELD_TYPES = join(PROJECT_ROOT, 'src/form/field-types');

/** Contrast and layout differ between these window widths. */
const WIDTHS = [390, 1440];

const CODE_OF_UNUSED_FIELD_TYPES = [
  /Arrastra tus archivos/,
  /Puedes enviar como/,
  /una diferencia de al menos/,
  /\b(?:files|interval)["'`:]/,
];

test('S-GEN-8: the built site has neither the gallery nor the code of the field types files and interval', async ({
  request,
}) => {
  expect((await request.get(GALLERY_PATH)).status()).toBe(404);
  const sources = readdirSync(FIELD_TYPES, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'));
  expect(CODE_OF_UNUSED_FIELD_TYPES.filter((code) => !code.test(sources.join()))).toEqual([]);
  for (const file of files().filter((name) => /\.(?:js|css)$/.test(name))) {
    const found = CODE_OF_UNUSED_FIELD_TYPES.flatMap((code) => matchesIn(textOf(file), code));
    expect.soft(found, file).toEqual([]);
  }
});

test('S-GEN-7 S-GEN-8 U-11: one form has every field type, accessible and not cut off', async ({
  page,
}) => {
  await page.goto(GALLERY_URL);
  const fields = page.locator('[data-field]');
  await expect(fields).toHaveCount(Object.keys(FIELDS).length);
  for (const [name, { label }] of Object.entries(FIELDS))
    await expect.soft(page.locator(`[data-field="${name}"]`)).toContainText(label);
  const expectWhole = async () => {
    await atEachWidth(page, [320, ...WIDTHS], async () => {
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(overflow).toBeLessThanOrEqual(0);
    });
    await atEachWidth(page, WIDTHS, () => expectAccessible(page));
  };
  await expectWhole();
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectWhole();
});
