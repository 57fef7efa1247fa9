import type { Sheet } from './schema/page.ts';
import { PROPOSAL } from './studio-texts.ts';

/** How the studio works, from the first message to the day itself. Each step is a promise: delete what you do not keep. */
export const PROCESS = {
  title: /* sample */ 'De la primera idea al día del evento',
  /** Words of the title, in italics. */
  emphasis: /* sample */ 'primera idea',
  steps: /* sample */ [
    {
      title: 'Nos lo cuentas',
      text: 'Qué celebras, cuándo y con cuántas personas. Basta con una idea aproximada.',
    },
    {
      title: 'Lo hablamos',
      text: 'Por teléfono, por correo o en persona, hasta tener claro qué quieres y qué no.',
    },
    {
      title: 'Te lo proponemos',
      text: 'Por escrito: qué haremos, con quién, cuándo y por cuánto.',
    },
    {
      title: 'Lo organizamos',
      text: 'Coordinamos a todos y el día del evento estamos allí, de principio a fin.',
    },
  ],
} as const;

/**
 * The words beside the drawing of a proposal, `drawings/proposal.svg`: what it shows is a promise. Replace the drawing, or write
 * `undefined` for the words, and the page shows neither.
 */
export const SHEET: Sheet | undefined = {
  title: /* sample */ 'La propuesta, por escrito',
  text: /* sample */ `Esto es un ejemplo. La tuya lleva el plan, los proveedores, las fechas y el precio, y la lees antes de decidir.${PROPOSAL}`,
  action: 'Pide la tuya',
  /** What the drawing shows, for those who do not see it. */
  alt: /* sample */ 'Una propuesta dibujada: el plano del jardín, el día hora por hora, el espacio, los proveedores, las fechas, el precio con impuestos y qué pasa si cambia la fecha o si llueve.',
};
