import { expect, test } from 'vitest';
import { bindShortWords } from './bind-short-words.ts';

test.each([
  ['Fiestas a tu gusto', 'Fiestas a_tu_gusto'],
  ['De la primera nota al final del baile', 'De_la_primera nota al_final del_baile'],
  ['¿Y si nieva o cambia la hora?', '¿Y_si_nieva o_cambia la_hora?'],
  ['Una boda con los tuyos', 'Una_boda con_los_tuyos'],
])('U-11: no short word of “%s” ends a line', (title, bound) => {
  expect(bindShortWords(title)).toBe(bound.replaceAll('_', '\u00a0'));
});
