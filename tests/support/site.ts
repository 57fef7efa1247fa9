import { expect, type Page } from 'playwright/test';
import { FORM_TEXTS } from '../../src/content/form.ts';
import { SERVICES, type ServiceId } from '../../src/content/services.ts';
import { SITE } from '../../src/content/site.ts';
import type { EventRequest } from '../../src/shared/event-request.ts';
import { isHydrated } from './page-control.ts';

export const DIALOG_TITLE = '¿En qué podemos ayudarte?';
export const INVALID_ALERT = 'Por favor, revisa los campos marcados en rojo.';
/** The name of the thank-you, which begins its alert. */
export const THANKS_TITLE = '¡Gracias por tu mensaje!';
export const THANKS_PROMISE = 'Nos pondremos en contacto contigo lo antes posible.';
export const THANKS_ALERT = `${THANKS_TITLE} ${THANKS_PROMISE}`;

const { hiddenPrefix, whatsApp, email } = FORM_TEXTS.contactOptions;
/** Accessible names of the dialog's contact options. */
export const WHATSAPP_LINK = `${hiddenPrefix} ${whatsApp} ${SITE.newTab}`;
export const EMAIL_LINK = `${hiddenPrefix} ${email}`;

const labelOf = (id: ServiceId) => SERVICES.find((service) => service.id === id)?.label ?? id;

export type Site = ReturnType<typeof createSite>;

/** Locators of the page's parts, and a visitor's actions. */
export function createSite(page: Page) {
  const dialog = page.getByRole('dialog', { name: DIALOG_TITLE });
  const field = (name: keyof EventRequest) => dialog.locator(`[name="${name}"]`);
  const alerts = page.locator('[role="alert"], [role="alertdialog"], [role="status"]');

  return {
    header: page.getByRole('banner'),
    footer: page.getByRole('contentinfo'),
    contactButton: page.getByRole('banner').getByRole('button', { name: 'Contáctanos' }),
    section: (id: ServiceId) => page.locator(`#${id}`),
    /** The button that opens the form with the service's ceremony. */
    serviceButton: (id: ServiceId) => page.locator(`#${id}`).getByRole('button'),
    /** The footer's link to a section. */
    serviceLink: (id: ServiceId) =>
      page.getByRole('contentinfo').getByRole('link', { name: labelOf(id), exact: true }),
    dialog,
    field,
    /** The submit button while nothing is being sent. During sending it reads "Enviando…" (U-2). */
    submit: dialog.getByRole('button', { name: 'Finalizar' }),
    closeButton: dialog.getByRole('button', { name: SITE.dismiss }),
    /** Closes the thank-you. The dialog's button of the same name is hidden by then. */
    closeThanks: page.getByRole('button', { name: SITE.dismiss }),
    alerts,
    alert: (text: string) => alerts.filter({ hasText: text }),

    /** Opens the home page and waits for the app. */
    async visit(): Promise<void> {
      await page.goto('/');
      await this.start();
    },

    /** Presses a key, which loads the app even if the browser is never idle (`src/start.ts`), and waits for the app. */
    async start(): Promise<void> {
      await page.keyboard.press('Shift');
      await isHydrated(page);
    },

    /** Expects these values in the form. A reload must have ended. */
    async expectValues(request: Partial<EventRequest>): Promise<void> {
      for (const [name, value] of entriesOf(request))
        await expect(field(name)).toHaveValue(String(value));
    },

    /** Opens the home page and the form. */
    async visitForm(): Promise<void> {
      await page.goto('/');
      await this.openForm();
    },

    /** How far the middle of a section is from the middle of the window, in pixels. */
    offCentre: (id: ServiceId) =>
      page.locator(`#${id}`).evaluate((section) => {
        const { top, height } = section.getBoundingClientRect();
        return Math.abs(top + height / 2 - innerHeight / 2);
      }),

    /** Expects a section in the middle of the window (S-FTR-7). */
    async expectCentred(id: ServiceId): Promise<void> {
      await expect.poll(() => this.offCentre(id)).toBeLessThanOrEqual(2);
    },

    /** Closes the thank-you, which covers the page, and opens the form. */
    async openForm(): Promise<void> {
      if (await this.closeThanks.isVisible()) await this.closeThanks.click();
      await this.contactButton.click();
      await field('name').waitFor();
    },

    async closeForm(): Promise<void> {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    },

    async fillIn(request: Partial<EventRequest>): Promise<void> {
      for (const [name, value] of entriesOf(request))
        if (name === 'time' || name === 'ceremony') await field(name).selectOption(String(value));
        else await field(name).fill(String(value));
    },

    /** Fills in these values and submits the form. */
    async send(request: Partial<EventRequest>): Promise<void> {
      await this.fillIn(request);
      await this.submit.click();
    },

    /** Expects the thank-you in place of the dialog. */
    async expectThanks(): Promise<void> {
      await expect(this.alert(THANKS_ALERT)).toBeVisible();
      await expect(dialog).toBeHidden();
    },
  };
}

const entriesOf = (request: Partial<EventRequest>) =>
  Object.entries(request) as [keyof EventRequest, string | number][];
