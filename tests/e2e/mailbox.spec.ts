import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

/** The page of the local mailbox, where the journeys end too. */

test('S-PRD-3 the mailbox shows a sent request as the staff would read it', async ({
  page,
  request,
  visitor,
  mailbox,
}) => {
  const description = 'Una cena <script>alert(1)</script> con {{ farolillos }}';
  const data = { ...visitor, description };
  expect((await request.post('/api/event-request', { data })).status()).toBe(200);

  await page.goto(mailbox.address(await mailbox.onlyMessage()));
  await expect(page).toHaveTitle('Buzón local');
  await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText(
    'Solicitud de evento de Núria Gil Peña',
  );
  const mail = page.frameLocator('iframe');
  await expect(mail.getByText(description)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Texto' })).toContainText(visitor.email);
  await expect(page.getByRole('region', { name: 'JSON' })).toContainText('"reponseEmail"');

  await page.getByRole('link', { name: '360 px' }).click();
  const width = async () => (await page.locator('iframe').boundingBox())?.width;
  await expect.poll(width).toBe(360);
  await expect(mail.getByText(description)).toBeVisible();
  await expectAccessible(page);
});

test('a fault that a test sets up affects only the visitor of that test', async ({
  request,
  visitor,
  mailbox,
}) => {
  await mailbox.failFor({ kind: 'status', status: 401, code: 'unauthorized' });
  const post = (data: object) => request.post('/api/event-request', { data });
  expect((await post({ ...visitor, email: `other-${visitor.email}` })).status()).toBe(200);
  expect((await post(visitor)).status()).toBe(502);
  expect(await mailbox.messages()).toEqual([]);
  expect((await post(visitor)).status()).toBe(200);
  await mailbox.onlyMessage();
});
