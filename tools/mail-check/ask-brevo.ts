import * as v from 'valibot';
import { type Alarm, alarmOf } from '../../src/server/alarm.ts';
import { mayPass, parseObject } from '../../src/server/brevo-answer.ts';
import type { Config } from '../../src/server/config.ts';

/** One question to Brevo. `unclear` is what may be otherwise in a minute, or what nobody can read. */
export type Answer<Value> =
  | { kind: 'told'; value: Value }
  | { kind: 'refused'; alarm: Alarm }
  | { kind: 'unclear'; detail: string };

const LIMIT_MS = 10_000;

/** A GET, or a POST where there is a body. As in the function, no redirect gets to see the key. */
export async function askBrevo<Value>(
  { baseUrl, apiKey }: Config['brevo'],
  path: string,
  schema: v.GenericSchema<unknown, Value>,
  body?: object,
): Promise<Answer<Value>> {
  let status: number;
  let text: string;
  try {
    const response = await fetch(`${baseUrl}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        'api-key': apiKey,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : null,
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    status = response.status;
    text = await response.text();
  } catch {
    return { kind: 'unclear', detail: 'no se ha podido hablar con Brevo' };
  }
  if (mayPass(status)) {
    return { kind: 'unclear', detail: `Brevo no puede contestar ahora (HTTP ${status})` };
  }
  const told = parseObject(text);
  if (status < 200 || status >= 300) {
    const { code, message } = v.parse(refusal, told ?? {});
    return { kind: 'refused', alarm: alarmOf(status, code, message) };
  }
  const parsed = v.safeParse(schema, told);
  return parsed.success
    ? { kind: 'told', value: parsed.output }
    : { kind: 'unclear', detail: 'la respuesta de Brevo no se entiende' };
}

/** Never fails: what is no text counts as none. */
const refusal = v.object({
  code: v.fallback(v.string(), ''),
  message: v.fallback(v.string(), ''),
});
