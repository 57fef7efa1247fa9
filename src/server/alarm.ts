/**
 * A problem that only the owner can repair. Brevo's message tells which alarm it is, and is then dropped, because it may
 * quote a visitor: the log holds the alarm's name and its remedy.
 */
export type Alarm = keyof typeof REMEDIES;

export const REMEDIES = {
  'bad-key':
    'Brevo no reconoce la clave: cree otra en «SMTP & API → API Keys», póngala en BREVO_API_KEY y vuelva a desplegar.',
  'restricted-key':
    'La clave de Brevo no tiene permiso para esto: edítela en «SMTP & API → API Keys», o cree otra con acceso completo y póngala en BREVO_API_KEY.',
  'blocked-address':
    'Brevo bloquea la dirección IP de este servidor: en «Security → Authorised IPs» desactive el bloqueo de direcciones desconocidas (https://app.brevo.com/security/authorised_ips).',
  'plan-exhausted':
    'No quedan envíos en el plan de Brevo: espere a que se renueve (cada día en el plan gratuito) o amplíelo en «Usage and plan».',
  'account-suspended':
    'Brevo no deja enviar a esta cuenta: está sin activar, en revisión o suspendida. Complete lo que pida al entrar en Brevo o escriba a su soporte.',
  'bad-sender':
    'Brevo no acepta el remitente: verifique SENDER_EMAIL y autentique su dominio en «Senders, Domains & Dedicated IPs».',
  'bad-domain':
    'Brevo no tiene autenticado el dominio del remitente: los correos salen desde «…@brevosend.com» o acaban como spam. Ponga en su DNS los registros que muestra «Senders, Domains & Dedicated IPs», o ejecute «npm run check:mail».',
  'same-address':
    'SENDER_EMAIL es también un destinatario: Gmail y otros programas envían entonces tu respuesta a ti, no al visitante. Pon en SENDER_EMAIL una dirección de tu dominio que nadie lea, por ejemplo web@, dala de alta en Brevo y vuelve a desplegar.',
  'recipient-blocked':
    'Brevo tenía bloqueado a un destinatario y descartaba sus solicitudes. Ya está desbloqueado: busca en «Transactional → Logs» los emails descartados, y pide a tu equipo que no marque las solicitudes como spam ni se dé de baja de ellas.',
  'not-delivered':
    'Brevo no ha podido entregar emails de la web: búscalos en «Transactional → Logs» y contesta a esos visitantes. Comprueba que los buzones de MANAGEMENT_EMAIL existen y no están llenos.',
  'provider-away':
    'Brevo no contesta a la función, o lo que contesta no se entiende: mire https://status.brevo.com y ejecute «npm run check:mail».',
  'wrong-address':
    'En BREVO_BASE_URL no responde Brevo: quite la variable, o ponga https://api.brevo.com, y vuelva a desplegar.',
  'bad-reply-address':
    'Brevo no acepta como dirección de respuesta la que escribió el visitante: el correo se envía sin ella y su dirección está en el texto. Si aun así no sale, ejecute «npm run check:mail».',
  refused:
    'Brevo rechaza el correo por un motivo no previsto: ejecute «npm run check:mail» y mire «Transactional → Logs» en Brevo.',
  'redis-away':
    'Redis no responde: los correos salen igual, pero cada instancia cuenta sus límites por separado. Revise REDIS_URL y el estado de su servidor.',
  'limit-reached':
    'Un límite de solicitudes está agotado y quien envía otra recibe un 429 (cuál lo dice «limit» en el registro: visitor, direct o total). Si son visitantes de verdad, suba RATE_LIMIT_VISITOR o RATE_LIMIT_TOTAL; si es spam, limite /api/event-request en el Firewall de Vercel.',
  'webhook-away':
    'Los avisos no llegan al teléfono: revise ALARM_WEBHOOK_URL y pruébelo con «npm run check:mail -- --ring».',
  unexpected:
    'Un error del propio programa impide enviar solicitudes: pase a quien mantiene la web las líneas «unexpected» del registro.',
  'not-configured':
    'Faltan variables de entorno de la función o están mal escritas: corríjalas en el proyecto de Vercel y vuelva a desplegar.',
} as const;

/** “We have detected you are using an unrecognised IP address …, …/security/authorised_ips”: the same 401 as a bad key. */
const BLOCKED_ADDRESS = /\bip address\b|authori[sz]ed_ips/i;
/** “Access denied for resource "account". The API key does not include the required permission.” */
const RESTRICTED_KEY = /denied for resource|key does not include/i;
/** “Sender is invalid / inactive”, “… the sender you used … is not valid”. */
const BAD_SENDER = /\bsender\b.*\b(?:in|not )valid\b/i;

/** “email is not valid in replyTo”. */
const BAD_REPLY_ADDRESS = /\breply-?to\b/i;

/** The alarm for a refusal that no retry would change. */
export function alarmOf(status: number, code: string, message: string): Alarm {
  if (RESTRICTED_KEY.test(message)) return 'restricted-key';
  if (status === 401) return BLOCKED_ADDRESS.test(message) ? 'blocked-address' : 'bad-key';
  if (status === 402 || code === 'not_enough_credits') return 'plan-exhausted';
  if (status === 403 || code === 'account_under_validation') return 'account-suspended';
  if (status < 400 || status === 404 || status === 405) return 'wrong-address';
  if (code === 'invalid_parameter' && BAD_SENDER.test(message)) return 'bad-sender';
  if (code === 'invalid_parameter' && BAD_REPLY_ADDRESS.test(message)) return 'bad-reply-address';
  return 'refused';
}
