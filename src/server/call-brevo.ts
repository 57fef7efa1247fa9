import * as v from 'valibot';
import type { Config } from './config.ts';

/** The one place that calls Brevo and reads its responses, for mails and for the account (S-API-6, S-API-7). */

export type BrevoResponse<Value> =
  | { kind: 'done'; status: number | undefined; value: Value }
  | Failed;

/** Refused: Brevo has done nothing. Unclear: Brevo may have acted. */
export type Failed = {
  kind: 'refused' | 'unclear';
  failure: Failure;
  status: number | undefined;
  /** Brevo's own code, in lower case: Brevo has sent codes in capitals, too. */
  code?: string | undefined;
  /** A retry may succeed. */
  mayPass: boolean;
  retryAfterMs: number;
};

export type Failure = 'refused' | 'timeout' | 'network' | 'unreadable';

/** With a body it is a POST, else a GET, unless it has a method. */
export type BrevoCall<Value> = {
  method?: 'DELETE';
  path: string;
  body?: object;
  /** The schema of a successful response. */
  schema: v.GenericSchema<unknown, Value>;
};

/** The schema of a list, which Brevo leaves out of its response if it is empty. */
export const listIn = <Item>(name: string, item: v.GenericSchema<unknown, Item>) =>
  v.union([
    v.pipe(
      v.object({ [name]: v.array(item) }),
      v.transform((body): readonly Item[] => body[name] ?? []),
    ),
    v.pipe(
      v.strictObject({ count: v.optional(v.literal(0)) }),
      v.transform((): readonly Item[] => []),
    ),
  ]);

export async function callBrevo<Value>(
  { baseUrl, apiKey }: Config['brevo'],
  { method, path, body, schema }: BrevoCall<Value>,
  /** Its time limit includes the last byte of the response. */
  signal: AbortSignal,
): Promise<BrevoResponse<Value>> {
  let response: Response | undefined;
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
    return unclear(signal.aborted ? 'timeout' : 'network', response?.status);
  }
  const { status } = response;
  const isSuccess = body ? TAKEN.includes(status) : response.ok;
  const parsed = v.safeParse(schema, parseJson(text));
  if (isSuccess && parsed.success) return { kind: 'done', status, value: parsed.output };
  // For example the HTML page of a proxy, or a truncated response.
  if (response.ok) return unclear('unreadable', status);
  const { code } = v.parse(REFUSAL, parseJson(text));
  return {
    kind: 'refused',
    failure: 'refused',
    status,
    // Any other text could hold a visitor's words, and codes are logged.
    code: PROVIDER_CODE.test(code) ? code : undefined,
    mayPass: status === 408 || status === 429 || status >= 500,
    retryAfterMs: retryAfterMs(response),
  };
}

/** Brevo has taken a mail, for now or for later. */
const TAKEN = [201, 202];

/** The form of Brevo's own codes. */
const PROVIDER_CODE = /^[a-z_]{1,40}$/;
/** Accepts any value: without a readable code, it is empty. */
const REFUSAL = v.fallback(v.object({ code: v.pipe(v.string(), v.toLowerCase()) }), { code: '' });

const unclear = (failure: Failure, status: number | undefined): Failed => ({
  kind: 'unclear',
  failure,
  status,
  mayPass: true,
  retryAfterMs: 0,
});

/** «HTTP 401, unauthorized», for whoever maintains the site. */
export function providerSaid({ status, code, failure }: Failed): string {
  return status === undefined ? failure : `HTTP ${[status, ...(code ? [code] : [])].join(', ')}`;
}

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
