/** What an alarm means for the requests, the worst first. The owner reads it before anything else. */
export const EFFECTS = {
  blocked: 'No llegan solicitudes (esperan hasta 24\u00a0h en el navegador de cada visitante).',
  lost: 'Puede que alguna solicitud no haya llegado, y no se reintenta sola.',
  late: 'Puede que alguna solicitud no haya llegado todavía; se reintenta sola.',
  none: 'Las solicitudes llegan.',
} as const;

export type Effect = keyof typeof EFFECTS;

const REMEDIES_BY_EFFECT = {
  blocked: {
    'bad-key':
      'Brevo no reconoce la clave: crea otra en «SMTP & API → API Keys», ponla en BREVO_API_KEY y vuelve a desplegar.',
    'restricted-key':
      'La clave de Brevo no tiene permiso para enviar: edítala en «SMTP & API → API Keys», o crea otra con acceso completo, ponla en BREVO_API_KEY y vuelve a desplegar.',
    'blocked-address':
      'Brevo bloquea las direcciones IP que no conoce: desactiva ese bloqueo en «Security → Authorised IPs» (https://app.brevo.com/security/authorised_ips).',
    'plan-exhausted':
      'No quedan envíos en el plan de Brevo: amplíalo en «Usage and plan». Si esperas a que se renueve (cada día en el plan gratuito), lo pendiente caduca a las 24\u00a0h.',
    'account-suspended':
      'Brevo no deja enviar a esta cuenta: está sin activar, en revisión o suspendida. Entra en Brevo y completa lo que te pida, o escribe a su soporte.',
    'bad-sender':
      'Brevo no acepta el remitente: verifica SENDER_EMAIL y autentica su dominio en «Senders, Domains & Dedicated IPs».',
    'wrong-address':
      'En BREVO_BASE_URL no responde Brevo: quita la variable, o pon https://api.brevo.com, y vuelve a desplegar.',
    'not-configured':
      'Faltan variables de entorno de la función, o están mal escritas: corrígelas en el proyecto de Vercel y vuelve a desplegar.',
  },
  lost: {
    'recipient-blocked':
      'Brevo tenía bloqueado a un destinatario (se dio de baja, marcó spam o su buzón rechazó un email) y descartaba los emails que le tocaban. Ya está desbloqueado. Mira en «Transactional → Logs» qué solicitudes no recibió; si otro destinatario las tiene, contéstalas desde su buzón. Pide a tu equipo que no las marque como spam ni se dé de baja de ellas.',
    'not-delivered':
      'Brevo no ha podido entregar emails de la web: mira en «Transactional → Logs» cuáles y a quién. Ese registro solo dice, en el asunto, el nombre del visitante: si otro destinatario tiene la solicitud, contéstala desde su buzón. Comprueba que los buzones de MANAGEMENT_EMAIL existen y no están llenos.',
  },
  late: {
    'provider-away':
      'Brevo no contesta a la función, o lo que contesta no se entiende. Si se repite en una hora (por email solo avisamos una vez al día), mira https://status.brevo.com y, si allí todo está bien, «npm run check:mail» dice qué falla.',
    'bad-reply-address':
      'Brevo rechaza la dirección de email de un visitante, y su solicitud no ha salido. Si se repite, «npm run check:mail» dice si le pasa a cualquier solicitud.',
    refused:
      'Brevo rechaza un email por un motivo no previsto. Si se repite, «npm run check:mail» dice si le pasa a cualquier solicitud; pasa a quien mantiene la web las líneas «provider-refused» del registro.',
    'limit-reached:visitor':
      'Desde una misma conexión han llegado más solicitudes de las que la web admite de un visitante en un día. Si son de personas, por ejemplo en una feria, sube RATE_LIMIT_VISITOR en Vercel y vuelve a desplegar; si parecen spam, no subas nada.',
    'limit-reached:total':
      'Han llegado más solicitudes de las que la web admite en una hora o en un día. Si son de personas, sube RATE_LIMIT_TOTAL en Vercel y vuelve a desplegar; si parecen spam, no subas nada: limita /api/event-request en el Firewall de Vercel.',
    'limit-reached:direct':
      'Un programa envía solicitudes sin pasar por el formulario. No subas nada: limita /api/event-request en el Firewall de Vercel.',
    'limit-reached:spam':
      'Hoy han llegado más de cinco solicitudes que parecen spam. No subas nada: si siguen, limita /api/event-request en el Firewall de Vercel.',
    unexpected:
      'Un error del propio programa ha impedido enviar una solicitud: pasa a quien mantiene la web las líneas «unexpected» del registro.',
  },
  none: {
    'bad-domain':
      'Brevo no tiene autenticado el dominio del remitente, y los emails salen desde «…@brevosend.com» o acaban en spam: mira también ahí. Pon en tu DNS los registros que muestra «Senders, Domains & Dedicated IPs»; «npm run check:mail» dice qué falta.',
    'same-address':
      'SENDER_EMAIL es también un destinatario: Gmail y otros programas te envían entonces tu respuesta a ti, no al visitante. Pon en SENDER_EMAIL una dirección de tu dominio que nadie lea, por ejemplo web@, dala de alta en Brevo y vuelve a desplegar. Hasta entonces contesta con el botón del email.',
    'redis-away':
      'Redis no responde: los emails salen igual, pero cada instancia cuenta sus límites por separado. Revisa REDIS_URL y el estado de tu servidor de Redis.',
    'webhook-away':
      'Los avisos no llegan al teléfono: revisa ALARM_WEBHOOK_URL y pruébala con «npm run check:mail -- --ring».',
  },
} as const satisfies Record<Effect, Record<string, string>>;

const { blocked, lost, late, none } = REMEDIES_BY_EFFECT;
export const REMEDIES = { ...blocked, ...lost, ...late, ...none };

/**
 * A problem that only the owner can repair. Brevo's message tells which alarm it is, and is then dropped, because it may
 * quote a visitor: the log holds the alarm's name and its remedy.
 */
export type Alarm = keyof typeof REMEDIES;

/** An alarm that was raised, with what is known of it. */
export type RaisedAlarm = {
  alarm: Alarm;
  /** The missing and malformed variables, or how many mails were lost. */
  detail?: string;
  /** If it differs from the alarm's own. */
  effect?: Effect;
};

export const effectOf = (alarm: Alarm): Effect =>
  (Object.keys(EFFECTS) as Effect[]).find((effect) => alarm in REMEDIES_BY_EFFECT[effect]) ??
  'none';

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
