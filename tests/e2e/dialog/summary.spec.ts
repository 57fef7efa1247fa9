import { BUSINESS, phoneLink } from '../../../src/content/business.ts';
import { FORM_TEXTS } from '../../../src/content/form.ts';
import { SITE } from '../../../src/content/site.ts';
import { STUDIO } from '../../../src/content/studio.ts';
import { THANK_YOU } from '../../../src/content/thank-you.ts';
import type { EventRequestField } from '../../../src/shared/event-request.ts';
import { capitalized, uncapitalized } from '../../../src/shared/spanish-words.ts';
import { type Site, THANKS_TITLE } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

const { unchosen } = FORM_TEXTS;
const { anyEvent } = FORM_TEXTS.summary;
const { mend, question, sentence: words } = THANK_YOU;
const { anyDay } = words;

/** The sentence that summarises the request, in the form and in the thank-you (U-22). */

const PARTS = ['name', 'ceremony', 'numberOfGuests', 'date', 'time'] as const;

/** The fields with a default value. */
const DEFAULTS = ['date', 'numberOfGuests', 'time', 'ceremony'] as const;

const sentence = (site: Site) => site.dialog.locator('p:has(a[href="#field-ceremony"])');
const part = (site: Site, name: EventRequestField) =>
  sentence(site).locator(`a[href="#field-${name}"]`);

/** Whether a part is marked as an unchosen default. */
const isDotted = (site: Site, name: EventRequestField) =>
  part(site, name)
    .locator('span')
    .evaluate((text) => getComputedStyle(text).textDecorationStyle === 'dotted');

test.beforeEach(async ({ page, site }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00+01:00'));
  await site.visitForm();
});

test('the sentence follows the fields, marks defaults, and links each part to its field', async ({
  page,
  site,
}) => {
  const legend = site.dialog.getByText(FORM_TEXTS.summary.legend);
  await test.step('U-22: unchosen defaults are dotted, until they are chosen', async () => {
    const { ceremony, numberOfGuests, time, date } = anyEvent;
    const open = `${ceremony}, ${numberOfGuests}, ${time} ${date}.`;
    await expect(sentence(site)).toHaveText(open.charAt(0).toUpperCase() + open.slice(1));
    await expect(legend, 'the sentence itself says so').toHaveCount(0);
    expect.soft(await isDotted(site, 'ceremony')).toBe(true);
    for (const name of DEFAULTS)
      await expect.soft(site.field(name)).toHaveCSS('border-bottom-style', 'dotted');
    await expect
      .soft(part(site, 'ceremony'))
      .toHaveAccessibleName(
        `${FORM_TEXTS.accept} «${capitalized(ceremony)}» (${uncapitalized(unchosen)})`,
      );
    await expect.soft(part(site, 'ceremony')).toHaveAccessibleDescription('Tipo de evento');
    for (const name of ['numberOfGuests', 'time', 'ceremony'] as const)
      await expect.soft(site.field(name)).toHaveAccessibleDescription(unchosen);
    await site.field('name').pressSequentially('Núria');
    await expect(sentence(site)).toHaveText(`Núria: ${open}`);
    await site.fillIn({ ceremony: 'Evento Social', numberOfGuests: 1, date: '2027-06-20' });
    await expect(legend).toBeVisible();
    await site.fillIn({ time: 'Tarde' });
    await site.fillIn({ time: 'Mañana' });
    await expect(sentence(site)).toHaveText(
      'Núria: un evento social para una persona, el domingo 20 de junio de 2027, por la mañana.',
    );
    expect.soft(await isDotted(site, 'ceremony')).toBe(false);
    for (const name of DEFAULTS)
      await expect.soft(site.field(name)).toHaveCSS('border-bottom-style', 'solid');
    await expect
      .soft(part(site, 'ceremony'))
      .toHaveAccessibleName(`${FORM_TEXTS.accept} «un evento social»`);
    await expect.soft(site.field('ceremony')).toHaveAccessibleDescription('');
    await expect.soft(legend).toHaveCount(0);
  });
  await test.step('U-22: each part links to its field, by mouse and keyboard, and the address does not change', async () => {
    for (const name of PARTS) {
      await part(site, name).click();
      await expect.soft(site.field(name)).toBeFocused();
      await expect.soft(site.field(name)).toBeInViewport();
      await part(site, name).focus();
      await page.keyboard.press('Enter');
      await expect.soft(site.field(name)).toBeFocused();
    }
    await expect(page).toHaveURL('/');
  });
});

test('U-22: from the button of the weddings, the sentence says only that it is a wedding', async ({
  site,
}) => {
  await site.closeForm();
  await site.serviceButton('weddings').click();
  await expect(sentence(site)).toHaveText(`Una boda para 100 personas, por la mañana, ${anyDay}.`);
  expect(await isDotted(site, 'ceremony')).toBe(true);
  await site.fillIn({ ceremony: 'Boda Religiosa' });
  await expect(part(site, 'ceremony')).toHaveText('Una boda religiosa');
});

test.describe('at 320 px by touch', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

  test('U-6: a tap on the number of guests selects it, so that typing replaces the default', async ({
    page,
    site,
  }) => {
    const guests = site.field('numberOfGuests');
    for (const target of [guests, part(site, 'numberOfGuests')]) {
      await target.tap();
      await page.keyboard.type('40');
      await expect(guests).toHaveValue('40');
    }
  });
});

test('U-45: form, thank-you and mail say that the chosen day is taken', async ({
  page,
  site,
  visitor,
  mailbox,
}) => {
  const date = STUDIO.takenDates?.at(-1) ?? '';
  test.skip(date < '2026-11-21', 'The studio has no day in its list.');
  await site.fillIn({ ...visitor, date });
  await expect(site.field('date')).toHaveAccessibleDescription(
    new RegExp(`${FORM_TEXTS.dateHelp.taken}$`),
  );
  await site.submit.click();
  const card = page.getByRole('dialog', { name: THANKS_TITLE });
  await expect(card.getByText(THANK_YOU.taken)).toBeVisible();
  const { textContent } = (await mailbox.onlyMessage()).body;
  expect(textContent).toMatch(/^Ese día ya lo tenéis ocupado/m);
});

test('U-22 U-33 R-31: mail and thank-you name what was chosen, what was not, and who answers', async ({
  page,
  site,
  visitor,
  mailbox,
}) => {
  const { date, time, ...chosen } = visitor;
  await site.fillIn({ ...chosen, name: ' Nu\u0301ria ' });
  await expect(sentence(site)).toHaveText(
    `Núria: una boda civil para 120 personas, por la mañana, ${anyDay}.`,
  );
  await site.submit.click();
  const card = page.getByRole('dialog', { name: THANKS_TITLE });
  await expect(
    card.getByText(`Núria: una boda civil para 120 personas, ${anyDay}.`, {
      exact: true,
    }),
  ).toBeVisible();
  const [first] = STUDIO.people ?? [];
  const who = first ? (first.calledName ?? first.name) : 'Una persona del estudio';
  const when = STUDIO.replyWithin ? ` en ${STUDIO.replyWithin} como máximo` : '';
  for (const text of [
    `${who} te contestará${when}, por correo a ${visitor.email} o por teléfono al ${visitor.phone}.`,
    `${question} ${mend.call}${STUDIO.hours ? ` (${STUDIO.hours})` : ''} ${mend.or} ${mend.write}`,
  ])
    await expect(card.getByText(text)).toBeVisible();
  await expect(card.getByRole('link', { name: mend.call })).toHaveAttribute(
    'href',
    phoneLink(BUSINESS.phone),
  );
  await expect(site.closeThanks).toHaveText(SITE.dismiss);
  await expect(page).toHaveURL('/');
  const { params, textContent } = (await mailbox.onlyMessage()).body;
  expect(params).toMatchObject({
    name: 'Núria',
    ceremony: 'Boda Civil',
    numberOfGuests: 120,
    date: '2026-11-21',
    time: 'Mañana',
  });
  for (const label of ['Fecha', 'Momento del día'])
    expect(textContent).toMatch(new RegExp(`^${label}: Por confirmar\\. `, 'm'));
});
