import { SITE } from '../../src/content/site.ts';
import { MESSAGES } from '../../src/shared/messages.ts';
import { GALLERY_URL, middleOfThumb } from '../support/gallery.ts';
import { INVALID_ALERT, THANKS_ALERT } from '../support/site.ts';
import { button, expect, KEYS, SENT_DOMAIN, type Tab, test } from './tab.ts';

const NO_BOX = { x: 0, y: 0, width: 0, height: 0 };

/** The journey in Firefox and WebKit (U-36). The browser tests of `tests/e2e` hold each part in Chromium. */

const field = (name: string) => `dialog [name="${name}"]`;
const CONTACT = 'header [aria-haspopup="dialog"]';
const SERVICE = '#socialEvents button';
const TITLE = 'dialog h2';
const ALERT = '[role="alert"]';
const SUBMIT = button('Finalizar');
const CLOSE_THANKS = button(SITE.dismiss);

/** Taps until the dialog is open: where the browser has no invoker commands, a tap before the app runs does nothing. */
const openBy = (tab: Tab, selector: string) =>
  expect(async () => {
    const isOpen = async () => 'text' in (await tab.look('dialog[open]'));
    if (!(await isOpen())) await tab.click(selector);
    expect(await isOpen()).toBe(true);
  }).toPass();

test('U-36 S-PRD-3 U-29: from a service, by a draft and errors, to the mailbox', async ({
  tab,
  visitor,
  mailbox,
  baseURL,
}) => {
  await tab.open(`${baseURL}/`);
  await test.step('U-5 U-9: the button of a service opens the form with its ceremony', async () => {
    await openBy(tab, SERVICE);
    await expect.poll(() => tab.look(TITLE)).toMatchObject({ hasFocus: true });
    await expect.poll(() => tab.look(field('ceremony'))).toMatchObject({ value: 'Evento Social' });
  });
  await test.step('S-ERR-1: an empty form has an alert, errors, and the focus on its first', async () => {
    await tab.click(SUBMIT);
    await expect
      .poll(() => tab.look(ALERT))
      .toMatchObject({ text: expect.stringContaining(INVALID_ALERT) });
    await expect
      .poll(() => tab.look(field('name')))
      .toMatchObject({ hasFocus: true, description: MESSAGES.required });
  });
  await test.step('U-5 U-29: Escape closes the dialog, and a reload loses no text', async () => {
    await tab.type(field('name'), visitor.name);
    await tab.type(field('name'), KEYS.escape);
    await expect.poll(() => tab.look('dialog[open]')).toEqual({});
    await expect.poll(() => tab.look(SERVICE)).toMatchObject({ hasFocus: true });
    await tab.reload();
    await openBy(tab, CONTACT);
    await expect.poll(() => tab.look(field('name'))).toMatchObject({ value: visitor.name });
  });
  await test.step('S-ERR-3 U-43: the form, filled in as people write, is sent and thanked', async () => {
    for (const name of ['surname', 'phone', 'description'] as const)
      await tab.type(field(name), visitor[name]);
    await tab.type(field('email'), visitor.email.replace(SENT_DOMAIN, 'peñíscola.example'));
    await tab.clear(field('numberOfGuests'));
    await tab.type(field('numberOfGuests'), '1.200 personas');
    for (const name of ['time', 'ceremony'] as const)
      await tab.click(`//select[@name="${name}"]/option[.="${visitor[name]}"]`);
    await typeDate(tab, visitor.date);
    await expect.poll(() => tab.look(field('date'))).toMatchObject({ value: visitor.date });
    await tab.click(SUBMIT);
    await expect.poll(() => tab.look(ALERT)).toMatchObject({ text: THANKS_ALERT });
    expect(await tab.look(field('name'))).toEqual({});
  });
  await test.step('U-5: closing the thank-you returns the focus', async () => {
    await tab.click(CLOSE_THANKS);
    await expect.poll(() => tab.look('dialog[open]')).toEqual({});
    await expect.poll(() => tab.look(CONTACT)).toMatchObject({ hasFocus: true });
  });
  await test.step('S-PRD-3: the staff have the mail', async () => {
    const message = await mailbox.onlyMessage();
    expect(message.body.params).toEqual({ ...visitor, reponseEmail: visitor.email });
    await tab.open(baseURL + mailbox.address(message));
    const subject = `Solicitud de evento de ${visitor.name} ${visitor.surname}`;
    await expect.poll(() => tab.look('main h2')).toMatchObject({ text: subject });
  });
});

test('U-36 S-GEN-1 S-GEN-5: the mouse drags an end of an interval, and a file to its place', async ({
  tab,
}) => {
  await tab.open(`${GALLERY_URL}?form`);
  const printed = async (name: string) => JSON.parse((await tab.look('#value')).text || '{}')[name];
  await test.step('S-GEN-1 S-GEN-2: an end of the interval', async () => {
    await expect.poll(() => printed('interval')).toEqual({ min: 80, max: 160 });
    const [range = NO_BOX] = await tab.boxesOf('[type="range"][aria-label="Máximo"]');
    const from = middleOfThumb(range, 160);
    await tab.drag(from, { ...from, x: Math.max(1, from.x - 500) });
    await expect.poll(() => printed('interval')).toEqual({ min: 80, max: 81 });
  });
  await test.step('S-GEN-5: a file', async () => {
    await tab.run(() => {
      const files = new DataTransfer();
      for (const name of ['a.pdf', 'b.pdf', 'c.pdf'])
        files.items.add(new File([name], name, { type: 'application/pdf' }));
      const picker = document.querySelector('input[type="file"]') as HTMLInputElement;
      picker.files = files.files;
      picker.dispatchEvent(new Event('change', { bubbles: true }));
    });
    const names = async () =>
      ((await printed('files')) ?? []).map((url: string) => atob(url.split(',')[1] ?? ''));
    await expect.poll(names).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    const handleOf = (name: string) => `li:has([title="${name}"]) > span:first-child`;
    const boxes = await tab.boxesOf(handleOf('a.pdf'), handleOf('c.pdf'));
    const [from = NO_BOX, to = NO_BOX] = boxes.map(({ x, y, width, height }) => ({
      x: x + width / 2,
      y: y + height / 2,
    }));
    await tab.drag(from, to);
    await expect.poll(names).toEqual(['b.pdf', 'c.pdf', 'a.pdf']);
  });
});

/**
 * Firefox takes a date as a whole. WebKit types its parts, in
 * the order of the browser's language, which no page can read.
 */
async function typeDate(tab: Tab, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  await tab.type(field('date'), date);
  for (const parts of [
    [day, month, year],
    [month, day, year],
  ]) {
    if ((await tab.look(field('date'))).value === date) return;
    for (const [place, digits] of parts.entries())
      await tab.type(field('date'), KEYS.left.repeat(2) + KEYS.right.repeat(place) + digits);
  }
}
