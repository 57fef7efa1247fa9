import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

/** The developer's page itself; the journeys of the site end in it. */

test('S-PRD-3 a request that was sent can be read as the staff would', async ({
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
  expect((await page.locator('iframe').boundingBox())?.width).toBe(360);
  await expect(mail.getByText(description)).toBeVisible();
  await expectAccessible(page);
});

test('a fault that a test orders affects only the visitor of that test', async ({
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
