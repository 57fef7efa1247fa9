/** Brevo's log has no more of a request. */
const FIND_LOST =
  'Busca en Brevo («Transactional → Logs») los emails sin entregar: el asunto lleva el nombre del visitante. Busca ese nombre en todos los buzones del equipo, también en spam: si encuentras la solicitud, contesta desde ahí. Si no está en ninguno, no se puede recuperar.';

/**
 * What an alarm means for the requests, the worst first. Its first sentence is the subject of a mail. The owner reads it first, and
 * need not know how to program (U-37).
 */
export const EFFECTS = {
  blocked:
    'Las solicitudes no llegan: arréglalo hoy. Cada solicitud espera 24\u00a0h en el navegador del visitante: cuando lo arregles, saldrá si él sigue en la web o vuelve; si no, se pierde. Tras arreglarlo, envía una solicitud de prueba.',
  lost: `Puede que alguna solicitud no haya llegado, y la web no volverá a enviarla. ${FIND_LOST}`,
  late: 'Puede que alguna solicitud no haya llegado todavía. Cada solicitud que no llega espera 24\u00a0h en el navegador del visitante: saldrá si él sigue en la web o vuelve; si no, se pierde.',
  // Brevo has taken it, as it takes the mails to a mailbox that does not exist.
  resent:
    'La web ha enviado otra vez una solicitud. Mira si está en los buzones de todo el equipo, también en spam.',
  unseen: 'Las solicitudes salen, pero la web no puede ver si llegan. Arréglalo esta semana.',
  astray: 'Puede que alguna solicitud acabe en spam: mira también ahí. Arréglalo esta semana.',
  unanswered:
    'Las solicitudes llegan, pero quizá tu respuesta no llegue al visitante. Arréglalo esta semana.',
  none: 'Las solicitudes llegan, pero hay algo que revisar.',
} as const;

export type Effect = keyof typeof EFFECTS;

const SETTINGS = '«Vercel → Settings → Environment Variables»';
const PUBLISH =
  'publica otra vez (en «Vercel → Deployments», los tres puntos de la publicación «Current» → «Redeploy»)';
const SENDERS = '«Senders, Domains & Dedicated IPs»';
const MAINTAINER = 'quien mantiene la web';
const RETURNED = `si uno lo devuelve, está lleno o no existe: vacíalo, o pon otro en MANAGEMENT_EMAIL (${SETTINGS}) y ${PUBLISH}.`;
const NEW_KEY = `Crea otra en Brevo («SMTP & API → API Keys») con acceso completo y sin caducidad, y cópiala, porque Brevo la enseña una sola vez. Ponla en BREVO_API_KEY (${SETTINGS}), en lugar de la que hay, y ${PUBLISH}.`;
const CHECK = `reenvía este aviso a ${MAINTAINER}: con «npm run check:mail» verá qué falla`;
const FIREWALL = `pide a ${MAINTAINER} un límite para /api/event-request en «Vercel → Firewall → Configure → New Rule» («Request Path» igual a esa dirección; «Rate Limit», 30 en 60 segundos por IP), o uno más bajo si ya existe`;

const REMEDIES_BY_EFFECT = {
  blocked: {
    'bad-key': `Brevo no reconoce la clave de la web. ${NEW_KEY}`,
    'restricted-key': `La clave de la web no tiene permiso para enviar emails. ${NEW_KEY}`,
    'blocked-address':
      'Brevo bloquea los envíos de la web, porque la dirección IP de la web cambia. Entra en Brevo y desactiva ese bloqueo en «Security → Authorised IPs» (https://app.brevo.com/security/authorised_ips): autorizar una sola dirección no basta.',
    'plan-exhausted':
      'Has agotado los emails de tu plan de Brevo. El plan gratuito se renueva cada día; para no perder solicitudes, amplíalo hoy en Brevo, en «Usage and plan».',
    'account-suspended':
      'Brevo no permite que esta cuenta envíe emails: está sin activar, en revisión o suspendida. Entra en Brevo y completa lo que te pida. Si no te pide nada, escribe a su soporte.',
    'bad-sender': `Brevo no acepta la dirección desde la que la web envía los emails, que es la de SENDER_EMAIL (${SETTINGS}). Mírala: si tiene un error, corrígela y ${PUBLISH}. Después búscala en Brevo, en ${SENDERS}: si no está, añádela; si está sin verificar, verifícala.`,
    'wrong-address': `La web busca a Brevo en una dirección de internet equivocada. Si existe BREVO_BASE_URL (${SETTINGS}), bórrala y ${PUBLISH}. Si no existe, reenvía este aviso hoy mismo a ${MAINTAINER}.`,
    'not-configured': `Corrige los ajustes que se nombran arriba (${SETTINGS}) y ${PUBLISH}. BREVO_API_KEY es la clave que se crea en Brevo, en «SMTP & API → API Keys», con acceso completo; MANAGEMENT_EMAIL y MANAGEMENT_NAME, las direcciones que reciben las solicitudes, separadas por comas, y el nombre del estudio; SENDER_EMAIL y SENDER_NAME, la dirección y el nombre del remitente que está verificado en Brevo. Si arriba se nombra otro ajuste, bórralo. No toques los que no se nombran.`,
  },
  lost: {
    'recipient-blocked': `Brevo había bloqueado un buzón del equipo: alguien marcó un email como spam o anuló la suscripción, o el buzón rechazó uno. Ya está desbloqueado. Pide a tu equipo que no marque las solicitudes como spam ni anule la suscripción. Si este aviso se repite, escribe un email a cada buzón: ${RETURNED}`,
    'not-delivered': `Escribe un email a cada buzón que recibe solicitudes: ${RETURNED} Cada email sin entregar se cuenta durante cuatro días: el aviso de mañana puede hablar de los mismos.`,
  },
  late: {
    'provider-away': `Brevo no contesta, o contesta con un error. Mira https://status.brevo.com: si hay una avería, espera. Si no la hay y el aviso se repite, ${CHECK}.`,
    'bad-reply-address':
      'Brevo no acepta la dirección de email que ha escrito un visitante, y la web intenta enviar la solicitud sin ella. Si te llega, contesta por teléfono: quizá la dirección esté mal escrita.',
    refused: `Brevo ha rechazado una solicitud, y puede que rechace más. El motivo no se conoce. Hoy mismo, ${CHECK}.`,
    'limit-reached:visitor': `Desde una misma conexión a internet, como la de un hotel o una feria, se han enviado en un día más solicitudes de las que la web admite. Mira las que te han llegado. Si son de personas, pon un límite mayor en RATE_LIMIT_VISITOR (${SETTINGS}; si no está, créalo), como 60/86400, que son sesenta al día, y ${PUBLISH}. Si son spam, no hagas nada.`,
    'limit-reached:total': `La web ha llegado a su límite de solicitudes, y no admite más hasta que acabe la hora o el día. Mira hoy las que te han llegado. Si son de personas, pide a ${MAINTAINER} un RATE_LIMIT_TOTAL mayor. El plan gratuito de Brevo envía 300 emails al día, uno por solicitud y buzón: si no bastan, amplíalo antes. Si son spam, ${FIREWALL}.`,
    'limit-reached:spam': `Hoy se han enviado más de cinco solicitudes que parecen spam. Te llegan cinco al día, y las que no lo parecen llegan todas. Si el aviso se repite mañana, ${FIREWALL}.`,
    unexpected: `El programa de la web ha fallado, y puede fallar con más solicitudes. No se arregla con ajustes: reenvía este aviso hoy mismo a ${MAINTAINER}, porque Vercel solo guarda un día el registro de lo ocurrido («Vercel → Logs»).`,
  },
  unseen: {
    'key-may-only-send': `La clave de la web solo sirve para enviar: con ella, la web no ve si los emails llegan, ni puede desbloquear un buzón. ${NEW_KEY}`,
  },
  astray: {
    'bad-domain': `Los emails salen desde «…@brevosend.com» o acaban en spam, porque el dominio de SENDER_EMAIL (${SETTINGS}) no está autenticado en Brevo. Si SENDER_EMAIL es de Gmail u otro servicio gratuito, no sirve: verifica en Brevo, en ${SENDERS}, una de tu dominio, ponla en SENDER_EMAIL y ${PUBLISH}. Después añade tu dominio en Brevo, en el mismo sitio, y envía los registros que te muestre (código de Brevo, DKIM y DMARC) a quien lleva tu dominio, para que los añada al DNS sin borrar los que ya hay. Pueden tardar 48\u00a0h en surtir efecto.`,
  },
  unanswered: {
    'same-address': `La web envía las solicitudes desde una dirección que también las recibe: si pulsas «Responder» en tu programa de email, la respuesta puede llegarte a ti. Contesta con el botón que hay dentro de la solicitud, y repite hoy las respuestas tuyas que encuentres en tu buzón. Después verifica en Brevo, en ${SENDERS}, otra dirección de tu dominio, por ejemplo web@, ponla en SENDER_EMAIL (${SETTINGS}) y ${PUBLISH}.`,
  },
  none: {
    'limit-reached:direct': `Un programa envía solicitudes sin abrir la web, y ha agotado la mitad de las que se admiten en una hora o en un día. La otra mitad queda para las personas. Para pararlo, ${FIREWALL}.`,
    'redis-away': `No es urgente: los emails salen. Falla Redis, el contador que frena los abusos. Si el aviso se repite mañana, reenvíalo a ${MAINTAINER}.`,
    'webhook-away': `Un aviso no se ha podido enviar al teléfono, y ha ido solo por email. Si se repite, copia otra vez en ALARM_WEBHOOK_URL (${SETTINGS}) la dirección del servicio que manda los avisos al teléfono, y ${PUBLISH}.`,
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

/** The effect of the alarm, its detail, its remedy and, if that does not say it, whom to ask. It contains no text of a visitor. */
export function alarmNote(raised: RaisedAlarm): string[] {
  const remedy = REMEDIES[raised.alarm];
  const help = remedy.includes(MAINTAINER)
    ? []
    : `Si tienes dudas, reenvía este aviso a ${MAINTAINER}.`;
  return [EFFECTS[effectOf(raised)], raised.detail ?? [], remedy, help].flat().flatMap(sentences);
}

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
