import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventRequestFields } from '../../src/event-request/fields.ts';
import { BODY_MAX_BYTES } from '../../src/server/read-body.ts';
import { cleanProse } from '../../src/shared/clean-text.ts';
import { type EventRequest, validateEventRequest } from '../../src/shared/event-request.ts';
import { ANA } from './sample-request.ts';

/** What fits in the form fits in the function: its body of 32 KB would refuse a longer request each time it is sent. */

const FIELDS = eventRequestFields('2027-06-20');
/** What a control takes, in UTF-16 units. */
const roomOf = (name: 'name' | 'surname' | 'email' | 'phone' | 'description') =>
  FIELDS[name].maxLength ?? Number.POSITIVE_INFINITY;

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** As the browser sends it, if the form would send it at all. */
function bytesOnTheWire(request: EventRequest): number {
  const checked = validateEventRequest(request);
  return checked.valid ? bytesOf(checked.value) : 0;
}

/** As many of these characters as the control takes, in no order. */
function fullOf(room: number, characters: string) {
  const unit = fc.constantFrom(...characters);
  return fc.array(unit, { minLength: 20, maxLength: 60 }).map((some) =>
    some
      .join('')
      .repeat(Math.ceil(room / 20))
      .slice(0, room),
  );
}

/** Those that grow: three bytes in UTF-8, two signs in JSON, several characters in NFC or NFKC. */
const LETTERS = 'aÑ漢\u0958\ufb2c\u1f82\ufb1d\u1ebf\u0323\u0345';
const ANYTHING = `${LETTERS}"\\\n\t\u0000\u2028\ud800\u{1d160}😀\u{2f9d0}{&<`;

const fullForm = fc.record({
  name: fullOf(roomOf('name'), LETTERS),
  surname: fullOf(roomOf('surname'), ANYTHING),
  email: fc.constant(`${'a'.repeat(roomOf('email') - '@b.example'.length)}@b.example`),
  phone: fullOf(roomOf('phone'), '⑽⑴１2(').map((digits) =>
    digits.replace(/^/, '1').slice(0, roomOf('phone')),
  ),
  description: fullOf(roomOf('description'), ANYTHING),
  numberOfGuests: fc.double(),
});

test('U-4: no character weighs more than 6 bytes per unit once it is clean', () => {
  let heaviest = 0;
  for (let code = 0; code <= 0x10ffff; code++) {
    const character = String.fromCodePoint(code);
    const bytes = bytesOf(cleanProse(character)) - bytesOf('');
    heaviest = Math.max(heaviest, bytes / character.length);
  }
  expect(heaviest).toBe(6);
});

test('U-4: the heaviest request that fits in the form is no more than the function reads', () => {
  const heaviest: EventRequest = {
    ...ANA,
    name: '\ufb2c'.repeat(roomOf('name')),
    surname: '\ufb2c'.repeat(roomOf('surname')),
    email: `${'a'.repeat(roomOf('email') - '@b.example'.length)}@b.example`,
    phone: `1${'⑽'.repeat(roomOf('phone') - 1)}`,
    ceremony: 'Evento Corporativo',
    time: 'Mañana',
    numberOfGuests: Number.MAX_VALUE,
    description: '\ufb2c'.repeat(roomOf('description')),
  };
  expect(bytesOnTheWire(heaviest)).toBeGreaterThan(31_000);
  expect(bytesOnTheWire(heaviest)).toBeLessThanOrEqual(BODY_MAX_BYTES);
});

test('U-4: whatever fills the form to the brim is no more than the function reads', () => {
  fc.assert(
    fc.property(fullForm, (values) => {
      expect(bytesOnTheWire({ ...ANA, ...values })).toBeLessThanOrEqual(BODY_MAX_BYTES);
    }),
    { numRuns: 200 },
  );
});
