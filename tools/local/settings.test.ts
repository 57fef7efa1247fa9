import { describe, expect, test } from 'vitest';
import { UserError } from '../build/user-error.ts';
import {
  EXAMPLE_MAIL_SETTINGS,
  functionVariables,
  readPort,
  usesLocalMailbox,
} from './settings.ts';

const OWN = 'http://127.0.0.1:9999';
const COMPLETE = {
  BREVO_API_KEY: 'xkeysib-1',
  MANAGEMENT_EMAIL: 'ana@studio.example',
  MANAGEMENT_NAME: 'Ana',
  SENDER_EMAIL: 'web@studio.example',
  SENDER_NAME: 'Web',
};

describe('the port', () => {
  test('is the command’s default unless PORT is set', () => {
    expect(readPort({}, 4173)).toBe(4173);
    expect(readPort({ PORT: '' }, 4173)).toBe(4173);
    expect(readPort({ PORT: '8080' }, 4173)).toBe(8080);
  });

  test.each(['abc', '0', '-1', '65536', '80.5', '1e3', '4173x'])('%s is refused', (PORT) => {
    expect(() => readPort({ PORT }, 4173)).toThrow(UserError);
    expect(() => readPort({ PORT }, 4173)).toThrow(/^PORT must be a number from 1 to 65535/);
  });
});

describe('where mail goes', () => {
  test.each([
    ['nothing is set', {}],
    ['the key is empty', { BREVO_API_KEY: '' }],
    ['the key is blank', { BREVO_API_KEY: ' ' }],
    ['a remote Brevo is set without a key', { BREVO_BASE_URL: 'https://api.brevo.com' }],
  ])('mail goes to the local mailbox if %s', (_, environment) => {
    expect(usesLocalMailbox(environment)).toBe(true);
  });

  test.each([
    ['a key is set', { BREVO_API_KEY: 'xkeysib-1' }],
    ['the URL of another local Brevo is set', { BREVO_BASE_URL: OWN }],
    ['its URL has a host name', { BREVO_BASE_URL: 'http://localhost:9999' }],
    ['its URL has an IPv6 address', { BREVO_BASE_URL: 'http://[::1]:9999' }],
  ])('mail does not go to the local mailbox if %s', (_, environment) => {
    expect(usesLocalMailbox(environment)).toBe(false);
  });

  test('a malformed BREVO_BASE_URL is refused', () => {
    for (const BREVO_API_KEY of ['', 'xkeysib-1'])
      expect(() => usesLocalMailbox({ BREVO_API_KEY, BREVO_BASE_URL: 'nonsense' })).toThrow(
        /^BREVO_BASE_URL is not a URL$/,
      );
  });
});

describe('the function’s variables', () => {
  test('the local mailbox adds its address, and examples for missing and empty variables', () => {
    const examples = EXAMPLE_MAIL_SETTINGS;
    expect(functionVariables({ SENDER_NAME: '' }, OWN)).toEqual({
      ...examples,
      BREVO_BASE_URL: OWN,
    });
  });

  test('another local Brevo adds the examples for what is missing, and keeps its address', () => {
    const { MANAGEMENT_EMAIL: _, ...examples } = EXAMPLE_MAIL_SETTINGS;
    const own = { BREVO_BASE_URL: OWN, MANAGEMENT_EMAIL: 'ana@studio.example' };
    expect(functionVariables(own, undefined)).toEqual(examples);
  });

  test('a real Brevo adds no examples', () => {
    expect(functionVariables(COMPLETE, undefined)).toEqual({});
  });

  const others = ['MANAGEMENT_EMAIL', 'MANAGEMENT_NAME', 'SENDER_EMAIL', 'SENDER_NAME'];
  test.each([
    [
      { BREVO_API_KEY: 'xkeysib-1' },
      undefined,
      others.map((name) => `${name} is missing`).join(', '),
    ],
    [{ ALARM_WEBHOOK_URL: 'http://hooks.example/secret' }, OWN, 'ALARM_WEBHOOK_URL is malformed'],
    [{ RATE_LIMIT_TOTAL: '60' }, OWN, 'RATE_LIMIT_TOTAL is malformed'],
  ])('with %j and the local Brevo at %s, one line says: %s', (environment, url, said) => {
    const attempt = () => functionVariables(environment, url);
    expect(attempt).toThrow(UserError);
    expect(attempt).toThrow(
      `Configuration: ${said} (npm run check:mail and tools/mail-check/guia.md say what is expected)`,
    );
  });
});
