import { expect, test } from 'vitest';
import { EVENT_REQUEST } from '../content/event-request.ts';
import { eventRequestFields } from './fields.ts';

test('U-4 U-13: the help of the description warns of health data, and of its max length', () => {
  const { help, maxLength = 0 } = eventRequestFields('2027-06-20').description;
  for (const text of ['', 'a'.repeat(maxLength - 1)])
    expect(help?.(text, true)?.text).toBe(EVENT_REQUEST.descriptionHelp);
  expect(help?.('a'.repeat(maxLength), true)?.text).toBe(EVENT_REQUEST.descriptionFull);
});
