import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventRequestFields } from '../../src/event-request/fields.ts';
import { BODY_MAX_BYTES } from '../../src/server/read-request.ts';
import { cleanLine, cleanProse } from '../../src/shared/clean-text.ts';
import { type EventRequest, validateEventRequest } from '../../src/shared/event-request.ts';
import { ANA } from './sample-request.ts';

/**
 * Every request that fits in the form is at most 32 KB: the function would refuse a larger one each time the browser
 * retries it.
 */

const FIELDS = eventRequestFields('2027-06-20');
/** The max length of a control, in UTF-16 units. */
const maxLengthOf = (name: 'name' | 'surname' | 'email' | 'phone' | 'description') =>
  FIELDS[name].maxLength ?? Number.POSITIVE_INFINITY;

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
const bytesOfText = (text: string) => bytesOf(text) - bytesOf('');

/** The size of a valid request as the browser sends it; 0 for an invalid one. */
function bytesOnTheWire(request: EventRequest): number {
  const checked = validateEventRequest(request);
  return checked.valid ? bytesOf(checked.value) : 0;
}

/** Characters that grow: three bytes in UTF-8, two characters in JSON, several in NFC or NFKC. */
const GROWING =
  'aÑ漢\u0958\ufb2c\u1f82\ufb1d\u1ebf\u0323\u0345"\\\n\t\u0000\u2028\ud800\u{1d160}😀\u{2f9d0}{&<';

test('U-4: a text takes at most 6 bytes per UTF-16 unit after it is cleaned', () => {
  let heaviest = 0;
  for (let code = 0; code <= 0x10ffff; code++) {
    const character = String.fromCodePoint(code);
    heaviest = Math.max(heaviest, bytesOfText(cleanProse(character)) / character.length);
  }
  expect(heaviest).toBe(6);
  // Characters next to each other are reordered and composed.
  const unit = fc.constantFrom(...GROWING);
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
      for (const cleaned of [cleanLine(text), cleanProse(text)])
        expect(bytesOfText(cleaned)).toBeLessThanOrEqual(6 * text.length);
    }),
  );
});

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
