/** How the studio works, from the first message to the day itself. */
export const PROCESS = {
  label: 'Cómo trabajamos',
  title: /* sample */ 'De la primera idea al día del evento',
  steps: /* sample */ [
    {
      title: 'Nos cuentas tu idea',
      text: 'Qué celebras, cuándo y con cuántas personas. Con una idea aproximada es\u00a0suficiente.',
    },
    {
      title: 'Hablamos',
      text: 'Por email o por teléfono, hasta entender qué quieres y qué no.',
    },
    {
      title: 'Te hacemos una propuesta',
      text: 'Por escrito: qué haremos, con quién, cuándo y por cuánto.',
    },
    {
      title: 'Lo organizamos y estamos allí',
      text: 'Coordinamos a todos los que intervienen. El día del evento, solo te queda celebrar.',
    },
  ],
} as const;
