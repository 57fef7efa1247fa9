import { expect } from 'playwright/test';
import { Key } from 'selenium-webdriver';
import { SERVICES, type Service } from '../../../src/content/services.ts';
import { SITE } from '../../../src/content/site.ts';
import {
  CEREMONIES,
  EVENT_REQUEST_FIELDS,
  type EventRequest,
  type EventRequestField,
  TIMES,
} from '../../../src/shared/event-request.ts';
import { DIALOG_TITLE } from '../site.ts';
import type { Tab } from './tab.ts';

const OPTIONS = { time: TIMES, ceremony: CEREMONIES };

type ServiceId = Service['id'];

const nameOf = (id: ServiceId) => SERVICES.find((service) => service.id === id)?.label ?? id;

/** The site's parts, and what a visitor does with them, in any engine. */
export function createSite(tab: Tab) {
  const dialog = tab.part({ role: 'dialog', name: DIALOG_TITLE });
  const alert = tab.part({ role: 'alert' });
  const field = (name: EventRequestField) => dialog.part({ css: `[name="${name}"]` });
  const contactButton = tab.part({ role: 'banner' }, { role: 'button', name: SITE.contactButton });

  return {
    contactButton,
    section: (id: ServiceId) => tab.part({ css: `#${id}` }),
    serviceLink: (id: ServiceId) =>
      tab.part({ role: 'contentinfo' }, { role: 'link', name: nameOf(id) }),
    serviceButton: (id: ServiceId) => tab.part({ css: `#${id}` }, { role: 'button' }),
    dialog,
    field,
    alert,
    submit: dialog.part({ role: 'button', name: 'Finalizar' }),
    /** The same button while the request is being sent. */
    sending: dialog.part({ role: 'button', name: 'Enviando…' }),
    closeThanks: tab.part({ role: 'button', name: SITE.dismiss }),

    /** How far the middle of a section is from the middle of the window, in pixels. */
    offCentre: (id: ServiceId) =>
      tab.run((section) => {
        const { top, height } = document.getElementById(section)?.getBoundingClientRect() ?? {
          top: 0,
          height: 0,
        };
        return Math.abs(top + height / 2 - innerHeight / 2);
      }, id),

    /** Opens a page and waits for the app: a page that is left while the app is loading may report that as an error. */
    async visit(path = '/'): Promise<void> {
      await tab.goto(path);
      await expect.poll(tab.part({ css: 'header [data-waiting]' }).state).toBe('absent');
    },

    async openForm(): Promise<void> {
      await contactButton.click();
      await expect.poll(tab.focus).toBe(DIALOG_TITLE);
      await expect.poll(field('name').state).toBe('shown');
    },

    /** Fills in the form by keyboard, from any place before its first field. */
    async fillIn(request: EventRequest): Promise<void> {
      for (const name of EVENT_REQUEST_FIELDS) {
        await tabTo(name);
        const value = String(request[name]);
        if (name === 'date') await typeDate(value);
        else if (name === 'time' || name === 'ceremony') await choose(OPTIONS[name], value);
        else {
          if (name === 'numberOfGuests') await tab.press(Key.CONTROL, 'a');
          await tab.type(value);
        }
        await expect.poll(field(name).value, name).toBe(value);
      }
    },
    tabTo,
  };

  /** Moves the focus forwards by keyboard to what has this name. */
  async function tabTo(name: string): Promise<void> {
    const passed: string[] = [];
    for (let focus = await tab.focus(); focus !== name; focus = await tab.focus()) {
      passed.push(focus);
      expect(passed, `on the way to "${name}"`).not.toHaveLength(15);
      await tab.press(Key.TAB);
    }
  }

  /** Chooses an option by arrows: what typing a letter does differs between engines. */
  async function choose(options: readonly string[], option: string): Promise<void> {
    await tab.press(Key.HOME);
    for (let place = 0; place < options.indexOf(option); place += 1)
      await tab.press(Key.ARROW_DOWN);
  }

  /** Types a day such as `2027-06-20`. In some engines two digits lead to the next part, in others only an arrow does. */
  async function typeDate(day: string): Promise<void> {
    const [year = '', month = '', date = ''] = day.split('-');
    // The order of the parts follows the language of the browser's menus, which a page cannot read.
    for (const parts of [
      [month, date, year],
      [date, month, year],
    ]) {
      for (const [place, digits] of parts.entries()) {
        await tab.press(Key.ARROW_LEFT);
        await tab.press(Key.ARROW_LEFT);
        for (let step = 0; step < place; step += 1) await tab.press(Key.ARROW_RIGHT);
        await tab.type(digits);
      }
      if ((await field('date').value()) === day) return;
    }
  }
}
