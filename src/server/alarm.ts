import { describeProblems, type ParsedEnvironment } from './config.ts';

/**
 * The sentences of each alarm: what happens to the requests, then what the owner has to do.
 * Where to click stands in the owner's guide (`api/guia.md`). The owner need not know how to program.
 */
const ALARMS = {
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
    'Puede haber buzones del equipo a los que no llegan las solicitudes.',
    'Escribe un email a cada buzón que se nombra arriba: si no existe, pon otro; si lo recibe, quítalo de los bloqueados de Brevo.',
  ],
  'limit-reached': [
    'La web ha llegado a un límite de solicitudes: las demás esperan.',
    'Mira hoy las que te han llegado: si son spam, pide que se revise el cortafuegos de Vercel; si son de personas, pide un límite mayor.',
  ],
  unexpected: [
    'Puede que alguna solicitud no llegue bien: la web ha fallado.',
    'Envía tú una solicitud de prueba desde la web y mira si te llega.',
  ],
} as const satisfies Record<string, readonly [effect: string, remedy: string]>;

export type AlarmName = keyof typeof ALARMS;

/** An alarm with the details of one case. It contains no text of a visitor. */
export type Alarm = {
  name: AlarmName;
  /** Whole sentences: the variables, the receivers, the limit. */
  detail?: string;
  /** Brevo's status and code, for whoever maintains the site. */
  providerMessage?: string | undefined;
};

/** What the owner reads, a sentence a line. */
export function alarmLines({ name, detail, providerMessage }: Alarm): string[] {
  const [effect, remedy] = ALARMS[name];
  return [
    effect,
    ...(detail ? [detail] : []),
    remedy,
    'Reenvía este aviso a quien mantiene la web.',
    ...(providerMessage ? [`Brevo ha contestado: ${providerMessage}.`] : []),
  ];
}

/**
 * The alarm about malformed and missing variables, if there are any. With a configuration, mails are sent all the same.
 */
export function alarmsOfProblems({ config, problems }: ParsedEnvironment): Alarm[] {
  if (problems.length === 0) return [];
  const effect = config
    ? 'Mientras tanto, las solicitudes salen y la web usa el valor de siempre'
    : 'Hasta entonces no sale ninguna solicitud';
  const detail = `Ajustes: ${describeProblems(problems)}. ${effect}.`;
  return [{ name: 'not-configured', detail }];
}
