import type { ConfigProblems } from '../../src/server/config.ts';
import { type Finding, failed } from './finding.ts';

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
    'la dirección de una base Redis, por ejemplo rediss://usuario:clave@servidor:6379; o quite esta variable',
  ALARM_WEBHOOK_URL:
    'la dirección https que su servicio de avisos le da (vea api/README.md); o quite esta variable',
  REQUEST_WEBHOOK_URL:
    'la dirección https que tu servicio de avisos te da (mira api/README.md); o quita esta variable',
  RATE_LIMIT_VISITOR: 'cantidad/segundos, por ejemplo 5/600,20/86400; o quite esta variable',
  RATE_LIMIT_TOTAL: 'cantidad/segundos, por ejemplo 60/3600; o quite esta variable',
};

/** Names the variables but no values, because one of them is the key. */
export function aboutProblems({ missing, malformed }: ConfigProblems): Finding {
  const wrong = malformed.map(({ variable }) => variable);
  const details = [
    missing.length > 0 && `falta ${missing.join(', ')}`,
    wrong.length > 0 && `mal escrito ${wrong.join(', ')}`,
  ].filter(Boolean);
  const remedies = [...missing, ...wrong].map(
    (variable) => `${variable}: ${VARIABLES[variable] ?? 'vea api/README.md'}`,
  );
  return failed(
    details.join('; '),
    'Escríbalo en el archivo .env (modelo: .env.example) y en las variables del proyecto de Vercel.',
    ...remedies,
  );
}
