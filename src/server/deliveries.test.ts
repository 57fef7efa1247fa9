import * as v from 'valibot';
import { expect, test } from 'vitest';
import { COMPLETE_ENV } from '../../tests/api/local-function.ts';
import { parseSettings } from './config.ts';
import { askDeliveries } from './deliveries.ts';

test.each(['otra-vez-1example', 'revisar,otra-vez-1example', '["otra-vez-1example","revisar"]'])(
  'U-25: a mail that was sent again counts as the first one, if Brevo reports its tags as %s',
  async (tag) => {
    const { config = expect.fail() } = parseSettings(COMPLETE_ENV);
    const now = Date.parse('2026-11-24T12:00:00Z');
    const date = new Date(now).toISOString();
    const email = COMPLETE_ENV.MANAGEMENT_EMAIL;
    const first = { date, email, messageId: '<1@example>' };
    const again = { date, email, messageId: '<2@example>', tag };
    const events = [
      { ...first, event: 'requests' },
      { ...first, event: 'blocked' },
      { ...again, event: 'requests' },
      { ...again, event: 'delivered' },
    ];
    const response = await askDeliveries(
      config,
      async ({ schema }) => ({ kind: 'done', status: 200, value: v.parse(schema, { events }) }),
      now,
    );
    expect(response).toMatchObject({ value: { requests: 1, delivered: 1, lost: 0 } });
  },
);
