/** Brevo's log has no more of a request. */
const FIND_LOST =
  'Busca en Brevo («Transactional → Logs») los emails sin entregar: el asunto lleva el nombre del visitante. Si otro buzón tiene la solicitud, también en spam, contéstala desde ahí. Si no la tiene ninguno, no se puede recuperar.';

/**
 * What an alarm means for the requests, the worst first. Its first sentence is the subject of a mail. The owner reads it first, and
 * need not know how to program (U-37).
 */
export const EFFECTS = {
  blocked:
    'Las solicitudes no llegan: arréglalo hoy. Cada solicitud espera 24\u00a0h como mucho en el navegador del visitante: solo sale si él sigue en la web o vuelve, y después se pierde.',
  lost: `Puede que alguna solicitud no haya llegado, y no saldrá sola otra vez. ${FIND_LOST}`,
  late: 'Puede que alguna solicitud no haya llegado todavía. Esa solicitud solo saldrá si el visitante sigue en la web o vuelve antes de 24\u00a0h.',
  // Brevo has taken it, as it takes the mails to a mailbox that does not exist.
  resent: 'Una solicitud se ha enviado otra vez a un buzón: mira si ha llegado.',
  astray: 'Puede que alguna solicitud acabe en spam: mira también ahí.',
  none: 'Las solicitudes llegan, pero hay algo que mirar.',
} as const;

export type Effect = keyof typeof EFFECTS;

const SETTINGS = 'Vercel → Settings → Environment Variables';
const PUBLISH = 'publica otra vez (Vercel → Deployments → Redeploy)';
const SENDERS = '«Senders, Domains & Dedicated IPs»';
const CHECK = 'quien mantiene la web puede ver qué falla con «npm run check:mail»';
const FIREWALL =
  'limita /api/event-request en Vercel → Firewall → Configure → New Rule («Request Path» igual a esa dirección; «Rate Limit», 30 en 60 segundos por IP) y publica la regla; si ya existe, baja su número';

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
    'bad-sender': `Brevo no acepta la dirección desde la que envía la web. Si está mal escrita, corrígela en SENDER_EMAIL (${SETTINGS}) y ${PUBLISH}. Si está bien, verifícala en Brevo, en ${SENDERS}, y autentica allí su dominio.`,
    'wrong-address': `La web llama a Brevo en una dirección equivocada. Borra BREVO_BASE_URL, si existe (${SETTINGS}), y ${PUBLISH}.`,
    'not-configured': `A la web le faltan ajustes, o están mal escritos. Corrígelos (${SETTINGS}) y ${PUBLISH}. BREVO_API_KEY es la clave que se crea en Brevo, en «SMTP & API → API Keys»; MANAGEMENT_EMAIL, quien recibe las solicitudes; SENDER_EMAIL, quien las envía; MANAGEMENT_NAME y SENDER_NAME, sus nombres. Cualquier otro ajuste mal escrito se puede borrar.`,
  },
  lost: {
    'key-may-only-send': `La clave de la web tiene permisos limitados: la web envía, pero no puede comprobar si los emails llegan, ni desbloquear un buzón. Crea en Brevo («SMTP & API → API Keys») otra clave con acceso completo, ponla en BREVO_API_KEY (${SETTINGS}) y ${PUBLISH}.`,
    'recipient-blocked':
      'Brevo tenía bloqueado un buzón del equipo, porque alguien marcó un email como spam o se dio de baja, o porque el buzón rechazó uno. Ya está desbloqueado. Si este aviso se repite, ese buzón rechaza los emails: comprueba que existe y no está lleno. Pide a tu equipo que no marque las solicitudes como spam ni se dé de baja de ellas.',
    'not-delivered':
      'Hay emails de la web que no han llegado a su buzón. Comprueba que los buzones que reciben las solicitudes existen y no están llenos. Cada email sin entregar se cuenta en este aviso durante cuatro días.',
  },
  late: {
    'provider-away': `Brevo no contesta, o contesta con un error. Si se repite, mira https://status.brevo.com; si allí todo va bien, ${CHECK}.`,
    'bad-reply-address':
      'Brevo no acepta el email que ha escrito un visitante. No tienes que hacer nada, salvo que se repita.',
    refused: `Brevo rechaza lo que le envía la web, sin un motivo conocido, y puede que lo rechace otra vez. Hoy, ${CHECK}.`,
    'limit-reached:visitor': `Desde una misma conexión han llegado en un día más solicitudes de las que la web admite. Si son de personas, por ejemplo en una feria, pon en RATE_LIMIT_VISITOR un número mayor, por ejemplo 60/86400 (sesenta al día), en ${SETTINGS}, y ${PUBLISH}. Si parecen spam, no subas nada.`,
    'limit-reached:total': `Han llegado más solicitudes de las que la web admite en una hora o en un día. Si son de personas, pon en RATE_LIMIT_TOTAL números mayores, por ejemplo 100/3600,280/86400 (280 al día, con un solo destinatario), en ${SETTINGS}, y ${PUBLISH}. El plan gratuito de Brevo envía 300 al día: para más, amplíalo antes. Si parecen spam, no subas nada: ${FIREWALL}.`,
    'limit-reached:spam': `Han llegado en un día más de cinco solicitudes que parecen spam. Si no paran, ${FIREWALL}.`,
    unexpected:
      'El programa de la web ha fallado, y puede fallar con más solicitudes. No se arregla con ajustes: hay que mirar hoy Vercel → Logs, que solo guarda un día.',
  },
  astray: {
    'bad-domain': `El dominio que envía no está autenticado en Brevo: los emails salen desde «…@brevosend.com» o acaban en spam. Añádelo en Brevo, en ${SENDERS}, y pon en su DNS los registros que muestra allí (código de Brevo, DKIM y DMARC): pueden tardar 48\u00a0h. Si es de Gmail u otro servicio gratuito, usa en SENDER_EMAIL una dirección de tu dominio (${SETTINGS}) y ${PUBLISH}.`,
  },
  none: {
    'limit-reached:direct': `Un programa envía solicitudes sin pasar por la web, y la mitad de las que se admiten en una hora o en un día ya son suyas. Para pararlo, ${FIREWALL}.`,
    'same-address': `La dirección desde la que envía la web también recibe las solicitudes: al pulsar «Responder», Gmail y otros programas te escriben a ti, no al visitante. Contesta con el botón del email. Da de alta en Brevo otra dirección de tu dominio que nadie lea, por ejemplo web@. Cuando esté activa, ponla en SENDER_EMAIL (${SETTINGS}) y ${PUBLISH}.`,
    'redis-away':
      'No es urgente: los emails salen. Falla Redis, el contador contra abusos. Mira en Vercel → Storage si está en marcha.',
    'webhook-away': `Este aviso no ha llegado al teléfono. Si pasa siempre, copia otra vez en ALARM_WEBHOOK_URL la dirección del servicio de avisos (${SETTINGS}) y ${PUBLISH}.`,
  },
} as const satisfies Partial<Record<Effect, Record<string, string>>>;

const { blocked, lost, late, astray, none } = REMEDIES_BY_EFFECT;
export const REMEDIES = { ...blocked, ...lost, ...late, ...astray, ...none };

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
  /** Of a limit: that of an hour must not silence that of a day (U-19). */
  windowSeconds?: number;
};

const EFFECTS_OF_ALARMS = Object.keys(REMEDIES_BY_EFFECT) as (keyof typeof REMEDIES_BY_EFFECT)[];
export const effectOf = ({ alarm, effect }: RaisedAlarm): Effect =>
  effect ?? EFFECTS_OF_ALARMS.find((own) => alarm in REMEDIES_BY_EFFECT[own]) ?? 'none';

/** Each sentence is a paragraph of its own, for a phone. */
export const sentences = (text: string) => text.split(/(?<=\.) /);

/** The effect of the alarm, its remedy, and whom to ask. It contains no text of a visitor. */
export const alarmNote = (raised: RaisedAlarm) =>
  [
    EFFECTS[effectOf(raised)],
    REMEDIES[raised.alarm],
    ...(raised.detail ? [raised.detail] : []),
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
