import * as v from 'valibot';
import type { Config } from './config.ts';

/** The one place that calls Brevo and reads its responses. */

export type BrevoResponse<Value> = { kind: 'done'; value: Value } | Failed;

type Failed = {
  /**
   * Refused: Brevo does not do it. Busy (408, 429, 5xx): not now. Unclear: Brevo may have done it, because its response is missing
   * or unreadable.
   */
  kind: 'refused' | 'busy' | 'unclear';
  status?: number | undefined;
  /** Brevo's own code, in lower case: Brevo has sent codes in capitals, too. */
  code?: string | undefined;
  /** «HTTP 401, unauthorized», for whoever maintains the site. */
  providerMessage: string;
  retryAfterMs: number;
};

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
  { baseUrl, apiKey }: Config['brevo'],
  { method, path, body, success, schema }: BrevoCall<Value>,
  /** Its time limit includes the last byte of the response. */
  signal: AbortSignal,
): Promise<BrevoResponse<Value>> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${baseUrl}${path}`, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        accept: 'application/json',
        'api-key': apiKey,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : null,
      // A followed redirect would hand out the key. With `error`, it would look like a broken connection, which is retried.
      redirect: 'manual',
      signal,
    });
    text = await response.text();
  } catch {
    // Keep only the kind of error: its message may quote the request.
    return unclear(signal.aborted ? 'timeout' : 'network');
  }
  const { status } = response;
  const parsed = v.safeParse(schema, parseJson(text));
  if (success.includes(status) && parsed.success) return { kind: 'done', value: parsed.output };
  // For example the HTML page of a proxy, or a truncated response.
  if (response.ok) return unclear(`HTTP ${status}, unreadable`);
  const { code } = v.parse(REFUSAL, parseJson(text));
  return {
    kind: status === 408 || status === 429 || status >= 500 ? 'busy' : 'refused',
    status,
    code,
    providerMessage: code ? `HTTP ${status}, ${code}` : `HTTP ${status}`,
    retryAfterMs: retryAfterMs(response),
  };
}

/** Brevo's own codes have this form. Any other text could hold a visitor's words, and codes are logged. */
export const CODE = v.pipe(v.string(), v.regex(/^[a-z_]{1,40}$/i));
const REFUSAL = v.fallback(v.object({ code: v.optional(v.pipe(CODE, v.toLowerCase())) }), {});

const unclear = (providerMessage: string): Failed => ({
  kind: 'unclear',
  providerMessage,
  retryAfterMs: 0,
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * How long Brevo asks to wait, in milliseconds; 0 without a readable header. If both headers are present, the longer wait wins.
 * Brevo sends the end of the rate limit's window with every response, but only a 429 has to wait for it.
 */
export function retryAfterMs({ status, headers }: Response): number {
  const names = status === 429 ? ['retry-after', 'x-sib-ratelimit-reset'] : ['retry-after'];
  const waits = names.map((name) => Number(headers.get(name)) * 1000);
  return Math.max(0, ...waits.filter(Number.isFinite));
}
