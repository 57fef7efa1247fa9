import { FORM_TEXTS } from '../content/form.ts';
import { DEFAULT_GUESTS } from '../content/options.ts';
import type { Texts } from '../form/controls.ts';
import { dateField } from '../form/field-types/date.tsx';
import type { Fields } from '../form/field-types/define-field-type.ts';
import { numberField } from '../form/field-types/number.tsx';
import { selectField } from '../form/field-types/select.tsx';
import { emailField, telField, textField } from '../form/field-types/text.tsx';
import { textareaField } from '../form/field-types/textarea.tsx';
import { CEREMONIES, TIMES_OF_DAY } from '../shared/contract.ts';
import { localDay } from '../shared/dates.ts';
import { type EventRequestField, EVENT_REQUEST_FIELDS as ROWS } from '../shared/event-request.ts';
import { dateHelp } from './date-help.ts';
import { emailHelp } from './email-help.ts';

/** Such a number of guests is asked about, and accepted. */
const isUnlikely = (guests: number) =>
  guests > 0 && !(Number.isInteger(guests) && guests > 1 && guests <= 10_000);

/** The control and the help of each field, in the order of the form. The rest stands in its row. */
export const FIELDS = {
  name: textField(ROWS.name),
  surname: textField(ROWS.surname),
  email: emailField({ ...ROWS.email, help: emailHelp }),
  phone: telField({ ...ROWS.phone, help: () => ({ text: FORM_TEXTS.phoneHelp, isShort: true }) }),
  date: dateField({ ...ROWS.date, help: (day, isChosen) => dateHelp(day, localDay(), isChosen) }),
  numberOfGuests: numberField({
    ...ROWS.numberOfGuests,
    help: (count) => (isUnlikely(Number(count)) ? { text: FORM_TEXTS.guestsHelp } : undefined),
  }),
  time: selectField(ROWS.time),
  ceremony: selectField(ROWS.ceremony),
  description: textareaField({
    ...ROWS.description,
    rows: 3,
    wide: true,
    // Browsers cut off longer text without a message.
    help: ({ length }) =>
      length < ROWS.description.maxLength
        ? { text: FORM_TEXTS.descriptionHelp, isShort: true }
        : { text: FORM_TEXTS.descriptionFull },
  }),
} satisfies Fields<EventRequestField>;

/** What the form holds while nobody has chosen anything. `today` has the form `YYYY-MM-DD`. */
export const defaultsOf = (prefill: Texts, today: string): Texts => ({
  date: today,
  numberOfGuests: String(DEFAULT_GUESTS),
  time: TIMES_OF_DAY[0],
  ceremony: CEREMONIES[0],
  ...prefill,
});
