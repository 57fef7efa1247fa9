import { Key } from 'selenium-webdriver';
import { EVENT_REQUEST } from '../../src/content/event-request.ts';
import { PRIVACY } from '../../src/content/legal/privacy.ts';
import { ERROR_PAGE, SITE } from '../../src/content/site.ts';
import { dateHelp } from '../../src/event-request/date-help.ts';
import { MESSAGES } from '../../src/shared/messages.ts';
import { MAILBOX_PATH } from '../../tools/local/mailbox.ts';
import { expect, test } from '../support/engines/test.ts';
import { DIALOG_TITLE, INVALID_ALERT, THANKS_ALERT } from '../support/site.ts';

/** A visitor's ways through the site, in Firefox and WebKit. The browser tests of `tests/e2e` hold each part in Chromium. */

test('U-36: from a service to the thank-you, by mouse', async ({ tab, site, visitor, mailbox }) => {
  await site.visit();
  await test.step('S-HOM-1: home has its title, and its first picture is there', async () => {
    await expect.poll(tab.part({ css: 'main h1' }).state).toBe('shown');
    const isLoaded = () =>
      tab.run(() => (document.querySelector('main img') as HTMLImageElement).naturalWidth > 0);
    await expect.poll(isLoaded, 'the first picture').toBe(true);
  });
  await test.step('S-FTR-7: a link of the footer leads to its service, in the middle of the window', async () => {
    await site.serviceLink('socialEvents').click();
    await expect.poll(() => site.offCentre('socialEvents')).toBeLessThanOrEqual(2);
  });
  await test.step('U-5 U-9: its button opens the form with its ceremony, and the title has the focus', async () => {
    await site.serviceButton('socialEvents').click();
    await expect.poll(tab.focus).toBe(DIALOG_TITLE);
    await expect.poll(site.field('ceremony').value).toBe('Evento Social');
  });
  await test.step('S-ERR-1 U-5: an empty form has an alert and errors, and its first field the focus', async () => {
    await site.submit.click();
    await expect.poll(site.alert.text).toContain(INVALID_ALERT);
    await expect.poll(tab.focus).toBe('name');
    await expect.poll(site.field('name').description).toBe(MESSAGES.required);
    await expect.poll(site.field('description').description).toContain(MESSAGES.description);
  });
  await test.step('U-7 U-8: the help says the day in words, and corrects the email by a click', async () => {
    const mistyped = visitor.email.replace('visitor.example', 'gmial.com');
    await site.fillIn({ ...visitor, email: mistyped });
    const help = dateHelp(visitor.date, '', true)?.text.replace(/\s+/g, ' ');
    await expect.poll(site.field('date').description).toBe(help);
    await site.dialog.part({ role: 'button', name: EVENT_REQUEST.accept }).click();
    await expect.poll(site.field('email').value).toBe(mistyped.replace('gmial', 'gmail'));
    await expect.poll(tab.focus).toBe('email');
    await site.field('email').fill(visitor.email);
  });
  await test.step('S-ERR-3 S-SUB-4: the request is sent, and the thank-you’s button has the focus', async () => {
    await site.submit.click();
    await expect.poll(site.alert.text).toBe(THANKS_ALERT);
    await expect.poll(site.dialog.state).toBe('absent');
    await expect.poll(tab.focus).toBe(SITE.dismiss);
    const { body } = await mailbox.onlyMessage();
    expect(body.params).toEqual({ ...visitor, reponseEmail: visitor.email });
  });
  await test.step('U-5: closing it returns the focus to the service’s button', async () => {
    const opener = await site.serviceButton('socialEvents').text();
    await site.closeThanks.click();
    await expect.poll(site.alert.state).toBe('absent');
    await expect.poll(tab.focus).toBe(opener);
  });
});

test('U-36 S-PRD-3: from the address bar to the mail, by keyboard', async ({
  tab,
  site,
  visitor,
  mailbox,
}) => {
  await tab.goto('/');
  await tab.press(Key.TAB);
  await expect.poll(tab.focus).toBe(SITE.skipLink);
  await site.tabTo(SITE.contactButton);
  await tab.press(Key.ENTER);
  await expect.poll(tab.focus).toBe(DIALOG_TITLE);
  await expect.poll(site.field('name').state).toBe('shown');
  await site.fillIn(visitor);
  await site.tabTo('Finalizar');
  await tab.press(Key.ENTER);
  await expect.poll(site.alert.text).toBe(THANKS_ALERT);
  await expect.poll(tab.focus).toBe(SITE.dismiss);
  await tab.press(Key.ENTER);
  await expect.poll(site.alert.state).toBe('absent');
  await expect.poll(tab.focus).toBe(SITE.contactButton);
  await mailbox.onlyMessage();
  await tab.goto(MAILBOX_PATH);
  const subject = `Solicitud de evento de ${visitor.name} ${visitor.surname}`;
  await expect.poll(tab.part({ css: 'main h2' }).text).toBe(subject);
});

test('U-36 R-24 U-29: Back closes the dialog, and what was typed survives closing and a reload', async ({
  tab,
  site,
}) => {
  await site.visit();
  await site.openForm();
  await site.field('name').fill('Núria');
  await tab.back();
  await expect.poll(site.dialog.state).toBe('absent');
  expect(await tab.path()).toBe('/');
  await expect.poll(tab.focus).toBe(SITE.contactButton);
  await site.openForm();
  await expect.poll(site.field('name').value).toBe('Núria');
  await tab.press(Key.ESCAPE);
  await expect.poll(site.dialog.state).toBe('absent');
  await tab.reload();
  await site.openForm();
  await expect.poll(site.field('name').value).toBe('Núria');
  await expect.poll(site.alert.state).toBe('absent');
});

test('U-36 S-RT-5 S-ERR-4: an unknown address ends on the error page, from which Back leaves', async ({
  tab,
  site,
}) => {
  await site.visit();
  await site.visit('/no/existe?x=1');
  await expect.poll(tab.path).toBe('/error');
  await expect.poll(tab.part({ css: 'main h1' }).text).toBe(ERROR_PAGE.heading);
  await tab.back();
  await expect.poll(tab.path).toBe('/');
  await expect.poll(site.section('weddings').state).toBe('shown');
});

test('U-36 U-11: at 320 px nothing is wider than the window', async ({ tab, site, visitor }) => {
  await tab.resize(320, 640);
  for (const path of ['/error', PRIVACY.path, '/']) {
    await site.visit(path);
    await expect.poll(tab.width).toBe(320);
    expect.soft(await tab.overflows(), path).toEqual([]);
  }
  await site.openForm();
  await site.submit.click();
  await expect.poll(site.alert.state).toBe('shown');
  expect.soft(await tab.overflows(), 'the form with its errors').toEqual([]);
  await site.fillIn(visitor);
  await site.submit.click();
  await expect.poll(site.alert.text).toBe(THANKS_ALERT);
  expect.soft(await tab.overflows(), 'the thank-you').toEqual([]);
});
