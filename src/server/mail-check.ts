import * as v from 'valibot';
import { SAMPLE_REQUEST } from '../shared/event-request.ts';
import type { Alarm, RaisedAlarm } from './alarm.ts';
import { alarmOfSending, type Mailer, type SendResult } from './brevo.ts';
import { type BrevoResponse, callBrevo, type Failed, listIn, providerSaid } from './call-brevo.ts';
import type { Addresses, Config } from './config.ts';
import { type Ask, askDeliveries, type Deliveries } from './delivery-log.ts';
import { type BlockedReceivers, lostReceivers, type Receivers } from './receivers.ts';
import { counted, spanishList } from './spanish-words.ts';
import type { Times } from './times.ts';

/**
 * Checks whether requests can leave and arrive (U-17, U-21), for the daily call and for `npm run check:mail`: sends a sample by
 * the very call that sends requests, and asks what a sample cannot know.
 */

export type Finding = {
  name: string;
  detail: string;
  /** Left out if all is well. What could not be read is `unseen`: it is not well. */
  alarm?: Alarm;
  /** Brevo's status and code. */
  provider?: string;
};

/** The alarm of a finding, if it has one. */
export const alarmOf = ({ name, detail, alarm, provider }: Finding): RaisedAlarm[] =>
  alarm ? [{ alarm, detail: `${name}: ${detail}.`, ...(provider && { provider }) }] : [];

export type MailReport = {
  findings: readonly Finding[];
  /** Left out if Brevo gave none. */
  week?: Deliveries;
};

type Options = {
  config: Config;
  mailer: Mailer;
  receivers: Receivers;
  times: Pick<Times, 'checkMs' | 'sampleMs'>;
  now: () => number;
};

/** Mails that became late after `from`, up to `until`, are a finding. */
export async function checkMail(
  { config, mailer, receivers, times, now }: Options,
  late: { from: number; until: number },
): Promise<MailReport> {
  const ask: Ask = (call) => callBrevo(config.brevo, call, times.checkMs);

  // First: the sample goes to the receivers that can be reached.
  const blocked = await receivers.freeBlocked(times.checkMs);
  const endsAt = now() + times.sampleMs;
  const [sample, domains, deliveries] = await Promise.all([
    mailer.send({ request: SAMPLE, spamSignals: [], untouched: [], endsAt, isSample: true }),
    ask({ path: '/v3/senders/domains', schema: listIn('domains', DOMAIN) }),
    askDeliveries(config, ask, late),
  ]);
  return {
    findings: [
      { name: 'Email de prueba', ...sampleFinding(sample) },
      { name: 'Dominio', ...domainFinding(domains, config.sender.email) },
      { name: 'Respuestas', ...repliesFinding(config) },
      { name: 'Destinatarios', ...receiversFinding(blocked) },
      { name: 'Entregas', ...deliveriesFinding(deliveries) },
    ],
    ...(deliveries.kind === 'done' && { week: deliveries.value }),
  };
}

/** A request that calls itself a test, in case Brevo delivers it all the same. The number reaches nobody. */
const SAMPLE = {
  ...SAMPLE_REQUEST,
  phone: '600 000 000',
  description: 'Email de prueba: no se envía.',
};

type Result = Omit<Finding, 'name'>;
const raised = (alarm: Alarm, detail: string, provider?: string): Result => ({
  alarm,
  detail,
  ...(provider && { provider }),
});
const unseen = (response?: Failed) =>
  raised('unseen', 'no se ha podido leer', response && providerSaid(response));

function sampleFinding({ result, omission }: SendResult): Result {
  if (result.kind !== 'done') {
    const { alarm, provider } = alarmOfSending(result);
    return raised(alarm, 'Brevo no lo acepta', provider);
  }
  if (!omission) return { detail: 'Brevo lo acepta (no se ha enviado nada)' };
  const { receiver, because } = omission;
  if (receiver) return raised('receiver-lost', `Brevo no acepta a ${receiver}`, because);
  return raised('unexpected', 'Brevo solo acepta lo imprescindible', because);
}

/** The parts of a domain that the check reads. */
const DOMAIN = v.object({
  domain_name: v.string(),
  authenticated: v.boolean(),
  verified: v.boolean(),
});
type Domains = readonly v.InferOutput<typeof DOMAIN>[];

function domainFinding(response: BrevoResponse<Domains>, email: string): Result {
  if (response.kind !== 'done') return unseen(response);
  const name = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  // Brevo does not say whether a domain counts for those below it: then it is taken to count.
  const domain = response.value.find(({ domain_name }) => {
    const known = domain_name.toLowerCase();
    return name === known || name.endsWith(`.${known}`);
  });
  if (domain?.verified && domain.authenticated) return { detail: `${name} está autenticado` };
  const state = domain ? 'está sin autenticar' : 'no está dado de alta en Brevo';
  return raised('domain', `${name} ${state}`);
}

/** Gmail and other programs ignore Reply-To in a mail from oneself: the staff would answer themselves (U-26). */
function repliesFinding({ sender, management }: Addresses): Result {
  const mailbox = mailboxOf(sender.email);
  if (management.emails.some((email) => mailboxOf(email) === mailbox))
    return raised('same-address', `${sender.email} es remitente y destinatario`);
  return { detail: 'llegan al visitante, porque ningún destinatario es el remitente' };
}

/** `Ana+web@estudio.example` → `ana@estudio.example`. */
const mailboxOf = (email: string) => email.toLowerCase().replace(/\+[^@]*(?=@)/, '');

function receiversFinding(blocked: BlockedReceivers): Result {
  if (!blocked) return unseen();
  const lost = lostReceivers(blocked);
  if (lost) return raised('receiver-lost', lost);
  if (blocked.some(({ state }) => state === 'unclear')) return unseen();
  const freed = blocked.map(({ email, reason }) => `${email} (${reason})`);
  if (freed.length > 0) return { detail: `Brevo bloqueaba ${spanishList(freed)}; ya no` };
  return { detail: 'Brevo no bloquea a ninguno' };
}

function deliveriesFinding(response: BrevoResponse<Deliveries>): Result {
  if (response.kind !== 'done') return unseen(response);
  const { requests, delivered, late } = response.value;
  const week = `${counted(requests, 'enviada')} y ${counted(delivered, 'entregada')} en siete días`;
  if (late.requests === 0) return { detail: week };
  const lost = `${counted(late.requests, 'email')} sin entregar a ${spanishList(late.receivers)}`;
  return raised('receiver-lost', `${lost}; ${week}`);
}
