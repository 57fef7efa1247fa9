import { ALARMS } from '../../src/server/alarm.ts';
import type { Finding } from '../../src/server/mail-check.ts';

const GUIDE = 'tools/mail-check/guia.md';
const RESULTS = {
  0: 'Todo está bien: con estos ajustes las solicitudes llegarán. Los de Vercel no se ven desde aquí: tienen que ser los mismos.',
  1: `Hay algo que arreglar, y ${GUIDE} dice cómo. Este comando lee los ajustes de .env: si cambias alguno, repite el comando y cámbialo también en Vercel.`,
  2: 'No ha fallado nada, pero algo no se ha podido leer: prueba de nuevo dentro de unos minutos.',
} as const;
/** In place of the first result: it says nothing of the owner's account. */
const ALL_OK_AT_STAND_IN =
  'Todo está bien, pero con el Brevo de pruebas: para saber si las solicitudes llegarán, quita BREVO_BASE_URL y repite el comando.';

/** 0: all is well. 1: something failed. 2: nothing failed, but something could not be read. */
export function exitCodeOf(findings: readonly Finding[]): 0 | 1 | 2 {
  const alarms = findings.flatMap(({ alarm }) => alarm ?? []);
  if (alarms.some((alarm) => alarm !== 'unseen')) return 1;
  return alarms.length > 0 ? 2 : 0;
}

const signOf = ({ alarm }: Finding) => (alarm === 'unseen' ? '?' : alarm ? '✗' : '✓');

/** One line for each finding, what it means, and the result. */
export function formatReport(findings: readonly Finding[], isStandIn = false): string {
  const lines = findings.flatMap((finding) => {
    const { name, detail, alarm, provider } = finding;
    const said = provider ? ` (${provider})` : '';
    const meaning = alarm ? ALARMS[alarm].map((text) => `    ${text}`) : [];
    return [`${signOf(finding)} ${name}: ${detail}${said}`, ...meaning];
  });
  const code = exitCodeOf(findings);
  const result = isStandIn && code === 0 ? ALL_OK_AT_STAND_IN : RESULTS[code];
  return ['', ...lines, '', result, ''].join('\n');
}
