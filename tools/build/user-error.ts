/** An error that the user can correct. It has no stack, so that `tools/run.js`, Vite and the host's log print only its message. */
export class UserError extends Error {
  override name = 'UserError';
  override stack = '';
}

/** Rethrows the error of a failed build. If its plugins threw only `UserError`s, throws their messages without the bundler's stack. */
export function rethrowUserErrors(error: unknown): never {
  const errors: unknown = error instanceof Error && 'errors' in error ? error.errors : undefined;
  // Not by `instanceof`: Vite loads its configuration, and this class, again for each part of a build.
  const isUserError = (each: unknown) => each instanceof Error && each.name === 'UserError';
  if (!Array.isArray(errors) || !errors.every(isUserError)) throw error;
  // Two imports of a missing picture throw the same message.
  const messages = new Set(errors.map(({ message }: UserError) => message));
  throw new UserError([...messages].join('\n'));
}
