import type { Brevo } from '@getbrevo/brevo';
import * as v from 'valibot';

/** A request body that Brevo would accept: the SDK's type, plus the undocumented `user`. */
export type BrevoMail = Brevo.SendTransacEmailRequest &
  Required<Pick<Brevo.SendTransacEmailRequest, 'sender' | 'to' | 'subject' | 'htmlContent'>> & {
    user?: Record<string, unknown>;
  };

/** An accepted mail in the mailbox. */
export type ReceivedMail = {
  /** The `messageId` of the response. */
  id: string;
  receivedAt: Date;
  body: BrevoMail;
};

/** Max length of a display name, in characters (documentation of the SDK). */
const NAME_MAX_LENGTH = 70;
const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;.]+$/;
/** Stricter than the form's rule: Brevo refuses such a receiver. */
const STRAY_DOT = /^\.|\.[.@]/;

const PERSON = v.object({
  email: v.pipe(v.string(), v.regex(EMAIL)),
  name: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(NAME_MAX_LENGTH))),
});
const REQUIRED = ['sender', 'to', 'subject', 'htmlContent'];
const MAIL = v.object({
  sender: PERSON,
  to: v.array(
    v.pipe(
      PERSON,
      v.check(({ email }) => !STRAY_DOT.test(email)),
    ),
  ),
  subject: v.string(),
  htmlContent: v.string(),
  replyTo: v.optional(PERSON),
  textContent: v.optional(v.string()),
  params: v.optional(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.check((params) => Object.keys(params).length > 0),
    ),
  ),
  headers: v.optional(v.object({ idempotencyKey: v.optional(v.pipe(v.string(), v.uuid())) })),
});

type CheckedMail =
  | { ok: true; mail: BrevoMail }
  | { ok: false; code: 'missing_parameter' | 'invalid_parameter'; message: string };

/** Checks a mail as Brevo does: first for missing fields, then for invalid ones. */
export function checkMail(value: unknown): CheckedMail {
  const missing = REQUIRED.find((key) => isBlank(Object(value)[key]));
  if (missing) return { ok: false, code: 'missing_parameter', message: `${missing} is missing` };
  const { success, issues } = v.safeParse(MAIL, value);
  if (success) return { ok: true, mail: value as BrevoMail };
  const message = `${v.getDotPath(issues[0])} is not valid`;
  return { ok: false, code: 'invalid_parameter', message };
}

function isBlank(value: unknown): boolean {
  return (value ?? '') === '' || (Array.isArray(value) && value.length === 0);
}
