import { EVENT_REQUEST } from '../content/event-request.ts';
import { date } from '../form/field-types/date.tsx';
import type { Fields } from '../form/field-types/define-field-type.ts';
import { email } from '../form/field-types/email.ts';
import { number } from '../form/field-types/number.tsx';
import { select } from '../form/field-types/select.tsx';
import { tel } from '../form/field-types/tel.ts';
import { text } from '../form/field-types/text.ts';
import { textarea } from '../form/field-types/textarea.tsx';
import { CEREMONIES, type EventRequestField, TIMES } from '../shared/event-request.ts';
import { dateHelp } from './date-help.ts';
import { descriptionHelp } from './description-help.ts';
import { emailHelp } from './email-help.ts';

/** Guests that the form starts with (S-FLD-6, S-CON-2). */
const DEFAULT_GUESTS = 100;

/**
 * Room for what people write, in UTF-16 units, and so little that every request that fits is under the function's 32 KB:
 * a longer one would be refused each time it is sent. A character weighs up to 6 bytes (tests/api/room.test.ts).
 */
export const ROOM = { name: 100, surname: 100, email: 254, phone: 50, description: 5000 } as const;

const { labels } = EVENT_REQUEST;

/** The fields of the event request, in the order in which they are asked; `today` as `YYYY-MM-DD`. */
export function eventRequestFields(today: string): Fields<EventRequestField> {
  return {
    name: text({
      label: labels.name,
      autoComplete: 'given-name',
      autoCapitalize: 'words',
      maxLength: ROOM.name,
    }),
    surname: text({
      label: labels.surname,
      autoComplete: 'family-name',
      autoCapitalize: 'words',
      maxLength: ROOM.surname,
    }),
    email: email({
      label: labels.email,
      autoComplete: 'email',
      autoCapitalize: 'none',
      maxLength: ROOM.email,
      help: emailHelp,
    }),
    phone: tel({
      label: labels.phone,
      autoComplete: 'tel',
      maxLength: ROOM.phone,
      help: () => ({ text: EVENT_REQUEST.phoneHelp }),
    }),
    date: date({
      label: labels.date,
      defaultValue: today,
      help: (day, isChosen) => dateHelp(day, today, isChosen),
    }),
    numberOfGuests: number({
      label: labels.numberOfGuests,
      min: 1,
      step: 1,
      defaultValue: DEFAULT_GUESTS,
    }),
    time: select({ label: labels.time, options: TIMES, defaultValue: 'Mañana' }),
    ceremony: select({
      label: labels.ceremony,
      options: CEREMONIES,
      defaultValue: 'Boda Religiosa',
    }),
    description: textarea({
      label: labels.description,
      rows: 3,
      wide: true,
      maxLength: ROOM.description,
      help: (value) => descriptionHelp(value, ROOM.description),
    }),
  };
}
