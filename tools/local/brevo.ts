import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { type BlockedContacts, createBlockedContacts } from './blocked-contacts.ts';
import {
  AFTER_ACCEPTANCE,
  type Fault,
  fail,
  isRefusal,
  sendError,
  sendJson,
} from './brevo-faults.ts';
import { type BrevoMail, checkMail, type ReceivedMail } from './brevo-mail.ts';

/** A stand-in for Brevo on this machine: accepts mails, keeps them for the mailbox, and causes faults on demand. */

export type LocalBrevo = {
  /** The value for `BREVO_BASE_URL`: `http://127.0.0.1:<port>`. */
  url: string;
  /** Newest last. */
  messages: readonly ReceivedMail[];
  /** The receivers whose mails Brevo takes and drops. */
  contacts: BlockedContacts;
  /** Each fault fails one of the next mails with the right API key and a valid body. */
  failNext(...faults: Fault[]): void;
  /** Like `failNext`, for other calls whose path ends with it. */
  failFor(end: string, ...faults: Fault[]): void;
  /** Also ends hanging connections. */
  close(): Promise<void>;
};

/** How long Brevo remembers a key, in milliseconds (30 min). */
const KEY_KEPT_MS = 30 * 60_000;
/** How long an idle connection stays open, in milliseconds. */
const KEPT_ALIVE_MS = 60_000;

export async function startLocalBrevo({
  apiKey,
  now = () => Date.now(),
}: {
  apiKey: string;
  /** The clock of mails and keys. */
  now?: () => number;
}): Promise<LocalBrevo> {
  const messages: ReceivedMail[] = [];
  /** Idempotency key → when it was used. */
  const usedKeys = new Map<string, number>();
  const faults: Fault[] = [];
  const faultsOf = new Map<string, Fault[]>();
  const contacts = createBlockedContacts();

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body: unknown = await json(request).catch(() => undefined);
    const url = new URL(request.url ?? '', 'http://brevo.local');
    const responseTo = contacts.responseTo(request.method, url);
    const isMail = request.method === 'POST' && url.pathname === '/v3/smtp/email';
    if (!responseTo && !isMail) {
      return sendError(response, 404, 'document_not_found', 'Path not found');
    }
    if (request.headers['api-key'] !== apiKey) {
      return sendError(response, 401, 'unauthorized', 'Key not found');
    }
    if (responseTo) {
      const fault = faultsOf.get(endOf(url))?.shift();
      if (fault && !AFTER_ACCEPTANCE.has(fault.kind)) return fail(response, fault);
      const { status, body } = responseTo();
      return fault ? fail(response, fault) : sendJson(response, status, body);
    }
    const checked = checkMail(body);
    if (!checked.ok) return sendError(response, 400, checked.code, checked.message);

    const { mail } = checked;
    const fault = faults.shift();
    const isTaken = !fault || AFTER_ACCEPTANCE.has(fault.kind);
    if (fault && !isTaken && !isRefusal(fault)) return fail(response, fault);

    // Brevo does not document whether a refused mail uses up its key: here it does, which is the harder case.
    const key = mail.headers?.idempotencyKey as string | undefined;
    if (key && now() - (usedKeys.get(key) ?? Number.NEGATIVE_INFINITY) < KEY_KEPT_MS) {
      return sendError(response, 400, 'duplicate_parameter', 'idempotencyKey was already used');
    }
    if (key && !isSandboxed(mail)) usedKeys.set(key, now());
    if (fault && !isTaken) return fail(response, fault);
    const id = `<${randomUUID()}@smtp-relay.mailin.fr>`;
    if (!isSandboxed(mail)) {
      const receivers = mail.to.filter(({ email }) => contacts.takesMail(email));
      if (receivers.length > 0) messages.push({ id, receivedAt: new Date(now()), body: mail });
    }
    if (fault) return fail(response, fault);
    sendJson(response, 201, { messageId: id });
  }

  const server = createServer((request, response) => {
    // Every response has the end of the rate limit's window, in seconds: only a 429 means that the limit is reached.
    response.setHeader('x-sib-ratelimit-reset', '1800');
    // A client may disconnect before the response, as in tests: only its connection ends.
    respond(request, response).catch(() => response.destroy());
  });
  // With Node's default of 5 s, a busy machine would lose connections, which would look like a fault.
  server.keepAliveTimeout = KEPT_ALIVE_MS;
  await once(server.listen(0, '127.0.0.1'), 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    contacts,
    failNext(...more) {
      faults.push(...more);
    },
    failFor(end, ...more) {
      faultsOf.set(end, [...(faultsOf.get(end) ?? []), ...more]);
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** In Brevo's sandbox a mail is checked, not sent. */
function isSandboxed(mail: BrevoMail): boolean {
  return mail.headers?.['X-Sib-Sandbox'] === 'drop';
}

/** The end of a path: an email, if it is about a contact. */
const endOf = ({ pathname }: URL) => decodeURIComponent(pathname.replace(/.*\//, ''));
