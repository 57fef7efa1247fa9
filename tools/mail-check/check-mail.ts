import {
  ACCOUNT_ITEMS,
  checkAccount,
  type Finding,
  failed,
  failureFinding,
  ok,
} from '../../src/server/account-check.ts';
import { REMEDIES } from '../../src/server/alarm.ts';
import { mailCall } from '../../src/server/brevo.ts';
import { callBrevo } from '../../src/server/call-brevo.ts';
import {
  type Config,
  describeProblems,
  type Problem,
  parseSettings,
  type Settings,
} from '../../src/server/config.ts';
import type { Ask } from '../../src/server/deliveries.ts';
import { composeMail } from '../../src/server/mail/message.ts';
import { postText } from '../../src/server/notifier.ts';
import { keyPrefixOf, redisStore } from '../../src/server/redis-store.ts';
import { spanishList } from '../../src/server/spanish-words.ts';
import { SAMPLE_REQUEST } from '../../src/shared/event-request.ts';

/** Checks whether mail will work (U-17), in the order of Brevo's own checks. */

export type Step = { name: string } & (Finding | { state: 'skipped' });

const LIMIT_MS = 10_000;
const SKIPPED = { state: 'skipped' } as const;

export async function checkMail(
  env: Record<string, string | undefined>,
  { ring = false } = {},
): Promise<Step[]> {
  const settings = parseSettings(env);
  const { config, problems } = settings;
  const account = config && problems.length === 0 ? await askAccount(config) : {};
  // Skip the sample mail if Brevo has refused or not responded before.
  const sample = config && account.domain ? await sendSample(config) : SKIPPED;
  return [
    { name: 'Configuración', ...(problems.length > 0 ? aboutProblems(problems) : ok('completa')) },
    ...ACCOUNT_ITEMS.map(([item, name]) => ({ name, ...(account[item] ?? SKIPPED) })),
    { name: 'Email de prueba', ...sample },
    ...(config?.redisUrl ? [{ name: 'Redis', ...(await askRedis(config, config.redisUrl)) }] : []),
    { name: 'Avisos', ...(await checkAlarms(settings, { ring })) },
  ];
}

async function askAccount(config: Config) {
  const ask: Ask = (call) => callBrevo(config.brevo, call, LIMIT_MS);
  return (await checkAccount(config, ask, Date.now())).findings;
}

/** A request that calls itself a test, in case Brevo delivers it all the same. The number reaches nobody. */
const SAMPLE = {
  ...SAMPLE_REQUEST,
  phone: '600 000 000',
  description: 'Email de prueba: no se envía.',
};

/** Brevo checks the sample like any other mail, then drops it. */
async function sendSample(config: Config): Promise<Finding> {
  const mail = composeMail(SAMPLE, config, { spamSignals: [], untouched: [] });
  const body = { ...mail, headers: { 'X-Sib-Sandbox': 'drop' } };
  const response = await callBrevo(config.brevo, mailCall(body), LIMIT_MS);
  if (response.kind === 'done') return ok('Brevo lo acepta (no se ha enviado nada)');
  if (response.alarm === 'restricted-key')
    return failed('la clave no puede enviar', REMEDIES['restricted-key']);
  return failureFinding(response);
}

/** Undecided without an answer: a Redis may let in Vercel and not this machine. */
async function askRedis(config: Config, url: string): Promise<Finding> {
  const keyPrefix = keyPrefixOf(config);
  const store = redisStore({ url, keyPrefix, timeoutMs: LIMIT_MS, now: Date.now });
  return store.get('check').then(
    () => ok('contesta a este ordenador'),
    () => ({
      state: 'undecided',
      detail:
        'no contesta desde este ordenador, o no acepta la clave de REDIS_URL. Sin Redis las solicitudes llegan igual',
    }),
  );
}

/** For the owner, in Spanish. */
const GUIDE = 'tools/mail-check/guia.md';

/** Explains each variable to the owner, in the groups of the guide. The report uses the same texts. */
const VARIABLES = {
  Imprescindibles: {
    BREVO_API_KEY:
      'la clave que se crea en Brevo, en «SMTP & API → API Keys» (o «API Keys & MCP»), con acceso completo («Full») y sin caducidad; empieza por xkeysib- y no lleva espacios',
    MANAGEMENT_EMAIL:
      'la dirección de email que recibe las solicitudes, o hasta cinco separadas por comas',
    MANAGEMENT_NAME: 'el nombre de quien recibe las solicitudes, con letras',
    SENDER_EMAIL:
      'la dirección desde la que envía la web, dada de alta en Brevo; mejor una que nadie lea',
    SENDER_NAME: 'el nombre con el que envía la web, con letras',
  },
  'Solo si quieres': {
    CRON_SECRET:
      'una contraseña larga de letras y cifras al azar, que solo usa Vercel: créala con un gestor de contraseñas o con «openssl rand -hex 24». Sin ella nadie comprueba cada mañana que los emails llegan',
    ALARM_WEBHOOK_URL:
      'la dirección https de tus avisos en el teléfono; o quita esta variable, y llegarán por email',
    REQUEST_WEBHOOK_URL:
      'la dirección https que recibe una línea por solicitud, con tipo de evento, invitados y mes; o quita esta variable',
  },
  'No las toques si no te lo pide un aviso': {
    RATE_LIMIT_VISITOR:
      'cuántas solicitudes se admiten de una misma conexión, como cantidad/segundos. 30/86400 son treinta al día; el plazo no puede pasar de un día. Sin esta variable valen esas treinta',
    RATE_LIMIT_TOTAL:
      'cuántas solicitudes se admiten en total, como cantidad/segundos. 60/3600,240/86400 son sesenta por hora y 240 al día; el plazo no puede pasar de 31 días (2678400). Sin esta variable valen sesenta por hora y, al día, 240 divididas entre los destinatarios',
    REDIS_URL:
      'la dirección de un servidor de Redis, que empieza por redis:// o rediss:// y no por https://, por ejemplo rediss://usuario:clave@servidor:6379; o quita esta variable',
    BREVO_BASE_URL: 'una dirección como https://api.brevo.com; lo normal es quitar esta variable',
  },
};
const CONTENTS: Record<string, string> = Object.assign({}, ...Object.values(VARIABLES));

/** Names the variables but no values, because one of them is the key. */
function aboutProblems(problems: readonly Problem[]): Finding {
  const remedies = problems.map(({ variable }) => `${variable}: ${CONTENTS[variable]}`);
  const them = problems.length > 1 ? 'Escríbelas' : 'Escríbela';
  return failed(
    describeProblems(problems),
    `${them} como en el modelo .env.example; ${GUIDE} las explica.`,
    ...remedies,
  );
}

const TEST_ALARM = 'Aviso de prueba de la web: si lo lees, los avisos llegan.';
const TEST_REQUEST = 'Solicitud de prueba: si la lees, te llegará un aviso así con cada solicitud.';
const TRY_IT = 'pruébala con «npm run check:mail -- --ring»';

/** Checks whether alarms, and news of requests, reach the owner's phone (U-21, U-28). `ring` sends one of each for a test. */
async function checkAlarms(
  { webhooks: { alarms, requests }, problems }: Settings,
  { ring }: { ring: boolean },
): Promise<Finding | typeof SKIPPED> {
  const isRefused = async (url: string | undefined, text: string) =>
    ring && url !== undefined && !(await postText(url, text, LIMIT_MS));
  const refused = [
    ...((await isRefused(alarms, TEST_ALARM)) ? ['ALARM_WEBHOOK_URL'] : []),
    ...((await isRefused(requests, TEST_REQUEST)) ? ['REQUEST_WEBHOOK_URL'] : []),
  ];
  if (refused.length > 0)
    return failed(
      `el de prueba no se ha podido enviar a ${spanishList(refused)}`,
      `Copia de nuevo su valor, como dice ${GUIDE}. Si tu servicio limita por dirección IP, como ntfy, prueba otro.`,
    );
  if (!alarms)
    return problems.length > 0
      ? SKIPPED
      : ok('por email a los destinatarios, porque no hay ALARM_WEBHOOK_URL');
  return ok(
    ring
      ? 'el de prueba se ha enviado: tu teléfono debería sonar'
      : `ALARM_WEBHOOK_URL está puesta; ${TRY_IT}`,
  );
}
