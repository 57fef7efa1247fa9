import type { Page } from 'playwright/test';
import { PORTS } from './ports.ts';

export const GALLERY_PATH = '/tools/gallery/';
export const GALLERY_URL = `http://localhost:${PORTS.gallery}${GALLERY_PATH}`;
/** The form of every field type that the gallery shows, alone on its page. */
export const SAMPLE_FORM_URL = `${GALLERY_URL}?form`;

/** The parts of that form. */
export function createSampleForm(page: Page) {
  const form = page.locator('form');
  const printed = async (id: 'value' | 'sent') => {
    const text = await page.locator(`#${id}`).textContent();
    return text ? (JSON.parse(text) as Record<string, unknown>) : undefined;
  };
  return {
    form,
    /** A field of several controls, by its legend. */
    group: (label: string) => form.getByRole('group', { name: label }),
    submit: form.getByRole('button', { name: 'Finalizar' }),
    reset: form.getByRole('button', { name: 'Restablecer' }),
    /** What the form holds, by field name. */
    value: () => printed('value'),
    /** What it has sent. */
    sent: () => printed('sent'),
  };
}
