/**
 * A problem that only the owner can repair, told by its effect: the sentence that is true, then the one that says what to do. Where
 * to click stands in the owner's guide (`tools/mail-check/guia.md`). The owner need not know how to program (U-37).
 */
export const ALARMS = {
  'not-configured': [
    'Hay ajustes de la web que faltan o no valen.',
    'Corrige los que se nombran arriba y publica la web otra vez.',
  ],
  'cannot-send': [
    'Puede que no llegue ninguna solicitud: Brevo rechaza emails de la web.',
    'Arréglalo hoy: entra en Brevo y haz lo que pida la cuenta, porque cada solicitud espera solo siete días en el navegador del visitante.',
  ],
  'provider-away': [
    'Puede que alguna solicitud llegue tarde: Brevo no contesta bien.',
    'Mira https://status.brevo.com: si hay una avería, espera; si no la hay, escribe al soporte de Brevo.',
  ],
  'receiver-lost': [
    'Puede que alguna solicitud no llegue a todos los buzones del equipo.',
    'Busca las que falten en los demás buzones y en los registros de Brevo, y mira si el buzón que se nombra arriba está lleno o no existe.',
  ],
  domain: [
    'Las solicitudes pueden acabar en spam: Brevo no da por bueno el dominio.',
    'Mira también en spam, y autentica esta semana en Brevo el dominio del remitente.',
  ],
  'same-address': [
    'Puede que tus respuestas no lleguen al visitante, sino a ti.',
    'Contesta con el botón que hay dentro de cada solicitud hasta que la web envíe desde una dirección que nadie lea.',
  ],
  unseen: [
    'La web no ha podido comprobar del todo si las solicitudes llegan.',
    'Mira si te llegan, también en spam.',
  ],
  'limit-reached': [
    'La web ha llegado a un límite de solicitudes: las demás esperan.',
    'Mira hoy las que te han llegado: si son spam, activa la protección contra bots de Vercel; si son de personas, pide un límite mayor.',
  ],
  unexpected: [
    'Puede que alguna solicitud no llegue bien: la web ha fallado.',
    'Envía tú una solicitud de prueba desde la web y mira si te llega.',
  ],
} as const satisfies Record<string, readonly [isTrue: string, toDo: string]>;

export type Alarm = keyof typeof ALARMS;

/** An alarm with the details of one case. It contains no text of a visitor. */
export type RaisedAlarm = {
  alarm: Alarm;
  /** The receiver, the limit, the sample or the class of an error. An alarm about another one is another alarm. */
  about?: string;
  /** A whole sentence: the variables, the receiver, the number of mails. */
  detail?: string;
  /** Brevo's status and code, for whoever maintains the site. */
  provider?: string;
  /** Waits for Monday's message, although other cases of the alarm do not. */
  canWait?: true;
};

/** Which alarm it is, whatever its wording is. */
export const identityOf = ({ alarm, about }: RaisedAlarm) => (about ? `${alarm}:${about}` : alarm);

/** These alarms wait for Monday's message (U-27). */
const CAN_WAIT: readonly Alarm[] = ['domain', 'same-address', 'unseen'];
export const isUrgent = ({ alarm, canWait }: RaisedAlarm) => !canWait && !CAN_WAIT.includes(alarm);

export const FORWARD = 'Reenvía este aviso a quien mantiene la web.';

/** What the owner reads, a paragraph for each sentence. */
export function alarmNote({ alarm, detail, provider }: RaisedAlarm): string[] {
  const [isTrue, toDo] = ALARMS[alarm];
  const said = provider ? [`Brevo ha contestado: ${provider}.`] : [];
  return [isTrue, ...(detail ? [detail] : []), toDo, FORWARD, ...said];
}
