import * as v from 'valibot';
import { text } from './values.ts';

/** `form.json`: the texts of the form that the specification leaves open. `event-request.ts` has the others, and those with values. */
export const FORM = v.strictObject({
  phoneHelp: text,
  /** Under the date: a question about an unlikely day. */
  dateHelp: v.strictObject({ today: text, past: text, year: text }),
  /** Under a fraction of a guest, a single one, or a million. */
  guestsHelp: text,
  descriptionHelp: text,
  /** Under the description at its max length: the browser cuts off longer text without a message. */
  descriptionFull: text,
  /** Accepts the suggestion of another email address. */
  accept: text,
  sending: text,
  /** For screen readers only. */
  sendingAnnouncement: text,
  /** Closes the alert. The dialog has a close button of its own. */
  dismiss: text,
  /** In the thank-you, under the texts of `EVENT_REQUEST_DIALOG` and the summary. */
  thankYou: v.strictObject({
    /** If the visitor has chosen a date, and if not. */
    dated: text,
    undated: text,
    /** If another visitor of the device may read it. */
    discreetReply: text,
    question: text,
    /** Two links follow, to call and to write. */
    mend: v.strictObject({
      call: text,
      or: text,
      write: text,
      /** If another visitor of the device may write it. */
      discreetMessage: text,
    }),
  }),
  /** If the function requires a field that this page's form does not have (U-14). */
  invalidElsewhere: text,
  /** Beside the button. The first sentence is the only clue when sending fails (S-ERR-2). */
  note: text,
  /** The request in one sentence, above the button and in the thank-you (U-22). */
  summary: v.strictObject({
    /** Until anything is chosen. Each part links to its field. */
    anyEvent: v.strictObject({ ceremony: text, numberOfGuests: text, time: text, date: text }),
    anyKind: text,
    anyWedding: text,
    anyDay: text,
    /** The tooltip of a default value that nobody has chosen, and the line under the sentence while it has one. */
    untouched: text,
    legend: text,
  }),
  /** Always in view under the form (U-1). `hiddenPrefix` begins the accessible names of the links. */
  contactOptions: v.strictObject({
    question: text,
    hiddenPrefix: text,
    whatsApp: text,
    email: text,
  }),
  /** The message of the WhatsApp and email links. The typed values follow, one per line. */
  message: v.strictObject({
    subject: text,
    greeting: text,
  }),
  /** The label of the honeypot, for a visitor who finds it all the same (U-15). */
  honeypot: text,
});
export type FormTexts = v.InferOutput<typeof FORM>;
