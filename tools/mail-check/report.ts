import type { Step } from './check-mail.ts';

const SIGNS = { ok: '✓', failed: '✗', undecided: '?', skipped: '–' } as const;
const RESULTS = {
  0: 'Todo está bien: con estos ajustes las solicitudes llegarán. Los de Vercel no se ven desde aquí: tienen que ser los mismos, y además CRON_SECRET.',
  1: 'Hay algo que arreglar: hasta entonces puede que las solicitudes o los avisos no lleguen, o lleguen mal.\nEste comando lee los ajustes de .env: si hay que cambiar alguno, cámbialo ahí y repite el comando. Si la web ya está publicada, cámbialo también en Vercel.',
  2: 'No ha fallado nada, pero algo queda por saber: lee las líneas con «?». Si Brevo no contestaba, prueba de nuevo dentro de unos minutos.',
} as const;
/** In place of the first result: it says nothing of the owner's account. */
const ALL_OK_AT_STAND_IN =
  'Todo está bien, pero con el Brevo de pruebas: para saber si las solicitudes llegarán, quita BREVO_BASE_URL y repite el comando.';

/** 0: every step passed. 1: a step failed. 2: no step failed, but some are undecided. */
export function exitCodeOf(steps: readonly Step[]): 0 | 1 | 2 {
  if (steps.some(({ state }) => state === 'failed')) return 1;
  return steps.some(({ state }) => state !== 'ok') ? 2 : 0;
}

/** One line for each step, its remedies, and the result. */
export function formatReport(steps: readonly Step[], isStandIn = false): string {
  const lines = steps.flatMap((step) => {
    const head = `${SIGNS[step.state]} ${step.name}`;
    if (step.state === 'skipped') return [`${head} (sin comprobar)`];
    const remedies = step.state === 'failed' ? step.remedies : [];
    return [`${head}: ${step.detail}`, ...remedies.map((remedy) => `    → ${remedy}`)];
  });
  const code = exitCodeOf(steps);
  const result = isStandIn && code === 0 ? ALL_OK_AT_STAND_IN : RESULTS[code];
  return ['', ...lines, '', result, ''].join('\n');
}
