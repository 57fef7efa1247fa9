import { expect, test } from 'vitest';
import { FORM_TEXTS } from '../content/form.ts';
import { STUDIO } from '../content/studio.ts';
import { dateHelp } from './date-help.ts';

const TODAY = '2026-11-21';
/** A studio without taken days. */
const FREE = { ...STUDIO, takenDates: [] };
const textOf = (day: string, isChosen = true) => dateHelp(day, TODAY, isChosen, FREE)?.text;

test('U-7 U-45: the help shows a future day in words, and says that it is to be confirmed', () => {
  expect(dateHelp('2027-06-20', TODAY, true, FREE)).toEqual({
    text: `Es domingo 20\u00a0de\u00a0junio de\u00a02027.\n${FORM_TEXTS.dateHelp.unknown}`,
  });
});

test('U-7: the help of a date that nobody has chosen asks for the day of the event', () => {
  expect(textOf(TODAY, false)).toBe(
    FORM_TEXTS.dateHelp.unchosen('sábado 21\u00a0de\u00a0noviembre de\u00a02026'),
  );
});

test('U-7: the help asks whether a chosen day that is today or past is right', () => {
  expect(textOf(TODAY)).toBe(
    `Es sábado 21\u00a0de\u00a0noviembre de\u00a02026. ${FORM_TEXTS.dateHelp.today}`,
  );
  expect(textOf('2026-11-20')).toContain(`2026. ${FORM_TEXTS.dateHelp.past}`);
});

test('U-7: an incomplete date has no help', () => {
  for (const day of ['', 'mañana', '2027-13-01', '2027-02-30', '20277-06-20'])
    expect(textOf(day)).toBeUndefined();
});

test('U-45: the help says of a chosen day that it is taken, unless the day is past', () => {
  const studio = { ...STUDIO, takenDates: ['2026-11-20', TODAY, '2027-06-20', '2027-06-20'] };
  const helpOf = (day: string, isChosen = true) => dateHelp(day, TODAY, isChosen, studio)?.text;
  const { taken, past } = FORM_TEXTS.dateHelp;
  expect(helpOf('2027-06-20')).toBe(`Es domingo 20\u00a0de\u00a0junio de\u00a02027. ${taken}`);
  expect(helpOf(TODAY)).toContain(taken);
  expect(helpOf('2026-11-20')).toContain(past);
  expect(helpOf('2026-11-20')).not.toContain(taken);
  expect(helpOf(TODAY, false)).not.toContain(taken);
});

test('U-45: the help says of no other day whether it is free', () => {
  expect(dateHelp('2027-06-21', TODAY, true, { ...STUDIO, takenDates: ['2027-06-20'] })).toEqual({
    text: `Es lunes 21\u00a0de\u00a0junio de\u00a02027.\n${FORM_TEXTS.dateHelp.unknown}`,
  });
});

test('U-32: the help asks about a year below 1000 or above 2100', () => {
  // The last three are also what the control holds while 2027 is being typed.
  for (const year of ['0027', '2127', '2207', '0277', '9927', '0002', '0020', '0202'])
    expect(dateHelp(`${year}-06-20`, TODAY, true), year).toEqual({
      text: FORM_TEXTS.dateHelp.year,
    });
  expect(textOf('2100-12-31')).toContain('2100');
});
