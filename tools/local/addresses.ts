import { MAILBOX_PATH } from './mailbox-path.ts';

/** Printed when everything answers, never before. */
export function printAddresses(port: number): void {
  const site = `http://localhost:${port}`;
  console.log(`\n  Site     ${site}\n  Mailbox  ${site}${MAILBOX_PATH}\n`);
}
