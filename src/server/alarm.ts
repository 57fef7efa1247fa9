/** Brevo's log has no more of a request. */
const FIND_LOST =
  'Busca en Brevo («Transactional → Logs») los emails sin entregar: el asunto lleva el nombre del visitante. Busca ese nombre en los demás buzones del equipo y en sus carpetas de spam: si encuentras la solicitud, contesta desde ahí. Si no está en ningún buzón, no se puede recuperar.';

/**
 * What an alarm means for the requests, the worst first. Its first sentence is the subject of a mail. The owner reads it first, and
 * need not know how to program (U-37).
 */
export const EFFECTS = {
  blocked:
    'Las solicitudes no llegan: arréglalo hoy. Cada solicitud espera en el navegador del visitante, y solo saldrá si él sigue en la web, o vuelve, en menos de 24\u00a0h. Si no, se pierde.',
  lost: `Puede que alguna solicitud no haya llegado, y la web no volverá a enviarla. ${FIND_LOST}`,
  late: 'Puede que alguna solicitud no haya llegado todavía. Esa solicitud solo saldrá si el visitante sigue en la web, o vuelve, en menos de 24\u00a0h.',
  // Brevo has taken it, as it takes the mails to a mailbox that does not exist.
  resent:
    'La web ha enviado otra vez una solicitud. Mira si está en los buzones de todo el equipo, también en spam.',
  unseen: 'Las solicitudes salen, pero la web no puede ver si llegan.',
  astray: 'Puede que alguna solicitud acabe en spam: mira también ahí.',
  unanswered: 'Las solicitudes llegan, pero quizá tu respuesta no llegue al visitante.',
  none: 'Las solicitudes llegan, pero hay algo que revisar.',
} as const;

export type Effect = keyof typeof EFFECTS;

const SETTINGS = '«Vercel → Settings → Environment Variables»';
const PUBLISH =
  'publica otra vez (en «Vercel → Deployments», la publicación marcada «Current» → «Redeploy»)';
const SENDERS = '«Senders, Domains & Dedicated IPs»';
const NEW_KEY = `Crea otra en Brevo («SMTP & API → API Keys») con acceso completo y sin caducidad, y cópiala, porque Brevo la enseña una sola vez. Ponla en BREVO_API_KEY (${SETTINGS}) y ${PUBLISH}.`;
const CHECK = 'reenvía este aviso a quien mantiene la web: con «npm run check:mail» verá qué falla';
const FIREWALL =
  'pide a quien mantiene la web un límite para /api/event-request en «Vercel → Firewall → Configure → New Rule» («Request Path» igual a esa dirección; «Rate Limit», 30 en 60 segundos por IP), o uno más bajo si ya existe';

const REMEDIES_BY_EFFECT = {
  blocked: {
    'bad-key': `Brevo no reconoce la clave de la web. ${NEW_KEY}`,
    'restricted-key': `La clave de la web no tiene permiso para enviar emails. ${NEW_KEY}`,
    'blocked-address':
      'Brevo bloquea los envíos de la web, porque la dirección IP de la web cambia. Desactiva ese bloqueo en https://app.brevo.com/security/authorised_ips: autorizar una sola dirección no basta.',
    'plan-exhausted':
      'No quedan envíos en Brevo. El plan gratuito se renueva cada día, pero lo que lleve 24\u00a0h esperando se pierde: para no esperar, amplíalo en «Usage and plan».',
    'account-suspended':
      'Brevo no permite que esta cuenta envíe emails: está sin activar, en revisión o suspendida. Entra en Brevo y completa lo que te pida, o escribe a su soporte.',
    'bad-sender': `Brevo no acepta la dirección desde la que la web envía los emails, que es la de SENDER_EMAIL (${SETTINGS}). Búscala en Brevo, en ${SENDERS}. Si no está, añádela, o corrígela en Vercel y ${PUBLISH}. Si está sin verificar, verifícala.`,
    'wrong-address': `La web busca a Brevo en una dirección de internet equivocada. Si existe BREVO_BASE_URL (${SETTINGS}), bórrala y ${PUBLISH}. Si no existe, reenvía este aviso hoy mismo a quien mantiene la web.`,
    'not-configured': `Los ajustes que se nombran arriba faltan o están mal escritos. Corrige solo esos (${SETTINGS}) y ${PUBLISH}. BREVO_API_KEY es la clave que se crea en Brevo, en «SMTP & API → API Keys»; MANAGEMENT_EMAIL y MANAGEMENT_NAME, la dirección y el nombre de quien recibe las solicitudes; SENDER_EMAIL y SENDER_NAME, los de quien las envía. Si arriba aparece un ajuste que no está en esta lista, puedes borrarlo.`,
  },
  lost: {
    'recipient-blocked':
      'Brevo había bloqueado un buzón del equipo: alguien marcó un email como spam o se dio de baja, o el buzón rechazó uno. Ya está desbloqueado. Pide a tu equipo que no marque las solicitudes como spam ni se dé de baja. Si este aviso se repite, escribe tú un email a cada buzón: el que lo devuelva no existe o está lleno.',
    'not-delivered':
      'Escribe tú un email a cada buzón que recibe solicitudes: el que lo devuelva no existe o está lleno. Cada email sin entregar se cuenta durante cuatro días: el aviso de mañana puede ser del mismo.',
  },
  late: {
    'provider-away': `Brevo no contesta, o contesta con un error. Mira https://status.brevo.com: si hay una avería, espera. Si el aviso se repite, ${CHECK}.`,
    'bad-reply-address':
      'Brevo no acepta la dirección de email que ha escrito un visitante, y la web intenta enviar la solicitud sin esa dirección. Ahora no tienes que hacer nada.',
    refused: `Brevo rechaza lo que le envía la web, y puede que lo rechace otra vez. El motivo no se conoce. Hoy mismo, ${CHECK}.`,
    'limit-reached:visitor': `Desde una misma conexión han llegado en un día más solicitudes de las que la web admite. Mira las que sí te han llegado. Si son de personas (en una feria, por ejemplo), pon en RATE_LIMIT_VISITOR (${SETTINGS}) un límite mayor, como 60/86400 (sesenta al día), y ${PUBLISH}. Si son spam, no hagas nada.`,
    'limit-reached:total': `Han llegado más solicitudes de las que la web admite en una hora o en un día. Mira las que sí te han llegado. Si son de personas, pide hoy a quien mantiene la web un RATE_LIMIT_TOTAL mayor. El plan gratuito de Brevo envía 300 emails al día, y cada buzón cuenta: para más, amplíalo antes. Si son spam, ${FIREWALL}.`,
    'limit-reached:spam': `Hoy han llegado más de cinco solicitudes que parecen spam. Hasta mañana, la web no admite más de esas; las demás llegan. Si no paran, ${FIREWALL}.`,
    unexpected:
      'El programa de la web ha fallado, y puede fallar con más solicitudes. No se arregla con ajustes: reenvía este aviso hoy mismo a quien mantiene la web, porque Vercel solo guarda un día el registro de lo ocurrido («Vercel → Logs»).',
  },
  unseen: {
    'key-may-only-send': `La clave de la web solo sirve para enviar: con ella, la web no ve si los emails llegan, ni puede desbloquear un buzón. ${NEW_KEY}`,
  },
  astray: {
    'bad-domain': `El dominio de SENDER_EMAIL (${SETTINGS}) no está autenticado en Brevo: los emails salen desde «…@brevosend.com» o acaban en spam. Añádelo en Brevo, en ${SENDERS}, y envía los registros que te muestre Brevo (código de Brevo, DKIM y DMARC) a quien lleva tu dominio, para añadirlos al DNS sin borrar los que ya hay. Pueden tardar 48\u00a0h en surtir efecto. Una dirección de Gmail u otro servicio gratuito no sirve: verifica antes en Brevo una de tu dominio, ponla después en SENDER_EMAIL y ${PUBLISH}.`,
  },
  unanswered: {
    'same-address': `La web envía las solicitudes desde una dirección que también las recibe: si pulsas «Responder» en tu programa de email, la respuesta puede llegarte a ti. Contesta con el botón que hay dentro de la solicitud, y mira si ya te ha pasado. Después verifica en Brevo otra dirección de tu dominio, por ejemplo web@, ponla en SENDER_EMAIL (${SETTINGS}) y ${PUBLISH}.`,
  },
  none: {
    'limit-reached:direct': `Un programa envía solicitudes sin pasar por la web, y ha agotado la mitad de las que la web admite en una hora o en un día. La otra mitad queda para las personas. Para pararlo, ${FIREWALL}.`,
    'redis-away':
      'No es urgente: los emails salen. Falla Redis, el contador que frena los abusos. Si el aviso se repite mañana, mira en «Vercel → Storage» si está en marcha.',
    'webhook-away': `Un aviso no ha podido salir hacia el teléfono, y ha ido solo por email. Si se repite, copia otra vez en ALARM_WEBHOOK_URL la dirección del servicio de avisos (${SETTINGS}) y ${PUBLISH}.`,
  },
} as const satisfies Partial<Record<Effect, Record<string, string>>>;

type RemediesByEffect = typeof REMEDIES_BY_EFFECT;
/**
 * A problem that only the owner can repair. Brevo's message tells which alarm it is, and is then dropped, because it may
 * quote a visitor: the log holds the alarm's name and its remedy.
 */
export type Alarm = {
  [Effect in keyof RemediesByEffect]: keyof RemediesByEffect[Effect];
}[keyof RemediesByEffect];

export const REMEDIES: Readonly<Record<Alarm, string>> = Object.assign(
  {},
  ...Object.values(REMEDIES_BY_EFFECT),
);

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

const EFFECTS_OF_ALARMS = Object.keys(REMEDIES_BY_EFFECT) as (keyof RemediesByEffect)[];
export const effectOf = ({ alarm, effect }: RaisedAlarm): Effect =>
  effect ?? EFFECTS_OF_ALARMS.find((own) => alarm in REMEDIES_BY_EFFECT[own]) ?? 'none';

/** Each sentence is a paragraph of its own, for a phone. */
export const sentences = (text: string) => text.split(/(?<=\.) /);

/** The effect of the alarm, its detail, its remedy, and whom to ask. It contains no text of a visitor. */
export const alarmNote = (raised: RaisedAlarm) =>
  [
    EFFECTS[effectOf(raised)],
    ...(raised.detail ? [raised.detail] : []),
    REMEDIES[raised.alarm],
    'Si tienes dudas, reenvía este aviso a quien mantiene la web.',
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
