import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bindShortWords, Title } from './title.tsx';

test.each([
  ['Fiestas a tu gusto', 'Fiestas a_tu_gusto'],
  ['De la primera nota al final del baile', 'De_la_primera nota al_final del_baile'],
  ['¿Y si nieva o cambia la hora?', '¿Y_si_nieva o_cambia la_hora?'],
  ['Una boda con los tuyos', 'Una_boda con_los_tuyos'],
  ['Bodas pensadas hora a hora', 'Bodas pensadas hora a_hora'],
])('U-11: no short word of “%s” ends a line', (title, bound) => {
  expect(bindShortWords(title)).toBe(bound.replaceAll('_', '\u00a0'));
});

test.each(['día', 'noche'])('a title keeps all of its words with the emphasis “%s”', (emphasis) => {
  const { container } = render(<Title title="De día en día" emphasis={emphasis} />);
  expect(container).toHaveTextContent('De día en día');
  expect(container.querySelector('em')?.textContent).toBe(emphasis === 'día' ? 'día' : undefined);
});
