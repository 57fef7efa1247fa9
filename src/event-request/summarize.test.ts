import { expect, test } from 'vitest';
import { THANK_YOU } from '../content/thank-you.ts';
import { CEREMONIES } from '../shared/contract.ts';
import { type SummaryValues, summarize } from './summarize.ts';

const { anyDay, anyKind } = THANK_YOU.sentence;
const VALUES = {
  name: 'Núria',
  ceremony: 'Boda Religiosa',
  numberOfGuests: '120',
  date: '2027-06-20',
  time: 'Mañana',
};
const sentenceOf = (values: SummaryValues) =>
  summarize(values)
    .map(([, text, punctuation]) => text + punctuation)
    .join(' ');
const said = (changes: Partial<typeof VALUES> = {}) => sentenceOf({ ...VALUES, ...changes });

test('U-22: a request reads as one sentence', () => {
  expect(said()).toBe(
    'Núria: una boda religiosa para 120 personas, el domingo 20\u00a0de\u00a0junio de\u00a02027, por la mañana.',
  );
});

test('U-22: the sentence fits each ceremony, time of day, and number of guests', () => {
  const kinds = CEREMONIES.map((ceremony) => said({ ceremony }).split(/: | para/)[1]);
  expect(kinds).toEqual([
    'una boda religiosa',
    'una boda civil',
    'un evento social',
    'un evento corporativo',
  ]);
  expect(said({ time: 'Tarde' })).toMatch(/, por la tarde\.$/);
  expect(said({ numberOfGuests: '1' })).toContain(' para una persona, ');
  expect(said({ numberOfGuests: '9999' })).toContain(' para 9999 personas, ');
  expect(said({ numberOfGuests: '100000' })).toContain(' para 100\u00a0000 personas, ');
});

test('U-22: missing values, and an invalid number of guests or day, are left out', () => {
  const day = 'el domingo 20\u00a0de\u00a0junio de\u00a02027, por la mañana.';
  expect(said({ name: '  ' })).toBe(`Una boda religiosa para 120 personas, ${day}`);
  expect(said({ name: '', ceremony: 'Evento Social' })).toMatch(/^Un evento social para/);
  for (const numberOfGuests of ['', '0', '-1', '1.5'])
    expect(said({ numberOfGuests })).toBe(`Núria: una boda religiosa ${day}`);
  for (const date of ['', '0202-06-20'])
    expect(said({ date })).toBe('Núria: una boda religiosa para 120 personas, por la mañana.');
});

test('U-22: the sentence has the name and the number of guests as they are sent', () => {
  expect(said({ name: ' Nu\u0301ria\t', numberOfGuests: '012e1' })).toMatch(
    /^Núria: una boda religiosa para 120 personas,/,
  );
});

test('U-22: a value that nobody has chosen is left out: the day is open, the event has no kind', () => {
  const { name, ceremony, numberOfGuests } = VALUES;
  expect(sentenceOf({ name, ceremony, numberOfGuests })).toBe(
    `Núria: una boda religiosa para 120 personas, ${anyDay}.`,
  );
  expect(sentenceOf({ name })).toBe(`Núria: ${anyKind} ${anyDay}.`);
  expect(sentenceOf({ name, date: VALUES.date })).toContain(`Núria: ${anyKind} el domingo `);
});

test('U-22: each part of the sentence names its field', () => {
  const names = summarize(VALUES).map(([name]) => name);
  expect(names).toEqual(['name', 'ceremony', 'numberOfGuests', 'date', 'time']);
});
