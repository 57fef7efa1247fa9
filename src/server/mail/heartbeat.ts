import type { Addresses } from '../config.ts';
import { htmlText } from './encode.ts';
import { addressesOf } from './message.ts';

const SUBJECT = 'Los correos de la web llegan';
const PARAGRAPHS = [
  'Este correo sale cada lunes por el mismo camino que las solicitudes. Si lo lees, las solicitudes llegan a este buzón.',
  'Si estaba en spam, indica al programa de correo que no lo es: las solicitudes acabarían también ahí.',
  'Si algún lunes no llega por la mañana, mira en spam. Si tampoco está ahí, las solicitudes pueden perderse: díselo ese mismo día a quien mantiene la web.',
];

/** The heartbeat, a real mail on Mondays: the staff notice if it is missing. */
export function composeHeartbeat(addresses: Addresses) {
  const paragraphs = [...PARAGRAPHS, addresses.SENDER_NAME];
  return {
    ...addressesOf(addresses),
    subject: SUBJECT,
    htmlContent: `<!doctype html>
<html lang="es">
  <head><meta charset="utf-8"><title>${SUBJECT}</title></head>
  <body>${paragraphs.map((text) => `<p>${htmlText(text)}</p>`).join('\n')}</body>
</html>
`,
    textContent: paragraphs.join('\n\n'),
  };
}
