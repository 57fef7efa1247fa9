/**
 * What an alarm means for the requests, the worst first. Its first sentence is the subject of a mail. The owner reads it first, and
 * need not know how to program (U-37).
 */
export const EFFECTS = {
  blocked:
    'No llegan solicitudes: arréglalo hoy. Cada una espera 24\u00a0h en el navegador de quien la envió, y solo sale si sigue en la web o vuelve.',
  lost: 'Puede que alguna solicitud no haya llegado, y no saldrá sola otra vez.',
  late: 'Puede que alguna solicitud esté sin llegar. Solo saldrá si el visitante sigue en la web o vuelve antes de 24\u00a0h.',
  none: 'Las solicitudes llegan.',
} as const;

export type Effect = keyof typeof EFFECTS;

const SETTINGS = 'Vercel → Settings → Environment Variables';
const PUBLISH = 'publica otra vez (Vercel → Deployments → Redeploy)';
const SENDERS = '«Senders, Domains & Dedicated IPs»';
const CHECK = 'quien mantiene la web puede ver qué falla con «npm run check:mail»';

const REMEDIES_BY_EFFECT = {
  blocked: {
    'bad-key': `Brevo no reconoce la clave de la web. Crea otra en Brevo («SMTP & API → API Keys»), ponla en BREVO_API_KEY (${SETTINGS}) y ${PUBLISH}.`,
    'restricted-key': `La clave de la web no tiene permiso para enviar emails. Crea en Brevo («SMTP & API → API Keys») otra con acceso completo, ponla en BREVO_API_KEY (${SETTINGS}) y ${PUBLISH}.`,
    'blocked-address':
      'Brevo bloquea a la web, porque no conoce su dirección IP. Desactiva ese bloqueo en «Security → Authorised IPs» (https://app.brevo.com/security/authorised_ips).',
    'plan-exhausted':
      'No quedan envíos en Brevo: amplía el plan en «Usage and plan». El gratuito se renueva cada día, pero lo que lleve 24\u00a0h esperando se pierde.',
    'account-suspended':
      'Brevo no permite que esta cuenta envíe emails: está sin activar, en revisión o suspendida. Entra en Brevo y completa lo que te pida, o escribe a su soporte.',
    'bad-sender': `Brevo no acepta la dirección desde la que envía la web (SENDER_EMAIL). Verifícala en Brevo, en ${SENDERS}, y autentica allí su dominio.`,
    'wrong-address': `La web busca a Brevo donde no está. Borra BREVO_BASE_URL (${SETTINGS}) y ${PUBLISH}.`,
    'not-configured': `A la web le faltan ajustes, o están mal escritos. Corrígelos (${SETTINGS}) y ${PUBLISH}.`,
  },
  lost: {
    'recipient-blocked':
      'Brevo tenía bloqueado un buzón del equipo, porque alguien marcó un email como spam o se dio de baja, o porque el buzón rechazó uno. Ya está desbloqueado. Si te falta alguna solicitud, búscala en Brevo («Transactional → Logs»): el asunto lleva el nombre del visitante, y si otro destinatario la tiene, contéstala desde su buzón. Pide a tu equipo que no marque las solicitudes como spam ni se dé de baja de ellas.',
    'not-delivered':
      'Hay emails de la web que no han llegado a su buzón. Mira cuáles en Brevo («Transactional → Logs»): el asunto lleva el nombre del visitante, y si otro destinatario tiene la solicitud, contéstala desde su buzón. Comprueba que los buzones que reciben las solicitudes existen y no están llenos.',
  },
  late: {
    'provider-away': `Brevo no contesta. Si se repite, mira https://status.brevo.com; si allí todo va bien, ${CHECK}.`,
    'bad-reply-address': `Brevo no acepta la dirección de email que ha escrito un visitante. Si se repite, ${CHECK}.`,
    refused: `Brevo rechaza un email sin un motivo conocido. Si se repite, ${CHECK}.`,
    'limit-reached:visitor': `Desde una misma conexión han llegado en un día más solicitudes de las que la web admite. Si son de personas, por ejemplo en una feria, sube RATE_LIMIT_VISITOR (${SETTINGS}) y ${PUBLISH}. Si parecen spam, no subas nada.`,
    'limit-reached:total': `Han llegado más solicitudes de las que la web admite en una hora o en un día. Si son de personas, sube RATE_LIMIT_TOTAL (${SETTINGS}) y ${PUBLISH}. Si parecen spam, no subas nada: limita /api/event-request en Vercel → Firewall.`,
    'limit-reached:spam':
      'Han llegado en un día más de cinco solicitudes que parecen spam. Si no paran, limita /api/event-request en Vercel → Firewall.',
    unexpected:
      'Un error del programa de la web ha impedido enviar una solicitud. No se arregla con ajustes.',
  },
  none: {
    'limit-reached:direct':
      'Un programa envía solicitudes sin pasar por la web, y la mitad de las que se admiten en una hora o en un día ya son suyas. Limita /api/event-request en Vercel → Firewall.',
    'bad-domain': `El dominio de la dirección que envía no está autenticado en Brevo: los emails salen desde «…@brevosend.com» o acaban en spam, así que mira también ahí. Pon en el DNS de tu dominio los registros que muestra Brevo en ${SENDERS}.`,
    'same-address': `La dirección desde la que envía la web también recibe las solicitudes: al pulsar «Responder», Gmail y otros programas te escriben a ti, no al visitante. Contesta con el botón del email. Pon en SENDER_EMAIL (${SETTINGS}) una dirección de tu dominio que nadie lea, por ejemplo web@, dala de alta en Brevo y ${PUBLISH}.`,
    'redis-away':
      'No es urgente: los emails salen. Falla Redis, el contador contra abusos. Mira en Vercel → Storage si está en marcha.',
    'webhook-away': `Los avisos no llegan al teléfono. Copia otra vez su dirección en ALARM_WEBHOOK_URL (${SETTINGS}) y ${PUBLISH}.`,
  },
} as const satisfies Record<Effect, Record<string, string>>;

const { blocked, lost, late, none } = REMEDIES_BY_EFFECT;
export const REMEDIES = { ...blocked, ...lost, ...late, ...none };

/**
 * A problem that only the owner can repair. Brevo's message tells which alarm it is, and is then dropped, because it may
 * quote a visitor: the log holds the alarm's name and its remedy.
 */
export type Alarm = keyof typeof REMEDIES;

/** An alarm with the details of one case. */
export type RaisedAlarm = {
  alarm: Alarm;
  /** The missing and malformed variables, or how many mails were lost. */
  detail?: string;
  /** If it differs from the alarm's own. */
  effect?: Effect;
};

const effectOf = (alarm: Alarm): Effect =>
  (Object.keys(EFFECTS) as Effect[]).find((effect) => alarm in REMEDIES_BY_EFFECT[effect]) ??
  'none';

/** Each sentence is a paragraph of its own, for a phone. */
export const sentences = (text: string) => text.split(/(?<=\.) /);

/** The effect of the alarm, its remedy, and whom to ask. It contains no text of a visitor. */
export const alarmNote = ({ alarm, effect = effectOf(alarm), detail }: RaisedAlarm) =>
  [
    EFFECTS[effect],
    REMEDIES[alarm],
    ...(detail ? [detail] : []),
    'Si no sabes hacerlo, reenvía este aviso a quien mantiene la web.',
  ].flatMap(sentences);

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
