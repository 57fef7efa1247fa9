import * as v from 'valibot';
import { type Alarm, alarmOf } from './alarm.ts';
import { callBrevo } from './brevo.ts';
import { mayPass, parseObject } from './brevo-answer.ts';
import type { Config } from './config.ts';

/** Brevo's answer to one question. After `unclear`, a retry may get another answer. */
export type Answer<Value> =
  | { kind: 'answered'; value: Value }
  | { kind: 'refused'; alarm: Alarm }
  | { kind: 'unclear'; why: Unclear };

export type Unclear = { failure: 'network' | 'unreadable' } | { failure: 'busy'; status: number };

type Question<Value> = {
  path: string;
  schema: v.GenericSchema<unknown, Value>;
  body?: object;
  limitMs: number;
};

export async function askBrevo<Value>(
  brevo: Config['brevo'],
  { path, schema, body, limitMs }: Question<Value>,
): Promise<Answer<Value>> {
  let status: number;
  let text: string;
  try {
    const signal = AbortSignal.timeout(Math.ceil(limitMs));
    const response = await callBrevo(brevo, path, { body, signal });
    status = response.status;
    text = await response.text();
  } catch {
    return { kind: 'unclear', why: { failure: 'network' } };
  }
  if (mayPass(status)) return { kind: 'unclear', why: { failure: 'busy', status } };
  const value = parseObject(text);
  if (status < 200 || status >= 300) {
    const { code, message } = v.parse(refusal, value ?? {});
    return { kind: 'refused', alarm: alarmOf(status, code, message) };
  }
  const parsed = v.safeParse(schema, value);
  return parsed.success
    ? { kind: 'answered', value: parsed.output }
    : { kind: 'unclear', why: { failure: 'unreadable' } };
}

/** Accepts any value: a field that is missing or not a string is empty. */
const refusal = v.object({
  code: v.fallback(v.string(), ''),
  message: v.fallback(v.string(), ''),
});
