/** Something that the person at the keyboard can mend: `tools/run.js` prints its one line, without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}
