import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Title } from './title.tsx';

test('no short word of a title ends a line', () => {
  const { container } = render(<Title title="¿Y si nieva o cambia la hora?" />);
  expect(container.textContent).toBe('¿Y_si_nieva o_cambia la_hora?'.replaceAll('_', '\u00a0'));
});

test.each(['día', 'noche'])('a title keeps all of its words with the emphasis “%s”', (emphasis) => {
  const { container } = render(<Title title="De día en día" emphasis={emphasis} />);
  expect(container).toHaveTextContent('De día en día');
  expect(container.querySelector('em')?.textContent).toBe(emphasis === 'día' ? 'día' : undefined);
});
