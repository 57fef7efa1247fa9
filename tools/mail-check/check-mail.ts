import { randomUUID } from 'node:crypto';
import { type Config, parseConfig } from '../../src/server/config.ts';
import { composeMail } from '../../src/server/message.ts';
import { askBrevo } from './ask-brevo.ts';
import { accountAnswer, domainsAnswer, sendersAnswer, sentAnswer } from './brevo-answers.ts';
import { aboutProblems } from './configuration.ts';
import { type Finding, ok } from './finding.ts';
import * as about from './judgements.ts';

/** Whether mail will work (U-17): every step in the order in which Brevo would trip over it. */

const STEPS = [
  'Configuración',
  'Clave',
  'Dirección IP',
  'Cuenta',
  'Plan',
  'Remitente',
  'Dominio',
  'Correo de prueba',
] as const;
type StepName = (typeof STEPS)[number];
export type Step = { name: StepName } & (Finding | { state: 'skipped' });

/** A request as a visitor would send it; the day does not matter. */
const SAMPLE = {
  name: 'Visita',
  surname: 'de Prueba',
  email: 'visita@visitante.example',
  phone: '600 000 000',
  date: '2030-06-20',
  numberOfGuests: 100,
  time: 'Mañana',
  ceremony: 'Boda Civil',
  description: 'Correo de prueba: no se envía.',
} as const;

export async function checkMail(env: Record<string, string | undefined>): Promise<Step[]> {
  const found = new Map<StepName, Finding>();
  const parsed = parseConfig(env);
  if (parsed.ok) {
    found.set('Configuración', ok('completa'));
    await askAll(parsed.config, (name, finding) => found.set(name, finding));
  } else {
    found.set('Configuración', aboutProblems(parsed));
  }
  return STEPS.map((name) => ({ name, ...(found.get(name) ?? { state: 'skipped' }) }));
}

async function askAll(
  config: Config,
  note: (name: StepName, finding: Finding) => void,
): Promise<void> {
  const { brevo, sender } = config;
  const account = await askBrevo(brevo, '/v3/account', accountAnswer);
  const key = about.aboutKey(account);
  note('Clave', key);
  if (key.state !== 'ok') return;
  const address = about.aboutAddress(account);
  note('Dirección IP', address);
  if (address.state !== 'ok') return;
  note('Cuenta', about.aboutAccount(account));
  note('Plan', about.aboutPlan(account));

  const senders = await askBrevo(brevo, '/v3/senders', sendersAnswer);
  note('Remitente', about.aboutSender(senders, sender.email));
  note('Dominio', await checkDomain(brevo, about.domainOf(sender.email)));

  const mail = composeMail(SAMPLE, config, randomUUID());
  // Brevo checks it like any other and then drops it.
  const sandboxed = { ...mail, headers: { 'X-Sib-Sandbox': 'drop' } };
  const sent = await askBrevo(brevo, '/v3/smtp/email', sentAnswer, sandboxed);
  note('Correo de prueba', about.aboutSample(sent));
}

async function checkDomain(brevo: Config['brevo'], domain: string): Promise<Finding> {
  if (about.isFreeMail(domain)) return about.aboutFreeMail(domain);
  const answer = await askBrevo(brevo, '/v3/senders/domains', domainsAnswer);
  return about.aboutDomain(answer, domain);
}
