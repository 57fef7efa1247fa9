import type { ResolvedConfig } from 'vite';

/** Of Vite's configuration: how much is to be printed, and by what. */
export type Output = Pick<ResolvedConfig, 'logger' | 'logLevel'>;

/** Prints “Making 46 pictures: 12”. Returns what to call after each picture. Prints nothing if there is none to make. */
export function countPictures(total: number, { logger, logLevel = 'info' }: Output): () => void {
  // As Vite's own reporter decides it.
  const isTerminal = process.stdout.isTTY && !process.env.CI && logLevel === 'info';
  let made = 0;
  const quarter = () => Math.floor((made * 4) / total);
  function show() {
    const line = `Making ${total} ${total === 1 ? 'picture' : 'pictures'}: ${made}`;
    if (isTerminal) process.stdout.write(`\r${line}${made === total ? '\n' : ''}`);
    else logger.info(line);
  }

  if (total > 0) show();
  return () => {
    const before = quarter();
    made += 1;
    // A log cannot rewrite a line: each quarter of the pictures gets one.
    if (isTerminal || quarter() > before) show();
  };
}
