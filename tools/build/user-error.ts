/**
 * An error that the user can correct. Without a stack, `tools/run.js`, Vite and the host's log print only its message.
 */
export class UserError extends Error {
  override name = 'UserError';
  override stack = '';
}

/** The file, such as `legal/notice`, and the names and indexes that lead to an entry of it. */
export type Path = readonly (string | number)[];
/** Reports what is wrong with the entry at a path, in Spanish, with the remedy. */
export type Report = (path: Path, fault: string) => void;
