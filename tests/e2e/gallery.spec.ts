import * as SAMPLES from '../../src/form/field-types/index.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { files, matchesIn, textOf } from '../support/built-site.ts';
import { dispatchTransfer, picture, zoneIn } from '../support/files-field.ts';
import {
  createSampleForm,
  GALLERY_PATH,
  GALLERY_URL,
  SAMPLE_FORM_URL,
} from '../support/gallery.ts';
import { withForcedColours } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

/** The gallery of fields, which `npm run dev` serves. */

/** The window widths of the checks. */
const WIDTHS = [320, 390, 1440];
const STATES = ['empty', 'filled', 'focused', 'invalid', 'helped', 'disabled', 'long'];

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
  test('S-GEN-6 S-GEN-8 U-11: every field type in every state is shown, accessible, and not cut off', async ({
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
      for (const type of types) {
        const controls = page.locator(`#${type}-disabled :is(input, select, textarea, button)`);
        await expect(controls).not.toHaveCount(0);
        await expect(controls.and(page.locator(':enabled'))).toHaveCount(0);
      }
    });
    await withForcedColours(page, WIDTHS, async () => {
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    });
    await test.step('S-GEN-6: a disabled files field accepts no dropped or pasted file', async () => {
      const bringTo = async (id: string) => {
        const field = page.locator(id);
        await dispatchTransfer(zoneIn(field), ['dragover', 'drop', 'paste'], [picture('a.png')]);
        await expect(zoneIn(field)).not.toHaveAttribute('data-over');
        return field.getByRole('listitem');
      };
      const disabled = await bringTo('#files-disabled');
      // When the enabled field has its file, the disabled one would have had it too.
      await expect(await bringTo('#files-empty')).toHaveCount(2);
      await expect(disabled).toHaveCount(0);
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
