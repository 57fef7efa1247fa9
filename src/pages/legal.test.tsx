import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PRIVACY } from '../content/legal/documents.ts';
import LegalPage from './legal.tsx';

test('U-13: a fact or paragraph that the company does not have leaves no trace', () => {
  const blocks = [
    { paragraph: '' },
    {
      facts: [
        { term: 'Inscripción', text: '' },
        { term: 'Web', text: '[a.test](/)' },
      ],
    },
  ];
  render(<LegalPage document={{ ...PRIVACY, sections: [{ heading: 'Datos', blocks }] }} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Web']);
  expect(screen.getByRole('link', { name: 'a.test' })).toHaveAttribute('href', '/');
});
