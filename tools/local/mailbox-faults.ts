import * as v from 'valibot';
import type { Fault } from './brevo-faults.ts';

/** The faults that a browser test can order for its visitor's mails. */
const fault = v.variant('kind', [
  v.variant('status', [
    v.object({
      kind: v.literal('status'),
      status: v.picklist([400, 401, 402, 403]),
      code: v.picklist([
        'invalid_parameter',
        'missing_parameter',
        'duplicate_parameter',
        'unauthorized',
        'not_enough_credits',
        'permission_denied',
        'account_under_validation',
      ]),
    }),
    v.object({ kind: v.literal('status'), status: v.literal(429), resetSeconds: v.number() }),
    v.object({
      kind: v.literal('status'),
      status: v.picklist([408, 500, 503]),
      retryAfter: v.optional(v.string()),
    }),
  ]),
  v.object({
    kind: v.literal('success-without-id'),
    body: v.picklist(['malformed', 'empty', 'html', 'no-id']),
  }),
  v.object({ kind: v.picklist(['blocked-address', 'bad-sender', 'restricted-key']) }),
  v.object({ kind: v.picklist(['reset', 'hang', 'hang-in-body', 'answer-lost']) }),
  v.object({ kind: v.literal('redirect'), location: v.string() }),
]) satisfies v.GenericSchema<unknown, Fault>;

const faultOrder = v.object({ email: v.string(), faults: v.array(fault) });

export function parseFaultOrder(
  json: string,
): { email: string; faults: readonly Fault[] } | undefined {
  try {
    const result = v.safeParse(faultOrder, JSON.parse(json));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
