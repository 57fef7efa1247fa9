import { ACCOUNT_ITEMS, checkAccount, unanswered } from '../../src/server/account-check.ts';
import { REMEDIES } from '../../src/server/alarm.ts';
import { SEND } from '../../src/server/brevo.ts';
import { callBrevo } from '../../src/server/call-brevo.ts';
import { type Config, parseSettings } from '../../src/server/config.ts';
import type { Ask } from '../../src/server/deliveries.ts';
import { type Finding, failed, ok } from '../../src/server/finding.ts';
import { composeMail } from '../../src/server/mail/message.ts';
import { dayInMadrid } from '../../src/shared/dates.ts';
import { SAMPLE_REQUEST } from '../../src/shared/event-request.ts';
import { checkAlarms } from './alarms.ts';
import { aboutProblems } from './configuration.ts';

/** Checks whether mail will work (U-17), in the order of Brevo's own checks. */

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
  const account = config && problems.length === 0 ? await askAccount(config) : {};
  // Skip the sample mail if Brevo has refused or not answered before.
  const sample = config && account.domain ? await sendSample(config) : SKIPPED;
  return [
    { name: 'Configuración', ...(problems.length > 0 ? aboutProblems(problems) : ok('completa')) },
    ...ACCOUNT_ITEMS.map(([item, name]) => ({ name, ...(account[item] ?? SKIPPED) })),
    { name: 'Email de prueba', ...sample },
    { name: 'Avisos', ...(await checkAlarms(webhooks, { ring })) },
  ];
}

async function askAccount(config: Config) {
  const ask: Ask = (question) => callBrevo(config.brevo, { ...question, limitMs: LIMIT_MS });
  return (await checkAccount({ addresses: config, ask, now: Date.now() })).findings;
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
  return unanswered(answer);
}
