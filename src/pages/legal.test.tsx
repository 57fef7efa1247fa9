import { render as renderAlone, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PRIVACY } from '../content/legal/documents.ts';
import { LegalArticle } from './legal.tsx';

const render = (page: ReactElement) => renderAlone(<MemoryRouter>{page}</MemoryRouter>);

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
  render(<LegalArticle {...PRIVACY} sections={[{ heading: 'Datos', blocks }]} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Web']);
  expect(screen.getByRole('link', { name: 'a.test' })).toHaveAttribute('href', '/');
});
