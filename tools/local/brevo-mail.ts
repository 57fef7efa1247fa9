import type { Brevo } from '@getbrevo/brevo';

/** A request body that Brevo would accept: the SDK's type, plus the undocumented `user`. */
export type BrevoMail = Brevo.SendTransacEmailRequest &
  Required<Pick<Brevo.SendTransacEmailRequest, 'sender' | 'to' | 'subject' | 'htmlContent'>> & {
    user?: Record<string, unknown>;
  };

type Complaint = { code: 'missing_parameter' | 'invalid_parameter'; message: string };
type CheckedMail = { ok: true; mail: BrevoMail } | ({ ok: false } & Complaint);
type Fields = Record<string, unknown>;

/** Max length of a display name, in characters (documentation of the SDK). */
const NAME_MAX_LENGTH = 70;
const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;.]+$/;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Checks a mail as Brevo does, with Brevo's messages: first for missing fields, then for invalid ones. */
export function checkMail(value: unknown): CheckedMail {
  if (!isObject(value)) return invalid('Input must be a valid JSON object');
  const absent = ['sender', 'to', 'subject', 'htmlContent'].find((key) => isBlank(value[key]));
  if (absent) return { ok: false, code: 'missing_parameter', message: `${absent} is missing` };
  const complaint =
    complaintAboutAddresses(value) ?? complaintAboutText(value) ?? complaintAboutObjects(value);
  return complaint ? invalid(complaint) : { ok: true, mail: value as unknown as BrevoMail };
}

function complaintAboutAddresses({ sender, to, replyTo }: Fields): string | undefined {
  if (!Array.isArray(to)) return 'to should be an array';
  const people: [string, unknown][] = [
    ['sender', sender],
    ...to.map((item) => ['to', item] as [string, unknown]),
  ];
  if (replyTo !== undefined) people.push(['replyTo', replyTo]);
  for (const [where, person] of people) {
    if (!isObject(person)) return `${where} is not valid`;
    const { email, name } = person;
    if (typeof email !== 'string' || !EMAIL.test(email)) return `email is not valid in ${where}`;
    if (name === undefined) continue;
    if (typeof name !== 'string' || name === '') return `name is not valid in ${where}`;
    if (name.length > NAME_MAX_LENGTH) return `name is too long in ${where}`;
  }
  return undefined;
}

function complaintAboutText(mail: Fields): string | undefined {
  const texts = ['subject', 'htmlContent', 'textContent'] as const;
  const wrong = texts.find((key) => mail[key] !== undefined && typeof mail[key] !== 'string');
  return wrong && `${wrong} should be a string`;
}

function complaintAboutObjects(mail: Fields): string | undefined {
  const { params, headers } = mail;
  if (params !== undefined && (!isObject(params) || Object.keys(params).length === 0)) {
    return 'params should be a non-empty object';
  }
  if (headers === undefined) return undefined;
  if (!isObject(headers)) return 'headers should be an object';
  const { idempotencyKey } = headers;
  const isKey = typeof idempotencyKey === 'string' && UUID.test(idempotencyKey);
  return idempotencyKey === undefined || isKey ? undefined : 'idempotencyKey should be a UUID';
}

function invalid(message: string): CheckedMail {
  return { ok: false, code: 'invalid_parameter', message };
}

function isBlank(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  );
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
