import { DEFAULT_GUESTS } from '../content/choices.ts';
import { EVENT_REQUEST } from '../content/event-request.ts';
import { date } from '../form/field-types/date.tsx';
import type { Fields } from '../form/field-types/define-field-type.ts';
import { number } from '../form/field-types/number.tsx';
import { select } from '../form/field-types/select.tsx';
import { email, tel, text } from '../form/field-types/text.tsx';
import { textarea } from '../form/field-types/textarea.tsx';
import { localDay } from '../shared/dates.ts';
import {
  CEREMONIES,
  EVENT_REQUEST_FIELDS,
  type EventRequestField,
  TIMES_OF_DAY,
} from '../shared/event-request.ts';
import { dateHelp } from './date-help.ts';
import { emailHelp } from './email-help.ts';

const ROWS = EVENT_REQUEST_FIELDS;

/** Another number of guests is asked about, and accepted. */
const isLikely = (guests: number) => Number.isInteger(guests) && guests > 1 && guests <= 10_000;

/** Returns the fields of the event request, in the order of the form, with their defaults. `today` has the form `YYYY-MM-DD`. */
export const eventRequestFields = (today: string, guests = DEFAULT_GUESTS) =>
  ({
    name: text(ROWS.name),
    surname: text(ROWS.surname),
    email: email({ ...ROWS.email, help: emailHelp }),
    phone: tel({ ...ROWS.phone, help: () => ({ text: EVENT_REQUEST.phoneHelp, isShort: true }) }),
    date: date({
      ...ROWS.date,
      defaultValue: today,
      // The form may stay open over midnight.
      help: (day, isChosen) => dateHelp(day, localDay(), isChosen),
    }),
    numberOfGuests: number({
      ...ROWS.numberOfGuests,
      defaultValue: guests,
      help: (count) =>
        count === '' || isLikely(Number(count)) ? undefined : { text: EVENT_REQUEST.guestsHelp },
    }),
    time: select({ ...ROWS.time, defaultValue: TIMES_OF_DAY[0] }),
    ceremony: select({ ...ROWS.ceremony, defaultValue: CEREMONIES[0] }),
    description: textarea({
      ...ROWS.description,
      rows: 3,
      wide: true,
      // Browsers cut off longer text without a message.
      help: ({ length }) =>
        length < ROWS.description.maxLength
          ? { text: EVENT_REQUEST.descriptionHelp, isShort: true }
          : { text: EVENT_REQUEST.descriptionFull },
    }),
  }) satisfies Fields<EventRequestField>;
