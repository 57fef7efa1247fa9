import { createTestMailbox } from '../support/mailbox.ts';
import { countPosts } from '../support/queued-requests.ts';
import { THANKS_ALERT } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { newVisitor } from '../support/visitor.ts';

test.beforeEach(({ page }) => page.goto('/'));

test('S-MOD-13 R-22: Enter in any single-line control submits once', async ({
  page,
  site,
  request,
}) => {
  // Count the requests, because the function sends only one mail for two requests with the same key.
  const posts = countPosts(page);
  const names = ['name', 'email', 'phone', 'date', 'numberOfGuests', 'time', 'ceremony'] as const;
  for (const [sent, name] of names.entries())
    await test.step(`Enter in ${name}`, async () => {
      const visitor = newVisitor();
      await site.openForm();
      await site.fillIn(visitor);
      await site.field(name).press('Enter');
      await expect(site.alert(THANKS_ALERT)).toBeVisible();
      expect(posts()).toBe(sent + 1);
      await createTestMailbox(request, visitor.email).onlyMessage();
    });
});

test('R-7 R-22: in the description Enter starts a new line and Ctrl+Enter submits; text is sent trimmed, and the text in the form is not changed', async ({
  site,
  visitor,
  mailbox,
}) => {
  await site.openForm();
  await site.fillIn({ ...visitor, name: '  Núria ' });
  await expect(site.field('name')).toHaveValue('  Núria ');
  await site.field('description').press('End');
  await site.field('description').press('Enter');
  await site.field('description').pressSequentially('Y baile.');
  await expect(site.field('description')).toHaveValue(`${visitor.description}\nY baile.`);
  await site.field('description').press('Control+Enter');
  await expect(site.alert(THANKS_ALERT)).toBeVisible();
  const { body } = await mailbox.onlyMessage();
  expect(body.params?.description).toBe(`${visitor.description}\nY baile.`);
  expect(body.params?.name).toBe('Núria');
});
