import { expect, test } from 'vitest';
import { FORM_TEXTS } from '../content/form.ts';
import { DEFAULT_GUESTS } from '../content/options.ts';
import { EVENT_REQUEST_FIELDS, FIELD_NAMES } from '../shared/event-request.ts';
import { defaultsOf, FIELDS } from './fields.ts';

test('U-4 U-13: the help of the description warns of health data, and of its max length', () => {
  const { help, maxLength = 0 } = FIELDS.description;
  for (const text of ['', 'a'.repeat(maxLength - 1)])
    expect(help?.(text, true)?.text).toBe(FORM_TEXTS.descriptionHelp);
  expect(help?.('a'.repeat(maxLength), true)?.text).toBe(FORM_TEXTS.descriptionFull);
});

test('R-6: an unlikely number of guests is asked about; what is no number has an error alone', () => {
  const helpFor = (count: string) => FIELDS.numberOfGuests.help?.(count, true)?.text;
  for (const count of ['1', '1.5', '20000']) expect(helpFor(count)).toBe(FORM_TEXTS.guestsHelp);
  for (const count of ['', '2', '0', '30-35', 'unas cien']) expect(helpFor(count)).toBeUndefined();
});

test('S-FLD-5 S-FLD-6 S-FLD-7 S-FLD-8 S-CON-2 U-9: the defaults are the form’s own, or what a button fills in', () => {
  const own = {
    date: '2026-11-29',
    numberOfGuests: `${DEFAULT_GUESTS}`,
    time: 'Mañana',
    ceremony: 'Boda Religiosa',
  };
  expect(defaultsOf({}, '2026-11-29')).toEqual(own);
  const prefill = {
    ceremony: 'Evento Social',
    numberOfGuests: '80',
    description: 'Una comunión.',
  } as const;
  expect(defaultsOf(prefill, '2026-11-29')).toEqual({
    ...own,
    ceremony: 'Evento Social',
    numberOfGuests: '80',
    description: 'Una comunión.',
  });
  const withDefault = FIELD_NAMES.filter((name) => 'hasDefault' in EVENT_REQUEST_FIELDS[name]);
  expect(Object.keys(defaultsOf(prefill, '2026-11-29')).sort()).toEqual(withDefault.sort());
});
