import { expect, test } from 'vitest';
import { type Alarm, alarmNote, alarmOf, EFFECTS, REMEDIES } from './alarm.ts';

const BLOCKED =
  'We have detected you are using an unrecognised IP address 2001:db8::1. If you performed this action make sure to add the new IP address in this link: https://app.brevo.com/security/authorised_ips';
const RESTRICTED =
  'Access denied for resource "emails". The API key does not include the required permission.';
const UNVALIDATED_SENDER =
  'Sending has been rejected because the sender you used web@alheli.example is not valid. Validate your sender or authenticate your domain';

test.each([
  [401, 'unauthorized', 'Key not found', 'bad-key'],
  [401, '', '', 'bad-key'],
  [401, 'unauthorized', BLOCKED, 'blocked-address'],
  [
    401,
    'unauthorized',
    'add it at https://app.brevo.com/security/authorized_ips',
    'blocked-address',
  ],
  [401, 'unauthorized', RESTRICTED, 'restricted-key'],
  [403, 'permission_denied', RESTRICTED, 'restricted-key'],
  [402, 'not_enough_credits', '', 'plan-exhausted'],
  [400, 'not_enough_credits', '', 'plan-exhausted'],
  [403, 'permission_denied', 'Your SMTP account is not yet activated', 'account-suspended'],
  [403, 'account_under_validation', '', 'account-suspended'],
  [400, 'account_under_validation', '', 'account-suspended'],
  [400, 'invalid_parameter', 'Sender is invalid / inactive', 'bad-sender'],
  [400, 'invalid_parameter', 'sender is not valid', 'bad-sender'],
  [400, 'invalid_parameter', UNVALIDATED_SENDER, 'bad-sender'],
  [400, 'invalid_parameter', 'email is not valid in replyTo', 'bad-reply-address'],
  [400, 'invalid_parameter', 'reply-to is not valid', 'bad-reply-address'],
  [400, 'invalid_parameter', 'subject should be a string', 'refused'],
  [406, 'not_acceptable', '', 'refused'],
  [404, 'document_not_found', 'Path not found', 'wrong-address'],
  [405, 'method_not_allowed', '', 'wrong-address'],
  [301, '', '', 'wrong-address'],
] as const)('U-17: %i %s “%s” raises the alarm %s', (status, code, message, alarm) => {
  expect(alarmOf(status, code, message)).toBe(alarm);
});

const TEXTS = [...Object.values(EFFECTS), ...Object.values(REMEDIES)];

test.each(Object.keys(REMEDIES) as Alarm[])(
  'U-37: %s says what is true, then what to do without a word of programming, and whom to ask',
  (alarm) => {
    const note = alarmNote({ alarm });
    expect(note[0]).toMatch(
      /^(?:Las solicitudes (?:no llegan|llegan, pero|salen, pero)|Puede que alguna)/,
    );
    const text = note.join(' ');
    expect(text).toContain('a quien mantiene la web');
    expect(text).not.toMatch(/desplegar|variables? de entorno|instancia|función|registro «|limit»/);
    // Only whoever maintains the site runs commands.
    expect(
      text.replace(/quien mantiene la web: con «npm run check:mail» verá qué falla/, ''),
    ).not.toMatch(/npm/);
  },
);

test('U-37: no alarm leads to a file of the repository, which the owner may not have', () => {
  for (const text of TEXTS) expect(text).not.toMatch(/\.md\b|tools\/|README/);
});

test('U-37: the first sentence is short enough for a subject', () => {
  for (const effect of Object.values(EFFECTS))
    expect(effect.split('. ')[0]?.length).toBeLessThan(75);
});

test('U-17: every alarm has whole sentences in one line each', () => {
  for (const text of TEXTS) expect(text).toMatch(/^[^\n]{20,}\.$/);
});

test('U-17: the owner is addressed as tú, and mail is called email', () => {
  const formal =
    /\b(?:correos?|cree|ponga|vuelva|edite|desactive|espere|complete|escriba|verifique|revise|suba|limite|pase|mire|ejecute|quite)n?(?:l[aeo]s?)?\b/i;
  for (const text of TEXTS) expect(text).not.toMatch(formal);
});
