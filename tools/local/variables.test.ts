import { expect, test } from 'vitest';
import { usesLocalMailbox } from './variables.ts';

test.each([
  [true, {}],
  [true, { BREVO_API_KEY: ' ' }],
  [true, { BREVO_BASE_URL: 'https://api.brevo.com' }],
  [false, { BREVO_API_KEY: 'xkeysib-1' }],
  [false, { BREVO_BASE_URL: 'http://127.0.0.1:9999' }],
])('mail stays in the local mailbox: %s, with %j', (isLocal, environment) => {
  expect(usesLocalMailbox(environment)).toBe(isLocal);
});
