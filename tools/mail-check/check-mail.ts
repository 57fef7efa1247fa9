import { createBrevoMailer } from '../../src/server/brevo.ts';
import {
  type Config,
  describeProblems,
  parseSettings,
  problemsOfDeployment,
} from '../../src/server/config.ts';
import { checkMail, type Finding } from '../../src/server/mail-check.ts';
import { postText } from '../../src/server/notifier.ts';
import { createReceivers } from '../../src/server/receivers.ts';
import { TIMES } from '../../src/server/times.ts';

/** The findings of the daily check (U-17), between those that only this machine can have. */

type Environment = Record<string, string | undefined>;

const LIMIT_MS = 10_000;
const PATIENT = { ...TIMES, attemptMs: LIMIT_MS, checkMs: LIMIT_MS, sampleMs: LIMIT_MS };
const DAY_MS = 24 * 60 * 60_000;

export async function findingsAbout(env: Environment, { ring = false } = {}): Promise<Finding[]> {
  const { config } = parseSettings(env);
  return [
    variablesFinding(env),
    ...(config ? await askBrevo(config) : []),
    ...(ring ? [await ringPhone(env)] : []),
  ];
}

/** Names the variables that would stop a deployment, and no value: one of them is the key. */
function variablesFinding(env: Environment): Finding {
  const name = 'Ajustes';
  const detail = describeProblems(problemsOfDeployment(env));
  return detail ? { name, detail, alarm: 'not-configured' } : { name, detail: 'completos' };
}

/** The mails of the last four days that did not arrive. */
async function askBrevo(config: Config): Promise<readonly Finding[]> {
  const now = Date.now;
  const receivers = createReceivers(config, { now, log: () => {}, freeingMs: LIMIT_MS });
  const mailer = createBrevoMailer(config, { receivers, times: PATIENT, now });
  const late = { from: now() - 4 * DAY_MS, until: now() };
  return (await checkMail({ config, mailer, receivers, times: PATIENT, now }, late)).findings;
}

const TEST_ALARM = 'Aviso de prueba de la web: si lo lees, los avisos llegan.';

async function ringPhone(env: Environment): Promise<Finding> {
  const name = 'Aviso de prueba';
  const { alarmWebhook } = parseSettings(env);
  if (!alarmWebhook) return { name, detail: 'falta ALARM_WEBHOOK_URL', alarm: 'not-configured' };
  const told = await postText(alarmWebhook, TEST_ALARM, LIMIT_MS);
  if (told === 'rung') return { name, detail: 'enviado: tu teléfono debería sonar' };
  if (told === 'unclear')
    return { name, detail: 'no se sabe si ha salido: mira tu teléfono', alarm: 'unseen' };
  return { name, detail: 'ALARM_WEBHOOK_URL no lo ha aceptado', alarm: 'not-configured' };
}
