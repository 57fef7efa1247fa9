import { EVENT_REQUEST } from '../content/event-request.ts';
import type { FieldDescription } from '../form/field-description.ts';
import type { NativeFieldType } from '../form/fields/native.ts';
import { CEREMONIES, type EventRequestField, TIMES } from '../shared/event-request.ts';
import { dateHelp } from './date-help.ts';
import { descriptionHelp } from './description-help.ts';
import { emailHelp } from './email-help.ts';

/** Guests that the form starts with (S-FLD-6, S-CON-2). */
const DEFAULT_GUESTS = 100;

/**
 * Room for what people write, in UTF-16 units, and so little that every request that fits is under the function's 32 KB:
 * a longer one would be refused each time it is sent. A character weighs up to 6 bytes (tests/api/max-length.test.ts).
 */
export const ROOM = { name: 100, surname: 100, email: 254, phone: 50, description: 5000 } as const;

const { labels } = EVENT_REQUEST;

/** The nine fields of the event request, in the order in which they are asked; `today` as `YYYY-MM-DD`. */
export function eventRequestFields(
  today: string,
): FieldDescription<EventRequestField, NativeFieldType>[] {
  return [
    {
      type: 'text',
      name: 'name',
      label: labels.name,
      autoComplete: 'given-name',
      autoCapitalize: 'words',
      maxLength: ROOM.name,
    },
    {
      type: 'text',
      name: 'surname',
      label: labels.surname,
      autoComplete: 'family-name',
      autoCapitalize: 'words',
      maxLength: ROOM.surname,
    },
    {
      type: 'email',
      name: 'email',
      label: labels.email,
      autoComplete: 'email',
      autoCapitalize: 'none',
      maxLength: ROOM.email,
      help: emailHelp,
    },
    {
      type: 'tel',
      name: 'phone',
      label: labels.phone,
      autoComplete: 'tel',
      maxLength: ROOM.phone,
      help: () => ({ text: EVENT_REQUEST.phoneHelp }),
    },
    {
      type: 'date',
      name: 'date',
      label: labels.date,
      defaultValue: today,
      help: (day, isChosen) => dateHelp(day, today, isChosen),
    },
    {
      type: 'number',
      name: 'numberOfGuests',
      label: labels.numberOfGuests,
      min: 1,
      step: 1,
      defaultValue: DEFAULT_GUESTS,
    },
    {
      type: 'select',
      name: 'time',
      label: labels.time,
      options: TIMES,
      defaultValue: 'Mañana',
    },
    {
      type: 'select',
      name: 'ceremony',
      label: labels.ceremony,
      options: CEREMONIES,
      defaultValue: 'Boda Religiosa',
    },
    {
      type: 'textarea',
      name: 'description',
      label: labels.description,
      rows: 3,
      wide: true,
      maxLength: ROOM.description,
      help: (value) => descriptionHelp(value, ROOM.description),
    },
  ];
}
