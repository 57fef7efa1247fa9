import { expect, type Page } from 'playwright/test';
import { SERVICES, type Service } from '../../src/content/services.ts';
import { SITE } from '../../src/content/site.ts';
import type { EventRequest } from '../../src/shared/event-request.ts';

export const DIALOG_TITLE = '¿En qué podemos ayudarte?';
export const INVALID_ALERT = 'Por favor, revisa los campos marcados en rojo.';
export const THANKS_ALERT =
  '¡Gracias por tu mensaje! Nos pondremos en contacto contigo lo antes posible.';

type ServiceId = Service['id'];

const labelOf = (id: ServiceId) => SERVICES.find((service) => service.id === id)?.label ?? id;

export type Site = ReturnType<typeof createSite>;

/** The page's parts by the names that the contract gives them ("The page"). */
export function createSite(page: Page) {
  const dialog = page.getByRole('dialog', { name: DIALOG_TITLE });
  const field = (name: keyof EventRequest) => dialog.locator(`[name="${name}"]`);

  /** Each control, with its value: a value of several parts has one for each. */
  const controlsWith = (request: Partial<EventRequest>) =>
    Object.entries(request).flatMap(([name, value]) =>
      (typeof value === 'object' ? Object.values(value) : [value]).map(
        (part, index) => [field(name as keyof EventRequest).nth(index), String(part)] as const,
      ),
    );

  return {
    header: page.getByRole('banner'),
    footer: page.getByRole('contentinfo'),
    contactButton: page.getByRole('banner').getByRole('button', { name: 'Contáctanos' }),
    section: (id: ServiceId) => page.locator(`#${id}`),
    /** In the footer. */
    serviceLink: (id: ServiceId) =>
      page.getByRole('contentinfo').getByRole('link', { name: labelOf(id), exact: true }),
    dialog,
    field,
    /** At rest; while it sends it reads "Enviando…" (U-2). */
    submit: dialog.getByRole('button', { name: 'Finalizar' }),
    /** Of the thank-you; the dialog's own is hidden by then. */
    closeThanks: page.getByRole('button', { name: SITE.dismiss }),
    /** By its text, whatever of the roles that the contract allows it has. */
    alert: (text: string) =>
      page
        .locator('[role="alert"], [role="alertdialog"], [role="status"]')
        .filter({ hasText: text }),

    /** Has the app run: the first move of a hand fetches it, even where the browser never gets idle (`src/start`). */
    async start(): Promise<void> {
      await page.mouse.move(2, 300);
      await page.waitForFunction(() => !document.querySelector('[data-waiting]'));
    },

    /** The form holds these, field by field. */
    async expectValues(request: Partial<EventRequest>): Promise<void> {
      for (const [control, value] of controlsWith(request))
        await expect(control).toHaveValue(value);
    },

    async openForm(): Promise<void> {
      await this.contactButton.click();
      await dialog.waitFor();
    },

    /** Fills in what is given, as a visitor would: typed or chosen, field by field. */
    async fillIn(request: Partial<EventRequest>): Promise<void> {
      for (const [control, value] of controlsWith(request)) {
        const isSelect = await control.evaluate((element) => element.localName === 'select');
        await (isSelect ? control.selectOption(value) : control.fill(value));
      }
    },
  };
}

/** How far the middle of a section is from the middle of the window, in pixels (S-FTR-7). */
export const offCentre = (section: Element): number => {
  const { top, height } = section.getBoundingClientRect();
  return Math.abs(top + height / 2 - innerHeight / 2);
};
