import { MAILBOX_PATH } from './mailbox-path.ts';

/** Prints the addresses of the site, the mailbox and `others` (title → path). Call it when all of them answer. */
export function printAddresses(port: number, others: Record<string, string> = {}): void {
  const paths = { Site: '', Mailbox: MAILBOX_PATH, ...others };
  const lines = Object.entries(paths).map(
    ([title, path]) => `  ${title.padEnd(8)} http://localhost:${port}${path}`,
  );
  console.log(`\n${lines.join('\n')}\n`);
}
