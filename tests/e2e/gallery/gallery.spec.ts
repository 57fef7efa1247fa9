import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as SAMPLES from '../../../src/form/field-types/index.ts';
import { PROJECT_ROOT } from '../../../tools/local/project-root.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { files, matchesIn, textOf } from '../../support/built-site.ts';
import { GALLERY_PATH, GALLERY_URL } from '../../support/gallery.ts';
import { atEachWidth } from '../../support/layout.ts';
import { expect, test } from '../../support/test.ts';

/** The gallery of fields, which `npm run dev` serves. */

const FIELD_TYPES = join(PROJECT_ROOT, 'src/form/field-types');
const STATES = ['empty', 'filled', 'invalid', 'helped', 'long'];

/** Contrast and layout differ between these window widths. */
const WIDTHS = [390, 1440];

const CODE_OF_UNUSED_FIELD_TYPES = [
  /Arrastra tus archivos/,
  /Puedes enviar/,
  /una diferencia de al menos/,
  /data-over/,
  /["'`]formdata["'`]/,
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

test('every field type in every state is shown, accessible, and not cut off', async ({ page }) => {
  await page.goto(GALLERY_URL);
  await expect(page.locator('#files-filled')).toContainText('menu.pdf');
  await test.step('S-GEN-8: every type in every state', async () => {
    const types = Object.keys(SAMPLES);
    const ids = types.flatMap((type) => STATES.map((state) => `${type}-${state}`));
    const visible = page.locator('[data-field]:visible');
    const shown = await visible.evaluateAll((fields) =>
      fields.map((field) => field.closest(`#${field.getAttribute('data-field')}`)?.id),
    );
    expect.soft(ids.filter((id) => !shown.includes(id))).toEqual([]);
  });
  await test.step('S-GEN-1: an interval without a default is the whole range', async () => {
    const empty = page.locator('#interval-empty');
    await expect.soft(empty.getByRole('slider', { name: 'Mínimo' })).toHaveValue('0');
    await expect.soft(empty.getByRole('slider', { name: 'Máximo' })).toHaveValue('500');
  });
  await test.step('U-11: nothing is cut off, and every field is accessible', async () => {
    await atEachWidth(page, [320, ...WIDTHS], async () => {
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(overflow).toBeLessThanOrEqual(0);
    });
    await atEachWidth(page, WIDTHS, () => expectAccessible(page));
  });
});
