import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Title } from './title.tsx';

test('a short word of a title stays with the next one, unless that is long', () => {
  const { container } = render(<Title title="¿Y si nieva o cambia la naturaleza?" />);
  expect(container.textContent).toBe(
    '¿Y_si_nieva o_cambia la naturaleza?'.replaceAll('_', '\u00a0'),
  );
});

test.each(['día', 'noche'])('a title keeps all of its words with the emphasis “%s”', (emphasis) => {
  const { container } = render(<Title title="De día en día" emphasis={emphasis} />);
  expect(container).toHaveTextContent('De día en día');
  expect(container.querySelector('em')?.textContent).toBe(emphasis === 'día' ? 'día' : undefined);
});
