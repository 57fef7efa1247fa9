/** An error that the user can correct. It has no stack, so that `tools/run.js`, Vite and the host's log print only its message. */
export class UserError extends Error {
  override name = 'UserError';
  override stack = '';
}
