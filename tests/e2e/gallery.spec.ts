import * as SAMPLES from '../../src/form/field-types/index.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { files, textOf } from '../support/built-site.ts';
import { matchesIn } from '../support/findings.ts';
import {
  createSampleForm,
  GALLERY_PATH,
  GALLERY_URL,
  SAMPLE_FORM_URL,
} from '../support/gallery.ts';
import { expect, test } from '../support/test.ts';
import { withForcedColours } from '../support/window-widths.ts';

/** The gallery of fields, which `npm run dev` serves. */

/** The window widths of the checks. */
const WIDTHS = [320, 390, 1440];
const STATES = ['empty', 'filled', 'focused', 'invalid', 'helped', 'long'];

test('S-GEN-8: the built site does not have the gallery', async ({ page }) => {
  const response = await page.request.get(GALLERY_PATH);
  expect(response.status()).toBe(404);
});

const CODE_OF_UNUSED_FIELD_TYPES = [
  /Arrastra tus archivos/,
  /Puedes enviar/,
  /una diferencia de al menos/,
  /data-over/,
  /["'`]formdata["'`]/,
  /tools\/gallery/,
  /\b(?:files|interval)["'`:]/,
];

test('S-GEN-8: no chunk holds the code of the field types files and interval', async ({
  request,
}) => {
  // The gallery has that code, so the patterns find it.
  const page = await (await request.get(GALLERY_URL)).text();
  const [script = ''] = /\/assets\/[\w-]+\.js/.exec(page) ?? [];
  const gallery = await (await request.get(new URL(script, GALLERY_URL).href)).text();
  expect(CODE_OF_UNUSED_FIELD_TYPES.filter((code) => !code.test(gallery))).toEqual([]);
  for (const file of files().filter((name) => /\.(?:js|css)$/.test(name))) {
    const found = CODE_OF_UNUSED_FIELD_TYPES.flatMap((code) => matchesIn(textOf(file), code));
    expect(found, file).toEqual([]);
  }
});

test.describe('in windows of three widths, with and without forced colours', () => {
  test('S-GEN-8 U-11: every field type in every state is shown, accessible, and not cut off', async ({
    page,
  }) => {
    await page.goto(GALLERY_URL);
    await expect(page.locator('#files-filled')).toContainText('menu.pdf');
    await test.step('S-GEN-8: every type in every state', async () => {
      const types = Object.keys(SAMPLES);
      const ids = types.flatMap((type) => STATES.map((state) => `${type}-${state}`));
      const visible = page.locator('[data-field]:visible');
      const shown = await visible.evaluateAll((fields) =>
        fields.map((field) => field.closest(`#${field.getAttribute('data-field')}`)?.id),
      );
      expect(ids.filter((id) => !shown.includes(id))).toEqual([]);
    });
    await withForcedColours(page, WIDTHS, async () => {
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    });
  });

  test('U-11: the form with every field type is accessible with errors', async ({ page }) => {
    await page.goto(SAMPLE_FORM_URL);
    const form = createSampleForm(page);
    await form.submit.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(form.form.locator('input[name="email"]')).toBeFocused();
    await withForcedColours(page, WIDTHS, () => expectAccessible(page));
  });
});
