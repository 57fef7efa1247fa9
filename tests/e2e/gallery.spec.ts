import type { Page } from 'playwright/test';
import * as SAMPLES from '../../src/form/field-types/index.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { dispatchTransfer, picture, zoneIn } from '../support/files-field.ts';
import {
  createSampleForm,
  GALLERY_PATH,
  GALLERY_URL,
  SAMPLE_FORM_URL,
} from '../support/gallery.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';

/** The gallery of fields, which `npm run dev` serves. */

const STATES = ['empty', 'filled', 'focused', 'invalid', 'helped', 'disabled', 'long'];

test('S-GEN-8: the built site knows nothing of the gallery', async ({ page }) => {
  const response = await page.request.get(GALLERY_PATH);
  expect(response.status()).toBe(404);
});

/** Does it in each window and with each choice of colours: the page stays the same. */
async function everywhere(page: Page, check: () => Promise<void>): Promise<void> {
  for (const width of [320, 390, 1440])
    for (const forcedColors of ['none', 'active'] as const)
      await test.step(`at ${width} px, forced colours: ${forcedColors}`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ forcedColors });
        await settle(page);
        await check();
      });
}

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
    await everywhere(page, async () => {
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    });
    await test.step('S-GEN-6: files that are out of use take nothing that is dropped or pasted', async () => {
      const bringTo = async (id: string) => {
        const field = page.locator(id);
        await dispatchTransfer(zoneIn(field), ['dragover', 'drop', 'paste'], [picture('a.png')]);
        await expect(zoneIn(field)).not.toHaveAttribute('data-over');
        return field.getByRole('listitem');
      };
      const disabled = await bringTo('#files-disabled');
      // Where they are taken it takes no longer than this.
      await expect(await bringTo('#files-empty')).toHaveCount(2);
      await expect(disabled).toHaveCount(0);
    });
  });

  test('U-11: the form of all types is accessible, with its errors too', async ({ page }) => {
    await page.goto(SAMPLE_FORM_URL);
    const form = createSampleForm(page);
    await form.submit.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(form.form.locator('input[name="email"]')).toBeFocused();
    await everywhere(page, () => expectAccessible(page));
  });
});
