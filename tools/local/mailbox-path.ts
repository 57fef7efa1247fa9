/** The path of the mailbox, which only `npm start` and `npm run dev` serve. */
export const MAILBOX_PATH = '/__mailbox';
