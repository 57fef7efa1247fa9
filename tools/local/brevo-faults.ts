import type { ServerResponse } from 'node:http';

/** Every known fault of Brevo and of the network. */
export type Fault =
  // Brevo's own errors are `{ code, message }`; 408, 500 and 503 are a proxy's HTML page.
  | { kind: 'status'; status: 400 | 401 | 402 | 403 | 404 | 422; code: string }
  | { kind: 'status'; status: 429; resetSeconds: number }
  | { kind: 'status'; status: 408 | 500 | 503 }
  // A success status without a readable `messageId`. The mail was not sent.
  | { kind: 'success-without-id'; body: keyof typeof BODY_WITHOUT_ID }
  // The mail was not sent: the connection is reset, stays open without a response, or with half of one.
  | { kind: 'reset' | 'hang' | 'hang-in-body' }
  // The mail is sent, then the connection is reset, or a proxy of Brevo's responds with 504: only a retry with the same key finds out.
  | { kind: 'response-lost' | 'taken-then-504' }
  // 307 to another origin: a client that follows it discloses the API key.
  | { kind: 'redirect'; location: string };

type Refusal = Extract<Fault, { code: string }>;
/** A refusal by Brevo, with its own code. */
export const refusal = (status: Refusal['status'], code: string): Refusal => ({
  kind: 'status',
  status,
  code,
});

/** Otherwise the mail has not arrived at Brevo, and its key is unused. */
export const isRefusal = (fault: Fault) => 'code' in fault;

const HTML_PAGE = '<html><head><title>Brevo</title></head><body>nginx</body></html>';

const BODY_WITHOUT_ID = {
  malformed: { type: 'application/json', text: '{"messageId":"<2026' },
  empty: { type: 'application/json', text: '' },
  html: { type: 'text/html', text: HTML_PAGE },
  'no-id': { type: 'application/json', text: '{"id":1}' },
} as const;

/** Brevo has taken the mail, or done what the call asks, before the fault. */
export const AFTER_ACCEPTANCE: ReadonlySet<Fault['kind']> = new Set([
  'response-lost',
  'taken-then-504',
]);

export function fail(response: ServerResponse, fault: Fault): void {
  switch (fault.kind) {
    case 'status':
      failWithStatus(response, fault);
      return;
    case 'success-without-id': {
      const { type, text } = BODY_WITHOUT_ID[fault.body];
      response.writeHead(201, { 'content-type': type }).end(text);
      return;
    }
    case 'reset':
    case 'response-lost':
      response.socket?.resetAndDestroy();
      return;
    case 'taken-then-504':
      response.writeHead(504, { 'content-type': 'text/html' }).end(HTML_PAGE);
      return;
    case 'hang':
      return;
    case 'hang-in-body':
      response.writeHead(201, { 'content-type': 'application/json', 'content-length': '200' });
      response.write('{"messageId":');
      return;
    case 'redirect':
      response.writeHead(307, { location: fault.location }).end();
      return;
  }
}

function failWithStatus(response: ServerResponse, fault: Extract<Fault, { kind: 'status' }>): void {
  if ('code' in fault) {
    sendError(response, fault.status, fault.code, `Ordered fault: ${fault.code}`);
  } else if ('resetSeconds' in fault) {
    response.setHeader('x-sib-ratelimit-reset', String(fault.resetSeconds));
    sendError(response, 429, 'too_many_requests', 'Too many requests');
  } else {
    response.writeHead(fault.status, { 'content-type': 'text/html' }).end(HTML_PAGE);
  }
}

/** Sends an error as Brevo formats it. */
export function sendError(
  response: ServerResponse,
  status: number,
  code: string,
  message: string,
): void {
  sendJson(response, status, { code, message });
}

export function sendJson(response: ServerResponse, status: number, body?: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
