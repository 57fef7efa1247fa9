import type { ResolvedConfig } from 'vite';

export type Output = Pick<ResolvedConfig, 'logger' | 'logLevel'>;

/** Prints “Making 46 pictures: 12”. Returns a function to call after each picture. Prints nothing for 0 pictures. */
export function countPictures(total: number, { logger, logLevel = 'info' }: Output): () => void {
  // The same condition as in Vite's reporter.
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
    // A log cannot rewrite a line, so it gets a line for each quarter of the pictures.
    if (isTerminal || quarter() > before) show();
  };
}
