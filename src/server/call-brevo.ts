import * as v from 'valibot';
import type { Config } from './config.ts';
import { readBytes } from './read-bytes.ts';

/** The one place that calls Brevo and reads its responses. */

export type BrevoResponse<Value> = { kind: 'done'; value: Value } | Failed;

type Failed = {
  /**
   * Refused: Brevo does not do it. Busy (408, 429, 5xx): not now. Unclear: Brevo may have done it, because its response
   * is missing or unreadable.
   */
  kind: 'refused' | 'busy' | 'unclear';
  status?: number | undefined;
  /** Brevo's own code, in lower case: Brevo has sent codes in capitals, too. */
  code?: string | undefined;
  /** «HTTP 401, unauthorized», for whoever maintains the site. */
  providerMessage: string;
  retryAfterMs: number;
};

export type BrevoAccount = Pick<Config, 'BREVO_BASE_URL' | 'BREVO_API_KEY'>;

/** With a body it is a POST, else a GET, unless it has a method. */
export type BrevoCall<Value> = {
  method?: 'DELETE';
  path: string;
  body?: object;
  /** The statuses of success that Brevo documents. A proxy may answer another 2xx. */
  success: readonly number[];
  schema: v.GenericSchema<unknown, Value>;
};

export async function callBrevo<Value>(
  { BREVO_BASE_URL, BREVO_API_KEY }: BrevoAccount,
  { method, path, body, success, schema }: BrevoCall<Value>,
  /** Its time limit includes the last byte of the response. */
  signal: AbortSignal,
): Promise<BrevoResponse<Value>> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${BREVO_BASE_URL}${path}`, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        accept: 'application/json',
        'api-key': BREVO_API_KEY,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : null,
      // A followed redirect would hand out the key. With `error`,
      // it would look like a broken connection, which is retried.
      redirect: 'manual',
      signal,
    });
    text = String(await readBytes(response.body, MAX_BYTES, signal));
  } catch {
    // Keep only the kind of error: its message may quote the request.
    return unclear(signal.aborted ? 'timeout' : 'network');
  }
  const { status } = response;
  const parsed = v.safeParse(v.pipe(JSON_TEXT, schema), text);
  if (success.includes(status) && parsed.success) return { kind: 'done', value: parsed.output };
  // For example the HTML page of a proxy, or a truncated response.
  if (response.ok) return unclear(`HTTP ${status}, unreadable`);
  const { code } = v.parse(REFUSAL, text);
  return {
    kind: status === 408 || status === 429 || status >= 500 ? 'busy' : 'refused',
    status,
    code,
    providerMessage: code ? `HTTP ${status}, ${code}` : `HTTP ${status}`,
    retryAfterMs: retryAfterMs(response),
  };
}

/** A hundred blocked contacts take less than this. */
const MAX_BYTES = 256 * 1024;

/** Brevo's own codes have this form. Any other text could hold a visitor's words, and codes are logged. */
const CODE = v.pipe(v.string(), v.regex(/^[a-z_]{1,40}$/i));
/** `undefined` for any other text. */
const JSON_TEXT = v.fallback(v.pipe(v.string(), v.parseJson()), undefined);
const REFUSAL = v.fallback(
  v.pipe(JSON_TEXT, v.object({ code: v.optional(v.pipe(CODE, v.toLowerCase())) })),
  {},
);

const unclear = (providerMessage: string): Failed => ({
  kind: 'unclear',
  providerMessage,
  retryAfterMs: 0,
});

/**
 * How long Brevo asks to wait, in milliseconds; 0 without a readable header. If both headers are present, the longer
 * wait wins. Brevo sends the end of the rate limit's window with every response, but only a 429 has to wait for it.
 */
export function retryAfterMs({ status, headers }: Response): number {
  const names = status === 429 ? ['retry-after', 'x-sib-ratelimit-reset'] : ['retry-after'];
  const waits = names.map((name) => Number(headers.get(name)) * 1000);
  return Math.max(0, ...waits.filter(Number.isFinite));
}
