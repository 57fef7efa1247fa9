/** The developer's mailbox: `npm start` and `npm run dev` only, never in `dist/`. */
export const MAILBOX_PATH = '/__mailbox';
