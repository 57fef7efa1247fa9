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
  type EventRequestField,
  labelOf,
  TIMES_OF_DAY,
} from '../shared/event-request.ts';
import { dateHelp } from './date-help.ts';
import { emailHelp } from './email-help.ts';

/** In UTF-16 units. */
const DESCRIPTION_MAX_LENGTH = 5000;

/** Another number of guests is asked about, and accepted. */
const isLikely = (guests: number) => Number.isInteger(guests) && guests > 1 && guests <= 10_000;

/**
 * Returns the fields of the event request, in the order of the form, with their defaults. `today` has the form `YYYY-MM-DD`. The
 * max lengths keep every request below the 32 KB that the function takes, at up to 6 bytes a character (tests/api/max-length.test.ts).
 */
export const eventRequestFields = (today: string, guests = DEFAULT_GUESTS) =>
  ({
    name: text({
      label: labelOf('name'),
      autoComplete: 'given-name',
      autoCapitalize: 'words',
      maxLength: 100,
    }),
    surname: text({
      label: labelOf('surname'),
      autoComplete: 'family-name',
      autoCapitalize: 'words',
      maxLength: 100,
    }),
    email: email({
      label: labelOf('email'),
      autoComplete: 'email',
      autoCapitalize: 'none',
      maxLength: 254,
      help: emailHelp,
    }),
    phone: tel({
      label: labelOf('phone'),
      autoComplete: 'tel',
      maxLength: 50,
      help: () => ({ text: EVENT_REQUEST.phoneHelp, isShort: true }),
    }),
    date: date({
      label: labelOf('date'),
      defaultValue: today,
      // The form may stay open over midnight.
      help: (day, isChosen) => dateHelp(day, localDay(), isChosen),
    }),
    numberOfGuests: number({
      label: labelOf('numberOfGuests'),
      min: 1,
      defaultValue: guests,
      help: (count) =>
        count === '' || isLikely(Number(count)) ? undefined : { text: EVENT_REQUEST.guestsHelp },
    }),
    time: select({ label: labelOf('time'), options: TIMES_OF_DAY, defaultValue: TIMES_OF_DAY[0] }),
    ceremony: select({
      label: labelOf('ceremony'),
      options: CEREMONIES,
      defaultValue: CEREMONIES[0],
    }),
    description: textarea({
      label: labelOf('description'),
      rows: 3,
      wide: true,
      maxLength: DESCRIPTION_MAX_LENGTH,
      // Browsers cut off longer text without a message.
      help: ({ length }) =>
        length < DESCRIPTION_MAX_LENGTH
          ? { text: EVENT_REQUEST.descriptionHelp, isShort: true }
          : { text: EVENT_REQUEST.descriptionFull },
    }),
  }) satisfies Fields<EventRequestField>;
