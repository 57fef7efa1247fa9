import { expect, test } from '../support/engines/test.ts';
import { THANKS_ALERT } from '../support/site.ts';

/** The page's own retries take up to half a minute (`RETRY_TIMES`, `WAITS`), and no test can move the clock of these engines. */
const AFTER_RETRIES = { timeout: 60_000 };

test('U-36 U-4: a request that finds no connection stays as it is, and is sent by itself when the connection is back', async ({
  site,
  visitor,
  mailbox,
  connection,
  allowConsole,
}) => {
  allowConsole(/The event request could not be sent \(TypeError\)/);
  await site.visit();
  await site.openForm();
  await site.fillIn(visitor);
  await connection.cut();
  await site.submit.click();
  await test.step('S-ERR-2: the visitor sees nothing new', async () => {
    await expect.poll(site.sending.state).toBe('shown');
    await expect.poll(site.submit.state, AFTER_RETRIES).toBe('shown');
    await expect.poll(site.alert.state).toBe('absent');
    await expect.poll(site.field('name').value).toBe(visitor.name);
  });
  await connection.restore();
  await expect.poll(site.alert.text, AFTER_RETRIES).toBe(THANKS_ALERT);
  const { body } = await mailbox.onlyMessage();
  expect(body.params).toEqual({ ...visitor, reponseEmail: visitor.email });
});
