import { expect, test } from 'vitest';
import { phrasesOf } from './phrases.tsx';

test.each([
  ['Fiestas a tu gusto', ['Fiestas', 'a tu gusto']],
  ['De la primera nota al final del baile', ['De la primera nota', 'al final', 'del baile']],
  ['¿Y si nieva o cambia la hora?', ['¿Y si nieva', 'o cambia', 'la hora?']],
  ['¿Qué soñamos?', ['¿Qué soñamos?']],
  ['Con los tuyos', ['Con los tuyos']],
])('U-11: “%s” wraps between its phrases', (title, phrases) => {
  expect(phrasesOf(title)).toEqual(phrases);
});
