import { type AccountItem, checkAccount, unanswered } from '../../src/server/account-check.ts';
import { REMEDIES } from '../../src/server/alarm.ts';
import { SEND } from '../../src/server/brevo.ts';
import { callBrevo } from '../../src/server/call-brevo.ts';
import { type Config, parseSettings } from '../../src/server/config.ts';
import { LOST_DAYS } from '../../src/server/deliveries.ts';
import { composeMail } from '../../src/server/mail/message.ts';
import { dayInMadrid } from '../../src/shared/dates.ts';
import { SAMPLE_REQUEST } from '../../src/shared/event-request.ts';
import { checkAlarms } from './alarms.ts';
import { aboutProblems } from './configuration.ts';
import { type Finding, failed, ok, undecided } from './finding.ts';
import { whyUnknown, wordingOf } from './wording.ts';

/** Checks whether mail will work (U-17), in the order of Brevo's own checks. */

/** The name of each item of the account in the report. */
const ACCOUNT_STEPS = {
  key: 'Clave',
  address: 'Dirección IP',
  account: 'Cuenta',
  plan: 'Plan',
  sender: 'Remitente',
  domain: 'Dominio',
  replies: 'Respuestas',
  receivers: 'Destinatarios',
  deliveries: 'Entregas',
} as const satisfies Record<AccountItem, string>;

export type Step = { name: string } & (Finding | { state: 'skipped' });

/** A request as a visitor would send it; the day does not matter. */
const SAMPLE = {
  ...SAMPLE_REQUEST,
  name: 'Visita',
  surname: 'de Prueba',
  email: 'visita@visitante.example',
  phone: '600 000 000',
  description: 'Email de prueba: no se envía.',
};

const LIMIT_MS = 10_000;
const SKIPPED = { state: 'skipped' } as const;

export async function checkMail(
  env: Record<string, string | undefined>,
  { ring = false } = {},
): Promise<Step[]> {
  const { config, webhooks, problems } = parseSettings(env);
  const account = config && !problems ? await askAccount(config) : {};
  // Skip the sample mail if Brevo has refused or not answered before.
  const sample = config && account.domain ? await sendSample(config) : SKIPPED;
  return [
    { name: 'Configuración', ...(problems ? aboutProblems(problems) : ok('completa')) },
    ...Object.entries(ACCOUNT_STEPS).map(([item, name]) => ({
      name,
      ...(account[item as AccountItem] ?? SKIPPED),
    })),
    { name: 'Email de prueba', ...sample },
    { name: 'Avisos', ...(await checkAlarms(webhooks, { ring })) },
  ];
}

async function askAccount(config: Config): Promise<Partial<Record<AccountItem, Finding>>> {
  const { findings } = await checkAccount({
    people: config,
    ask: (question) => callBrevo(config.brevo, { ...question, limitMs: LIMIT_MS }),
    now: Date.now(),
    days: LOST_DAYS + 1,
  });
  return Object.fromEntries(
    findings.map((finding) => [finding.item, wordingOf(finding, config.sender.email)]),
  );
}

/** Brevo checks the sample like any other mail, then drops it. */
async function sendSample(config: Config): Promise<Finding> {
  const mail = composeMail(SAMPLE, config, {
    spamSignals: [],
    untouched: [],
    today: dayInMadrid(Date.now()),
  });
  const answer = await callBrevo(config.brevo, {
    ...SEND,
    body: { ...mail, headers: { 'X-Sib-Sandbox': 'drop' } },
    limitMs: LIMIT_MS,
  });
  if (answer.kind === 'answered') return ok('Brevo lo acepta (no se ha enviado nada)');
  if (answer.alarm === 'restricted-key')
    return failed('la clave no puede enviar', REMEDIES['restricted-key']);
  const verdict = unanswered(answer);
  return verdict.state === 'failed'
    ? failed('Brevo lo rechaza', REMEDIES[verdict.alarm])
    : undecided(whyUnknown(verdict));
}
