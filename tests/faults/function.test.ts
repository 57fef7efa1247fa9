import { describe } from 'vitest';
import { COMPLETE_ENV } from '../api/local-function.ts';
import { freePort } from '../support/free-port.ts';
import { BREVO_SCENARIOS, brevoScenario, LOST_RESPONSES } from './brevo-scenarios.ts';
import {
  later,
  ONE_MAIL,
  oneRequest,
  type Start,
  scenario,
  sendAndRetry,
  TWO_MAILS,
} from './scenario.ts';
import { ownClock } from './time.ts';

/** Every fault of Brevo and the network, and duplicates of a request, as visitor and staff see them. */

describe('Brevo and the network', () => {
  for (const row of BREVO_SCENARIOS) brevoScenario(row);

  scenario(
    'U-4 S-PRD-3',
    'no server listens at Brevo’s address',
    later('provider-away'),
    async (start) => {
      const url = `http://127.0.0.1:${await freePort()}`;
      return sendAndRetry(await start({ env: { BREVO_BASE_URL: url } }), await start());
    },
  );
});

describe('the function itself', () => {
  scenario(
    'S-API-6 U-4',
    'a variable of the function is missing',
    later('not-configured', 503),
    async (start) => sendAndRetry(await start({ env: { SENDER_EMAIL: '' } }), await start()),
  );

  scenario(
    'S-API-8 U-4',
    'more requests than the limits allow',
    later('limit-reached', 429),
    async (start) => {
      const { now, passDay } = ownClock();
      const instance = await start({ env: { RATE_LIMIT_TOTAL: '1' }, now });
      await instance.send();
      const request = oneRequest(instance);
      await request.send();
      passDay();
      await request.send();
      return request.seen();
    },
  );

  scenario(
    'U-31',
    'an optional variable of the function is malformed',
    { visitor: 'thanks', staff: 'one mail; alarm `not-configured`' },
    async (start) => {
      const instance = await start({ env: { RATE_LIMIT_TOTAL: 'many' } });
      const request = oneRequest(instance);
      await request.send();
      await instance.callDaily();
      return request.seen();
    },
  );
});

describe('Brevo takes mails and does not deliver them', () => {
  const RECEIVER = COMPLETE_ENV.MANAGEMENT_EMAIL;

  scenario('U-25', 'it blocks a receiver after a spam report', ONE_MAIL, async (start) => {
    const instance = await start();
    instance.brevo.contacts.blocked.set(RECEIVER, 'contactFlaggedAsSpam');
    return sendAndRetry(instance);
  });

  scenario(
    'U-21 U-25',
    'its list of blocked receivers cannot be read',
    { visitor: 'thanks', staff: 'one mail; alarm `provider-away`' },
    async (start) => {
      const instance = await start();
      const fault = { kind: 'status', status: 503 } as const;
      instance.brevo.failFor('blockedContacts', fault, fault);
      const request = oneRequest(instance);
      await request.send();
      await instance.callDaily();
      return request.seen();
    },
  );

  scenario(
    'U-25 U-15',
    'it blocks the only receiver, and does not confirm that it is free',
    later('receiver-lost'),
    async (start) => {
      const instance = await start();
      instance.brevo.contacts.blocked.set(RECEIVER, 'unsubscribedViaEmail');
      instance.brevo.failFor(RECEIVER, { kind: 'status', status: 503 });
      return sendAndRetry(instance);
    },
  );

  scenario(
    'U-25 U-15',
    'the only mailbox does not exist',
    later('receiver-lost'),
    async (start) => {
      const instance = await start();
      const { blocked } = instance.brevo.contacts;
      blocked.set(RECEIVER, 'hardBounce');
      const request = oneRequest(instance);
      await request.send();
      blocked.clear();
      await request.send();
      return request.seen();
    },
  );
});

describe('duplicates', () => {
  scenario('S-PRD-3 U-2', 'a double click: duplicates at once', ONE_MAIL, async (start) => {
    const instance = await start();
    const request = oneRequest(instance);
    await request.send(instance, instance);
    return request.seen();
  });

  /** Two instances with one Brevo. */
  async function startTwo(start: Start) {
    const first = await start();
    return [first, await start({ env: { BREVO_BASE_URL: first.brevo.url } })] as const;
  }

  /** A retry after a lost answer of the function. `send-request.test.ts` has the time for which an instance knows it. */
  const retriedAt = (instance: 'same' | 'other') => async (start: Start) => {
    const [first, second] = await startTwo(start);
    const request = oneRequest(first, second);
    await request.send(first);
    await request.send(instance === 'same' ? first : second);
    return request.seen();
  };
  scenario(
    'S-PRD-3 U-20',
    'the function’s answer is lost, and the browser retries at the same instance',
    ONE_MAIL,
    retriedAt('same'),
  );
  // The other instance cannot know. A second mail is better than none.
  scenario(
    'S-PRD-3 U-20',
    'the function’s answer is lost, and the browser retries at another instance',
    TWO_MAILS,
    retriedAt('other'),
  );

  scenario(
    'U-20 S-PRD-3',
    'Brevo takes the mail, every response is lost, and the browser retries',
    {
      visitor: 'nothing new (502); thanks later',
      staff: 'two mails; alarm `provider-away`',
    },
    async (start) => {
      const instance = await start();
      instance.brevo.failNext(...LOST_RESPONSES);
      return sendAndRetry(instance);
    },
  );
});
