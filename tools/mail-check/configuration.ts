import { describeProblems, type Problem } from '../../src/server/config.ts';
import { type Finding, failed } from '../../src/server/finding.ts';

/** The expected value of each variable, for the owner. */
const VARIABLES: Record<string, string> = {
  BREVO_API_KEY:
    'la clave que se crea en Brevo, en «SMTP & API → API Keys», sin espacios (empieza por xkeysib-)',
  BREVO_BASE_URL: 'una dirección como https://api.brevo.com; lo normal es quitar esta variable',
  MANAGEMENT_EMAIL:
    'la dirección de email que recibe las solicitudes, o hasta cinco separadas por comas',
  MANAGEMENT_NAME: 'el nombre de quien recibe las solicitudes, con letras',
  SENDER_EMAIL: 'la dirección del remitente web, dada de alta en Brevo',
  SENDER_NAME: 'el nombre del remitente web, con letras',
  REDIS_URL:
    'la dirección de un servidor de Redis, por ejemplo rediss://usuario:clave@servidor:6379; o quita esta variable',
  ALARM_WEBHOOK_URL:
    'la dirección https que te da tu servicio de avisos (mira api/deploying.md, paso 10); o quita esta variable',
  REQUEST_WEBHOOK_URL:
    'la dirección https que te da tu servicio de avisos (mira api/deploying.md, paso 10); o quita esta variable',
  RATE_LIMIT_VISITOR:
    'cantidad/segundos, por ejemplo 5/600,20/86400, con un día (86400) como máximo; o quita esta variable',
  RATE_LIMIT_TOTAL:
    'cantidad/segundos, por ejemplo 60/3600, con 31 días (2678400) como máximo; o quita esta variable',
};

/** Names the variables but no values, because one of them is the key. */
export function aboutProblems(problems: readonly Problem[]): Finding {
  const remedies = problems.map(
    ({ variable }) => `${variable}: ${VARIABLES[variable] ?? 'mira api/README.md'}`,
  );
  const them = problems.length > 1 ? 'Escríbelas' : 'Escríbela';
  return failed(
    describeProblems(problems),
    `${them} en el archivo .env (modelo: .env.example) y en las variables del proyecto de Vercel.`,
    ...remedies,
  );
}
