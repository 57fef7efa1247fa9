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
