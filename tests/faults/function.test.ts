import { describe } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { BREVO_SCENARIOS, brevoScenario, LOST_RESPONSES } from './brevo-scenarios.ts';
import { later, scenario, sendAndRetry, TWO_MAILS } from './scenario.ts';

/** Every fault of Brevo and the network, as visitor and staff see it. */

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

describe('a lost answer', () => {
  // The other instance cannot know. A second mail is better than none.
  scenario(
    'S-PRD-3 U-20',
    'the function’s answer is lost, and the browser retries at another instance',
    TWO_MAILS,
    async (start) => {
      const first = await start();
      const second = await start({ env: { BREVO_BASE_URL: first.brevo.url } });
      return sendAndRetry(first, second);
    },
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
