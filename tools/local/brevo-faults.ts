import type { ServerResponse } from 'node:http';

/** Every way in which Brevo, or the network on the way to it, is known to fail (facts.md, "Brevo"). */
export type Fault =
  /** An error as Brevo words it: `{ code, message }`; 500 and 503 come as a proxy's HTML page. */
  | { kind: 'status'; status: 400 | 401 | 402 | 403; code: BrevoErrorCode }
  | { kind: 'status'; status: 429; resetSeconds: number }
  | { kind: 'status'; status: 500 | 503 }
  /** A success status whose body no `messageId` can be read from. The mail was not sent. */
  | { kind: 'success-without-id'; body: 'malformed' | 'empty' | 'html' | 'no-id' }
  /** The connection is reset before anything is answered. The mail was not sent. */
  | { kind: 'reset' }
  /** The connection stays open and nothing comes. The mail was not sent. */
  | { kind: 'hang' }
  /** The headers and half a body come, the rest never does. The mail was not sent. */
  | { kind: 'hang-in-body' }
  /** 307 to another origin: a client that follows hands out the API key. */
  | { kind: 'redirect'; location: string }
  /** The mail is sent, then the connection is reset: only the idempotency key can tell. */
  | { kind: 'answer-lost' };

type BrevoErrorCode =
  | 'invalid_parameter'
  | 'missing_parameter'
  | 'duplicate_parameter'
  | 'unauthorized'
  | 'not_enough_credits'
  | 'permission_denied'
  | 'account_under_validation';

const HTML_PAGE = '<html><head><title>Brevo</title></head><body>nginx</body></html>';

const BODY_WITHOUT_ID = {
  malformed: { type: 'application/json', text: '{"messageId":"<2026' },
  empty: { type: 'application/json', text: '' },
  html: { type: 'text/html', text: HTML_PAGE },
  'no-id': { type: 'application/json', text: '{}' },
} as const;

/** Answers as the fault says, or does not answer. */
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
    case 'answer-lost':
      response.socket?.resetAndDestroy();
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
    sendError(response, fault.status, fault.code, `Told to fail with ${fault.code}`);
  } else if ('resetSeconds' in fault) {
    response.setHeader('x-sib-ratelimit-reset', String(fault.resetSeconds));
    sendError(response, 429, 'too_many_requests', 'Too many requests');
  } else {
    response.writeHead(fault.status, { 'content-type': 'text/html' }).end(HTML_PAGE);
  }
}

/** An error in Brevo's own form. */
export function sendError(
  response: ServerResponse,
  status: number,
  code: string,
  message: string,
): void {
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ code, message }));
}
