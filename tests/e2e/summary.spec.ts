import { BUSINESS, phoneLink } from '../../src/content/business.ts';
import { SITE } from '../../src/content/site.ts';
import { STUDIO } from '../../src/content/studio.ts';
import type { EventRequestField } from '../../src/shared/event-request.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { boxOf } from '../support/layout.ts';
import type { Site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** The sentence that summarises the request, in the form and in the thank-you (U-22). */

const sentence = (site: Site) => site.dialog.locator('p:has(> a[href="#field-ceremony"])');
const part = (site: Site, name: EventRequestField) =>
  sentence(site).locator(`a[href="#field-${name}"]`);

/** Whether a part is marked as an untouched default. */
const isDotted = (site: Site, name: EventRequestField) =>
  part(site, name)
    .locator('span')
    .evaluate((text) => getComputedStyle(text).textDecorationStyle === 'dotted');

test.beforeEach(async ({ page, site }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00+01:00'));
  await page.goto('/');
  await site.openForm();
  await expect(site.submit).toBeVisible();
});

test('U-22: the sentence follows the fields, and untouched defaults are dotted', async ({
  page,
  site,
}) => {
  await expect(sentence(site)).toHaveText(
    'Una boda religiosa para 100 personas, el sábado 21 de noviembre de 2026, por la mañana.',
  );
  for (const name of ['ceremony', 'numberOfGuests', 'date', 'time'] as const) {
    expect(await isDotted(site, name), name).toBe(true);
    await expect(part(site, name)).toHaveAccessibleDescription('Por elegir');
  }
  await site.field('name').pressSequentially('Núria');
  await expect(sentence(site)).toContainText('Núria: una boda religiosa');
  // Selecting the default again counts as a choice.
  await site.fillIn({ ceremony: 'Evento Social', numberOfGuests: 1, date: '2027-06-20' });
  await site.fillIn({ time: 'Tarde' });
  await site.fillIn({ time: 'Mañana' });
  await expect(sentence(site)).toHaveText(
    'Núria: un evento social para 1 persona, el domingo 20 de junio de 2027, por la mañana.',
  );
  for (const name of ['name', 'ceremony', 'numberOfGuests', 'date', 'time'] as const) {
    expect(await isDotted(site, name), name).toBe(false);
    await expect(part(site, name)).toHaveAccessibleDescription('');
  }
  await expectAccessible(page);
  await test.step('the sentence is in no live region', async () => {
    const live = sentence(site).locator(
      'xpath=ancestor-or-self::*[@aria-live or @role="status" or @role="alert"]',
    );
    await expect(live).toHaveCount(0);
  });
  await test.step('in a form opened by a section the sentence has the section’s ceremony', async () => {
    // Without the draft.
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await site.section('corporateEvents').getByRole('button').click();
    await expect(sentence(site)).toContainText('Un evento corporativo para');
    expect(await isDotted(site, 'ceremony')).toBe(false);
    expect(await isDotted(site, 'time')).toBe(true);
  });
});

test('U-22: the mail names the fields that nobody has touched, and keeps their values', async ({
  site,
  visitor,
  mailbox,
}) => {
  const { date, time, ...others } = visitor;
  await site.fillIn(others);
  // Selecting the default again counts as a choice.
  await site.fillIn({ time: 'Tarde' });
  await site.fillIn({ time: 'Mañana' });
  await site.submit.click();
  const { textContent, params } = (await mailbox.onlyMessage()).body;
  expect(textContent).toContain('Sin elegir en el formulario: fecha.\n\n');
  expect(textContent).not.toContain('2027');
  expect(params).toMatchObject({ ...others, date: '2026-11-21', time: 'Mañana' });
});

test('U-22: at 320 px the comma after the date is on the date’s last line', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  // The fallback font may break the sentence at another place.
  await page.waitForFunction(() => document.fonts.size > 0 && document.fonts.status === 'loaded');
  const isApart = () =>
    part(site, 'date').evaluate((link) => {
      const comma = document.createRange();
      comma.selectNodeContents(link.lastChild as Node);
      const lines = (link.querySelector('span') as HTMLElement).getClientRects();
      const last = lines[lines.length - 1] as DOMRect;
      return comma.getBoundingClientRect().top > last.top + last.height / 2;
    });
  for (const [date, month] of [
    ['2026-11-29', 'noviembre'],
    ['2027-09-29', 'septiembre'],
  ] as const) {
    await site.fillIn({ date });
    await expect(part(site, 'date')).toContainText(month);
    expect(await isApart(), date).toBe(false);
  }
});

test('U-22: each part links to its field, by mouse and keyboard, and the address does not change', async ({
  page,
  site,
}) => {
  await site.fillIn({ name: 'Ana' });
  for (const name of ['name', 'ceremony', 'numberOfGuests', 'date', 'time'] as const) {
    await part(site, name).click();
    await expect(site.field(name)).toBeFocused();
    await expect(site.field(name)).toBeInViewport();
    await part(site, name).focus();
    await page.keyboard.press('Enter');
    await expect(site.field(name)).toBeFocused();
  }
  await expect(page).toHaveURL('/');
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

  test('U-22: each part links to its field by touch, with a large enough tap area', async ({
    page,
    site,
  }) => {
    await site.fillIn({ name: 'Ana' });
    for (const name of ['name', 'ceremony', 'numberOfGuests', 'date', 'time'] as const) {
      const { width, height } = await boxOf(part(site, name));
      expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
      await part(site, name).tap();
      await expect(site.field(name)).toBeFocused();
    }
    await expect(page).toHaveURL('/');
  });
});

test('U-22 R-31: the mail has the values of the sentence, and the thank-you has the sentence, email and phone', {
  tag: '@content',
}, async ({ page, site, visitor, mailbox }) => {
  await site.fillIn({ ...visitor, name: ' Nu\u0301ria ' });
  const said = (await sentence(site).textContent())?.trim() ?? '';
  expect(said).toBe(
    'Núria: una boda civil para 120 personas, el domingo 20\u00a0de\u00a0junio\u00a0de\u00a02027, por la tarde.',
  );
  await site.submit.click();
  // Look only in the card, because the form still has the sentence while the dialog closes.
  const card = page.getByRole('region').filter({ has: site.closeThanks });
  await expect(card.getByText(said, { exact: true })).toBeVisible();
  await expect(
    card.getByText(
      `Te escribiremos a ${visitor.email} o te llamaremos al ${visitor.phone}. ¿Algún dato está mal? Llámanos${STUDIO.hours ? ` (${STUDIO.hours})` : ''} o escríbenos por WhatsApp`,
    ),
  ).toBeVisible();
  await expect(card.getByRole('link', { name: 'Llámanos' })).toHaveAttribute(
    'href',
    phoneLink(BUSINESS.phone),
  );
  await expect(site.closeThanks).toHaveText(SITE.dismiss);
  const backdrop = page.locator('main ~ div, body > div > div').filter({ has: site.closeThanks });
  expect(
    await backdrop.evaluateAll((all) => all.map((it) => getComputedStyle(it).backgroundColor)),
  ).toContain('rgba(0, 0, 0, 0.6)');
  expect((await mailbox.onlyMessage()).body.params).toMatchObject({
    name: 'Núria',
    ceremony: 'Boda Civil',
    numberOfGuests: 120,
    date: '2027-06-20',
    time: 'Tarde',
  });
  await expect(page).toHaveURL('/');
});
