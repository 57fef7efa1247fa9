import { expect, test } from 'vitest';
import { eventRequestFields } from '../../src/event-request/fields.ts';
import { BODY_MAX_BYTES } from '../../src/server/read-request.ts';
import {
  SAMPLE_REQUEST as ANA,
  type EventRequest,
  validateEventRequest,
} from '../../src/shared/event-request.ts';

/**
 * Every request that fits in the form is at most 32 KB: the function would refuse a larger one each time the browser
 * retries it.
 */

const FIELDS = eventRequestFields('2027-06-20');
/** The max length of a control, in UTF-16 units. */
const maxLengthOf = (name: 'name' | 'surname' | 'email' | 'phone' | 'description') =>
  FIELDS[name].maxLength ?? Number.POSITIVE_INFINITY;

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** The size of a valid request as the browser sends it; 0 for an invalid one. */
function bytesOnTheWire(request: EventRequest): number {
  const checked = validateEventRequest(request);
  return checked.valid ? bytesOf(checked.value) : 0;
}

// Cleaning turns each of these characters into the most bytes for its length.
test('U-4: the largest request that fits in the form is within the function’s limit', () => {
  const heaviest: EventRequest = {
    ...ANA,
    name: '\ufb2c'.repeat(maxLengthOf('name')),
    surname: '\ufb2c'.repeat(maxLengthOf('surname')),
    email: `${'a'.repeat(maxLengthOf('email') - '@b.example'.length)}@b.example`,
    phone: `1${'⑽'.repeat(maxLengthOf('phone') - 1)}`,
    ceremony: 'Evento Corporativo',
    time: 'Mañana',
    numberOfGuests: Number.MAX_VALUE,
    description: '\ufb2c'.repeat(maxLengthOf('description')),
  };
  expect(bytesOnTheWire(heaviest)).toBeGreaterThan(31_000);
  expect(bytesOnTheWire(heaviest)).toBeLessThanOrEqual(BODY_MAX_BYTES);
});
