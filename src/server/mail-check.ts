import * as v from 'valibot';
import { SAMPLE_REQUEST } from '../shared/event-request.ts';
import type { Alarm, RaisedAlarm } from './alarm.ts';
import { alarmOf, type Mailer, type SendResult } from './brevo.ts';
import { type BrevoResponse, callBrevo, type Failed, listIn, providerSaid } from './call-brevo.ts';
import type { Addresses, Config } from './config.ts';
import { type Ask, askDeliveries, type Deliveries, type Period } from './delivery-log.ts';
import { type BlockedReceivers, blockOf, type Receivers } from './receivers.ts';
import { counted, spanishList } from './spanish-words.ts';
import type { Times } from './times.ts';

/**
 * Checks whether requests can leave and arrive (U-17, U-21), for the daily call and for `npm run check:mail`: sends a sample by
 * the very call that sends requests, and asks what a sample cannot know.
 */

/** Without an alarm, all is well. What could not be read is `unseen`: it is not well. */
export type Finding = { name: string; detail: string } & Partial<
  Pick<RaisedAlarm, 'alarm' | 'about' | 'provider'>
>;

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

/** Mails that became late in the period are findings. */
export async function checkMail(
  { config, mailer, receivers, times, now }: Options,
  late: Period,
): Promise<MailReport> {
  const ask: Ask = (call) => callBrevo(config.brevo, call, AbortSignal.timeout(times.checkMs));

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
      sampleFinding(sample),
      domainFinding(domains, config.sender.email),
      repliesFinding(config),
      ...receiversFindings(blocked),
      ...deliveriesFindings(deliveries),
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

function unseen(name: string, response?: Failed): Finding {
  const provider = response && { provider: providerSaid(response) };
  return { name, detail: 'no se ha podido leer', alarm: 'unseen', ...provider };
}

function sampleFinding(sent: SendResult): Finding {
  const name = 'Email de prueba';
  const { result, omission } = sent;
  if (result.kind !== 'done') return { name, detail: 'Brevo no lo acepta', ...alarmOf(sent) };
  if (!omission) return { name, detail: 'Brevo lo acepta (no se ha enviado nada)' };
  const { receiver, because: provider } = omission;
  if (!receiver) {
    const detail = 'Brevo solo acepta lo imprescindible';
    return { name, detail, alarm: 'unexpected', about: 'sample', provider };
  }
  return { name, ...alarmOf(sent), detail: `Brevo no acepta a ${receiver}` };
}

/** The parts of a domain that the check reads. */
const DOMAIN = v.object({
  domain_name: v.string(),
  authenticated: v.boolean(),
  verified: v.boolean(),
});
type Domains = readonly v.InferOutput<typeof DOMAIN>[];

function domainFinding(response: BrevoResponse<Domains>, email: string): Finding {
  const name = 'Dominio';
  if (response.kind !== 'done') return unseen(name, response);
  const own = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  // Brevo does not say whether a domain counts for those below it: then it is taken to count.
  const domain = response.value.find(({ domain_name }) =>
    `.${own}`.endsWith(`.${domain_name.toLowerCase()}`),
  );
  if (domain?.verified && domain.authenticated) return { name, detail: `${own} está autenticado` };
  const state = domain ? 'está sin autenticar' : 'no está dado de alta en Brevo';
  return { name, detail: `${own} ${state}`, alarm: 'domain' };
}

/** Gmail and other programs ignore Reply-To in a mail from oneself: the staff would answer themselves (U-26). */
function repliesFinding({ sender, management }: Addresses): Finding {
  const name = 'Respuestas';
  const mailbox = mailboxOf(sender.email);
  if (management.emails.some((email) => mailboxOf(email) === mailbox)) {
    const detail = `${sender.email} es remitente y destinatario`;
    return { name, detail, alarm: 'same-address' };
  }
  return { name, detail: 'llegan al visitante, porque ningún destinatario es el remitente' };
}

/** `Ana+web@estudio.example` → `ana@estudio.example`. */
const mailboxOf = (email: string) => email.toLowerCase().replace(/\+[^@]*(?=@)/, '');

function receiversFindings(blocked: BlockedReceivers): Finding[] {
  const name = 'Destinatarios';
  const alarm: Alarm = 'receiver-lost';
  if (!blocked) return [unseen(name)];
  const lost = blocked.filter(({ isLost }) => isLost);
  if (lost.length > 0)
    return lost.map((each) => ({ name, detail: blockOf(each), alarm, about: each.email }));
  const freed = blocked.map(({ email, reason }) => `${email} (${reason})`);
  if (freed.length > 0) return [{ name, detail: `Brevo bloqueaba ${spanishList(freed)}; ya no` }];
  return [{ name, detail: 'Brevo no bloquea a ninguno' }];
}

function deliveriesFindings(response: BrevoResponse<Deliveries>): Finding[] {
  const name = 'Entregas';
  const alarm: Alarm = 'receiver-lost';
  if (response.kind !== 'done') return [unseen(name, response)];
  const { requests, delivered, late } = response.value;
  const week = `${counted(requests, 'enviada')} y ${counted(delivered, 'entregada')} en siete días`;
  if (late.length === 0) return [{ name, detail: week }];
  return late.map(({ receiver, requests }) => {
    const detail = `${counted(requests, 'email')} sin entregar a ${receiver}; ${week}`;
    return { name, detail, alarm, about: receiver };
  });
}
