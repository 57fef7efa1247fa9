import { MAILBOX_PATH } from './mailbox-path.ts';

/** Printed when everything answers, never before: the site, its mailbox, and whatever else is served, title → path. */
export function printAddresses(port: number, others: Record<string, string> = {}): void {
  const paths = { Site: '', Mailbox: MAILBOX_PATH, ...others };
  const lines = Object.entries(paths).map(
    ([title, path]) => `  ${title.padEnd(8)} http://localhost:${port}${path}`,
  );
  console.log(`\n${lines.join('\n')}\n`);
}
