/** The result of one step. */
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
export const undecided = (detail: string): Finding => ({ state: 'undecided', detail });
