import { expect, test } from 'vitest';
import { EXAMPLE_MAIL_SETTINGS, functionVariables, usesLocalMailbox } from './settings.ts';

const OWN = 'http://127.0.0.1:9999';
const COMPLETE = {
  BREVO_API_KEY: 'xkeysib-1',
  MANAGEMENT_EMAIL: 'ana@studio.example',
  MANAGEMENT_NAME: 'Ana',
  SENDER_EMAIL: 'web@studio.example',
  SENDER_NAME: 'Web',
};

test.each([
  [true, {}],
  [true, { BREVO_API_KEY: ' ' }],
  [true, { BREVO_BASE_URL: 'https://api.brevo.com' }],
  [false, { BREVO_API_KEY: 'xkeysib-1' }],
  [false, { BREVO_BASE_URL: OWN }],
])('mail goes to the local mailbox: %s, with %j', (isLocal, environment) => {
  expect(usesLocalMailbox(environment)).toBe(isLocal);
});

test('a malformed BREVO_BASE_URL is refused, whether there is a key or not', () => {
  for (const BREVO_API_KEY of ['', 'xkeysib-1'])
    expect(() => usesLocalMailbox({ BREVO_API_KEY, BREVO_BASE_URL: 'nonsense' })).toThrow(
      /^BREVO_BASE_URL is not a URL$/,
    );
});

test('a local Brevo gets examples for what is missing or empty, a real one gets none', () => {
  const { MANAGEMENT_EMAIL: _, ...others } = EXAMPLE_MAIL_SETTINGS;
  const { MANAGEMENT_EMAIL } = COMPLETE;
  const started = functionVariables({ SENDER_NAME: '', MANAGEMENT_EMAIL }, OWN);
  expect(started).toEqual({ ...others, BREVO_BASE_URL: OWN });
  const running = functionVariables({ BREVO_BASE_URL: OWN, MANAGEMENT_EMAIL }, undefined);
  expect(running).toEqual(others);
  expect(functionVariables(COMPLETE, undefined)).toEqual({});
});
