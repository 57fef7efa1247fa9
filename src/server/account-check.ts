import * as v from 'valibot';
import { email } from '../shared/rules.ts';
import { type Alarm, type RaisedAlarm, REMEDIES } from './alarm.ts';
import { freeing } from './brevo.ts';
import type { BrevoResponse } from './call-brevo.ts';
import type { Addresses } from './config.ts';
import { type Ask, askDeliveries, type Deliveries } from './deliveries.ts';
import type { Notice } from './log.ts';
import { counted } from './spanish-words.ts';

/**
 * Checks whether Brevo's account can send the site's mails (U-17, U-21), for the daily call and for `npm run check:mail`. Only the
 * report of the command shows the details.
 */

/** The checks, in Brevo's own order, each with its name in the report of `npm run check:mail`. */
export const ACCOUNT_ITEMS = [
  ['key', 'Clave'],
  ['address', 'Dirección IP'],
  ['account', 'Cuenta'],
  ['plan', 'Plan'],
  ['sender', 'Remitente'],
  ['domain', 'Dominio'],
  ['replies', 'Respuestas'],
  ['receivers', 'Destinatarios'],
  ['deliveries', 'Entregas'],
] as const;

type Logged = RaisedAlarm | Notice;
/** The result of one check. The daily call logs `log`, and tells the owner if it is an alarm. */
export type Finding = { detail: string; log?: Logged | undefined } & (
  | { state: 'ok' | 'undecided' }
  | { state: 'failed'; remedies: readonly string[] }
);

export const ok = (detail: string): Finding => ({ state: 'ok', detail });
const undecided = (detail: string, log?: Logged): Finding => ({ state: 'undecided', detail, log });
export const failed = (detail: string, ...remedies: string[]): Finding => ({
  state: 'failed',
  detail,
  remedies,
});

type Report = {
  /** An item that was not checked is left out. */
  findings: { readonly [Item in (typeof ACCOUNT_ITEMS)[number][0]]?: Finding };
  /** Left out if Brevo gave none. */
  deliveries?: Deliveries;
  /** The account's own email: a second mailbox for what the owner has to know (U-25). */
  email?: string | undefined;
};

/** The parts of Brevo's responses that the checks read. */
const PLAN = v.object({
  type: v.picklist(['free', 'subscription', 'payAsYouGo']),
  credits: v.number(),
});
const ACCOUNT = v.object({
  email: v.fallback(v.optional(email), undefined),
  // Plans of other kinds, such as text messages, say nothing about mails.
  plan: v.array(v.fallback(v.nullable(PLAN), null)),
  relay: v.optional(v.object({ enabled: v.boolean() })),
});
/** Brevo leaves out `senders` and `domains` if they are empty. */
const SENDER = v.object({ email: v.string(), active: v.boolean() });
const SENDERS = v.object({ senders: v.optional(v.array(SENDER), []) });
const DOMAIN = v.object({
  domain_name: v.string(),
  authenticated: v.boolean(),
  verified: v.boolean(),
});
const DOMAINS = v.object({ domains: v.optional(v.array(DOMAIN), []) });
type Failed = Exclude<BrevoResponse<unknown>, { kind: 'done' }>;
type Account = v.InferOutput<typeof ACCOUNT>;

/**
 * Checks the account, and frees the receivers that Brevo blocks (U-25). If the key or the address is not `ok`, leaves out the
 * other items: Brevo would refuse them for the same reason.
 */
export async function checkAccount(addresses: Addresses, ask: Ask, now: number): Promise<Report> {
  const { sender, management } = addresses;
  const account = await ask({ path: '/v3/account', schema: ACCOUNT });
  const key = keyFinding(account);
  if (key.state !== 'ok') return { findings: { key } };
  const address = addressFinding(account);
  if (address.state !== 'ok') return { findings: { key, address } };

  const [senders, domains, freed, mails] = await Promise.all([
    ask({ path: '/v3/senders', schema: SENDERS }),
    ask({ path: '/v3/senders/domains', schema: DOMAINS }),
    Promise.all(management.emails.map((email) => ask(freeing(email)))),
    askDeliveries(addresses, ask, now),
  ]);
  const domain = findingOf(domains, (value) => domainFinding(value, sender.email));
  return {
    findings: {
      key,
      address,
      account: findingOf(account, accountFinding),
      plan: findingOf(account, planFinding),
      sender: findingOf(senders, (value) => senderFinding(value, sender.email, domain)),
      domain,
      replies: repliesFinding(addresses),
      receivers: receiversFinding(freed),
      deliveries: findingOf(mails, deliveriesFinding),
    },
    ...(mails.kind === 'done' && { deliveries: mails.value }),
    ...(account.kind === 'done' && { email: account.value.email }),
  };
}

const alarming = (alarm: Alarm, detail: string, remedy: string = REMEDIES[alarm]): Finding => ({
  ...failed(detail, remedy),
  log: { alarm },
});

function findingOf<V>(response: BrevoResponse<V>, about: (value: V) => Finding): Finding {
  // Brevo is there, because it knows the account: it has changed this part of its interface.
  if (response.kind === 'refused' && response.status === 404)
    return undecided(UNREADABLE, { notice: 'check-is-gone' });
  return response.kind === 'done' ? about(response.value) : failureFinding(response);
}

const UNREADABLE = 'la respuesta de Brevo no se entiende';
const MAY_NOT_READ =
  'esta clave no tiene permiso de lectura para comprobarlo; dáselo en «SMTP & API → API Keys», o compruébalo en Brevo';

/** The finding if Brevo gave no value. */
export function failureFinding(response: Failed): Finding {
  const { alarm, status } = response;
  if (alarm === 'restricted-key') return undecided(MAY_NOT_READ, { alarm: 'key-may-only-send' });
  // The alarm's remedy is the command whose report this may be.
  if (alarm === 'refused' && response.kind === 'refused')
    return alarming(
      alarm,
      `Brevo lo rechaza (HTTP ${[status, response.code ?? []].flat().join(', ')})`,
      'Pregunta al soporte de Brevo qué significa.',
    );
  if (alarm !== 'provider-away') return alarming(alarm, 'Brevo lo rechaza');
  if (response.kind === 'refused')
    return undecided(`Brevo no puede contestar ahora (HTTP ${status})`, { alarm });
  const isRead = response.failure === 'unreadable';
  return undecided(isRead ? UNREADABLE : 'no se ha podido hablar con Brevo', { alarm });
}

/** Brevo knows the key if it refuses for any other reason. */
function keyFinding(response: BrevoResponse<Account>): Finding {
  if (response.kind !== 'done') {
    const { alarm } = response;
    if (alarm === 'wrong-address') return alarming(alarm, 'en BREVO_BASE_URL no responde Brevo');
    if (alarm === 'bad-key') return alarming(alarm, 'Brevo no la reconoce');
    if (alarm === 'provider-away') return failureFinding(response);
  }
  return ok('Brevo la reconoce');
}

function addressFinding(response: BrevoResponse<Account>): Finding {
  if (response.kind !== 'done' && response.alarm === 'blocked-address')
    return alarming(
      'blocked-address',
      'Brevo bloquea la de este ordenador, y lo hará con las de Vercel',
    );
  return ok(
    'la de este ordenador no está bloqueada; las de Vercel cambian: «Security → Authorised IPs» debe tener el bloqueo desactivado',
  );
}

function accountFinding({ relay }: Account): Finding {
  if (relay?.enabled === false) return alarming('account-suspended', 'sin activar para enviar');
  return ok('activada para enviar');
}

function planFinding({ plan }: Account): Finding {
  const credits = plan.flatMap((item) => item?.credits ?? []);
  if (credits.length === 0) return ok('Brevo no dice cuántos envíos quedan');
  const left = credits.reduce((sum, item) => sum + item, 0);
  if (left <= 0) return alarming('plan-exhausted', 'no quedan envíos');
  return ok(`${left === 1 ? 'queda' : 'quedan'} ${counted(left, 'envío')}`);
}

function senderFinding(
  { senders }: v.InferOutput<typeof SENDERS>,
  email: string,
  domain: Finding,
): Finding {
  const sender = senders.find((item) => item.email.toLowerCase() === email.toLowerCase());
  if (sender?.active) return ok(`${email} está activo`);
  // Brevo's refusal says “Validate your sender or authenticate your domain”: one of them seems to be enough.
  if (domain.state === 'ok')
    return undecided(
      `${email} no está activo en Brevo, pero su dominio está autenticado, y según Brevo basta uno de los dos`,
    );
  const state = sender ? 'está sin verificar' : 'no está dado de alta en Brevo';
  return alarming('bad-sender', `${email} ${state}`);
}

function domainFinding({ domains }: v.InferOutput<typeof DOMAINS>, email: string): Finding {
  const name = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const domain = domains.find((item) => item.domain_name.toLowerCase() === name);
  const isBelow = domains.some((item) => name.endsWith(`.${item.domain_name.toLowerCase()}`));
  if (!domain && isBelow)
    return undecided(
      'Brevo tiene el dominio superior, pero no dice si vale para este: compruébalo en «Domains»',
    );
  if (domain?.verified && domain.authenticated) return ok(`${name} está autenticado`);
  const state = domain ? 'está sin autenticar' : 'no está dado de alta en Brevo';
  return alarming('bad-domain', `${name} ${state}`);
}

/** Gmail and other programs ignore Reply-To in a mail from oneself: the staff would answer themselves (U-26). */
function repliesFinding({ sender, management }: Addresses): Finding {
  const mailbox = mailboxOf(sender.email);
  if (management.emails.some((email) => mailboxOf(email) === mailbox))
    return alarming('same-address', `${sender.email} es remitente y destinatario`);
  return ok('llegan al visitante, porque ningún destinatario es el remitente');
}

/** `Ana+web@estudio.example` → `ana@estudio.example`. */
const mailboxOf = (email: string) => email.toLowerCase().replace(/\+[^@]*(?=@)/, '');

function receiversFinding(responses: readonly BrevoResponse<unknown>[]): Finding {
  const problems = responses.flatMap((response) => {
    if (response.kind === 'done')
      return alarming('recipient-blocked', 'Brevo bloqueaba a uno; ya no');
    const isFree = response.kind === 'refused' && response.status === 404;
    return isFree ? [] : failureFinding(response);
  });
  const worst = problems.find(({ state }) => state === 'failed') ?? problems[0];
  return worst ?? ok('Brevo no bloquea a ninguno');
}

function deliveriesFinding({ lost }: Deliveries): Finding {
  if (lost === 0) return ok('Brevo no da por perdido ningún email de los cuatro últimos días');
  const said = `${counted(lost, 'email')} sin entregar en los cuatro últimos días`;
  return {
    ...alarming('not-delivered', said),
    log: { alarm: 'not-delivered', detail: `${said}.` },
  };
}
