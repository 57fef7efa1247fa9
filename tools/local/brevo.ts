import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';

/**
 * A stand-in for Brevo on this machine: accepts mails, keeps them for the mailbox, and fails when a test asks for it.
 */

export type LocalBrevo = Awaited<ReturnType<typeof startLocalBrevo>>;

/** A fault of Brevo or of the network, in place of the response to a call. */
export interface Fault {
  respond: (response: ServerResponse) => void;
  /** Brevo carries out the call, and only its response fails. */
  isDone?: boolean;
}

/** An accepted mail in the mailbox. */
export interface ReceivedMail {
  /** The `messageId` of the response. */
  id: string;
  receivedAt: Date;
  body: BrevoMail;
}

const TEXT = v.pipe(v.string(), v.nonEmpty());
const PERSON = v.object({
  email: v.pipe(v.string(), v.regex(/^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;.]+$/)),
  // The documentation of Brevo's SDK has the limit.
  name: v.optional(v.pipe(TEXT, v.maxLength(70))),
});
/** A mail that Brevo accepts. */
const MAIL = v.object({
  sender: PERSON,
  to: v.pipe(v.array(PERSON), v.nonEmpty()),
  subject: TEXT,
  htmlContent: TEXT,
  replyTo: v.optional(PERSON),
  textContent: v.optional(v.string()),
  tags: v.optional(v.array(v.string())),
  params: v.optional(v.record(v.string(), v.unknown())),
  user: v.optional(v.record(v.string(), v.unknown())),
  headers: v.optional(
    v.object({
      idempotencyKey: v.optional(v.pipe(v.string(), v.uuid())),
      /** The mail is checked, then dropped. */
      'X-Sib-Sandbox': v.optional(v.literal('drop')),
    }),
  ),
});
export type BrevoMail = v.InferOutput<typeof MAIL>;

export async function startLocalBrevo({ apiKey }: { apiKey: string }) {
  /** Newest last. */
  const messages: ReceivedMail[] = [];
  /** The receivers that Brevo blocks, with its reasons, newest last. */
  const blocked = new Map<string, string>();
  const usedKeys = new Set<string>();
  /** The faults of the next calls, by the end of their path. */
  const faults = new Map<string, Fault[]>();

  function takeMail(body: unknown) {
    const { success, output, issues } = v.safeParse(MAIL, body);
    if (!success)
      return refusal(400, 'invalid_parameter', `${v.getDotPath(issues[0])} is not valid`);
    const { idempotencyKey, 'X-Sib-Sandbox': sandbox } = output.headers ?? {};
    if (idempotencyKey && usedKeys.has(idempotencyKey))
      return refusal(400, 'duplicate_parameter', 'idempotencyKey was already used');
    if (idempotencyKey) usedKeys.add(idempotencyKey);
    const id = `<${randomUUID()}@smtp-relay.mailin.fr>`;
    if (!sandbox) messages.push({ id, receivedAt: new Date(), body: body as BrevoMail });
    return { status: 201, body: { messageId: id } };
  }

  function listBlocked(search: URLSearchParams) {
    const contacts = [...blocked].map(([email, code]) => ({ email, reason: { code } }));
    if (search.get('sort') === 'desc') contacts.reverse();
    const page = contacts.slice(0, Number(search.get('limit')));
    return { status: 200, body: { contacts: page, count: contacts.length } };
  }

  /** Carries out a call. */
  function carryOut({ method, headers }: IncomingMessage, url: URL, body: unknown): Reply {
    if (headers['api-key'] !== apiKey) return refusal(401, 'unauthorized', 'Key not found');
    if (method === 'POST' && headers['content-type'] !== 'application/json')
      return refusal(415, 'invalid_parameter', 'Content type is not supported');
    const call = `${method} ${url.pathname}`;
    if (call === 'POST /v3/smtp/email') return takeMail(body);
    if (call === 'GET /v3/smtp/blockedContacts') return listBlocked(url.searchParams);
    if (!call.startsWith('DELETE /v3/smtp/blockedContacts/'))
      return refusal(404, 'document_not_found', 'Path not found');
    blocked.delete(endOf(url));
    return { status: 204 };
  }

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const body: unknown = await json(request).catch(() => undefined);
    const url = new URL(request.url ?? '', 'http://brevo.local');
    const fault = faults.get(endOf(url))?.shift();
    if (fault && !fault.isDone) return fault.respond(response);
    const reply = carryOut(request, url, body);
    if (fault) return fault.respond(response);
    sendJson(response, reply.status, reply.body);
  }

  const server = createServer((request, response) => {
    // A client may disconnect before the response, as in tests: only its connection ends.
    respond(request, response).catch(() => response.destroy());
  });
  // With Node's default of 5 s, a busy machine would lose idle connections, which would look like a fault.
  server.keepAliveTimeout = 60_000;
  await once(server.listen(0, '127.0.0.1'), 'listening');

  /** Each fault fails one of the next calls whose path ends with it. */
  function failFor(end: string, ...more: Fault[]) {
    faults.set(end, [...(faults.get(end) ?? []), ...more]);
  }

  return {
    /** The value for `BREVO_BASE_URL`. */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    blocked,
    failFor,
    /** Each fault fails one of the next mails. */
    failNext: (...more: Fault[]) => failFor('email', ...more),
    /** Forgets the faults that have not happened yet. */
    repair: () => faults.clear(),
    /** Also ends hanging connections. */
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

interface Reply {
  status: number;
  body?: object;
}

/** An error as Brevo formats it. */
const refusal = (status: number, code: string, message: string): Reply => ({
  status,
  body: { code, message },
});

export function sendJson(response: ServerResponse, status: number, body?: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** The end of a path: an email, if it is about a contact. */
const endOf = ({ pathname }: URL) => decodeURIComponent(pathname.replace(/.*\//, ''));
