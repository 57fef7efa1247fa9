import { REMEDIES } from '../../src/server/alarm.ts';
import type { Answer } from './ask-brevo.ts';

/** What one step of the check found. */
export type Finding =
  | { state: 'ok'; detail: string }
  | { state: 'failed'; detail: string; remedies: readonly string[] }
  | { state: 'undecided'; detail: string };

export const ok = (detail: string): Finding => ({ state: 'ok', detail });
export const failed = (detail: string, ...remedies: string[]): Finding => ({
  state: 'failed',
  detail,
  remedies,
});

const MAY_NOT_ASK =
  'esta clave no tiene permiso de lectura para comprobarlo; déselo en «SMTP & API → API Keys», o compruébelo en Brevo';

/** The step is judged when Brevo told what was asked; else it says why it was not. */
export function judge<Value>(answer: Answer<Value>, about: (value: Value) => Finding): Finding {
  if (answer.kind === 'told') return about(answer.value);
  if (answer.kind === 'unclear') return { state: 'undecided', detail: answer.detail };
  // A key that may only send sends well: it merely cannot be asked.
  if (answer.alarm === 'restricted-key') return { state: 'undecided', detail: MAY_NOT_ASK };
  return failed('Brevo lo rechaza', REMEDIES[answer.alarm]);
}
