import { THANKS_ALERT } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page, site }) => {
  await page.goto('/');
  await site.openForm();
  await expect(site.submit).toBeVisible();
});

for (const name of [
  'name',
  'email',
  'phone',
  'date',
  'numberOfGuests',
  'time',
  'ceremony',
] as const) {
  test(`S-MOD-13 R-22: Enter in ${name} submits, once`, async ({
    page,
    site,
    visitor,
    mailbox,
  }) => {
    let requests = 0;
    // Counted here: of two requests with one key the function mails one.
    page.on('request', (request) => {
      if (request.method() === 'POST') requests += 1;
    });
    await site.fillIn(visitor);
    await site.field(name).press('Enter');
    await expect(site.alert(THANKS_ALERT)).toBeVisible();
    expect(requests).toBe(1);
    await mailbox.onlyMessage();
  });
}

test('R-22: Enter in the description is a new line, Ctrl+Enter submits', async ({
  site,
  visitor,
  mailbox,
}) => {
  await site.fillIn(visitor);
  await site.field('description').press('End');
  await site.field('description').press('Enter');
  await site.field('description').pressSequentially('Y baile.');
  await expect(site.field('description')).toHaveValue(`${visitor.description}\nY baile.`);
  await site.field('description').press('Control+Enter');
  await expect(site.alert(THANKS_ALERT)).toBeVisible();
  const { body } = await mailbox.onlyMessage();
  expect(body.params?.description).toBe(`${visitor.description}\nY baile.`);
});

test('R-7: text is sent trimmed; what the visitor sees is not rewritten', async ({
  site,
  visitor,
  mailbox,
}) => {
  await site.fillIn({ ...visitor, name: '  Núria ' });
  await expect(site.field('name')).toHaveValue('  Núria ');
  await site.submit.click();
  await expect(site.alert(THANKS_ALERT)).toBeVisible();
  expect((await mailbox.onlyMessage()).body.params?.name).toBe('Núria');
});
