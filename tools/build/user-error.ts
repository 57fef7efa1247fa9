/**
 * Something that the person at the keyboard can mend. It has no stack, so that its words are all that `tools/run.js`,
 * Vite or the host's log print of it.
 */
export class UserError extends Error {
  override name = 'UserError';
  override stack = '';
}

/** In place of a failed build: what its plugins had to say, without the bundler's own stack around it. */
export function inOwnWords(error: unknown): never {
  const errors: unknown = error instanceof Error && 'errors' in error ? error.errors : undefined;
  // By its name: Vite reads its configuration, and this file with it, anew for each part of a build.
  const isMendable = (each: unknown) => each instanceof Error && each.name === 'UserError';
  if (!Array.isArray(errors) || !errors.every(isMendable)) throw error;
  // A picture that is wanted twice is missing twice.
  const messages = new Set(errors.map(({ message }: UserError) => message));
  throw new UserError([...messages].join('\n'));
}
