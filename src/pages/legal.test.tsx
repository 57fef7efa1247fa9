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

test('U-13: two sections with the same heading have an id each, to which the contents lead', () => {
  const sections = [{ paragraph: 'Uno' }, { paragraph: 'Dos' }].map((block) => ({
    heading: 'Datos',
    blocks: [block],
  }));
  const { container } = render(<LegalArticle {...PRIVACY} sections={sections} />);
  const targets = screen.getAllByRole('link', { name: 'Datos' }).map((link) => {
    const [section, ...others] = container.querySelectorAll(String(link.getAttribute('href')));
    expect(others).toEqual([]);
    return section?.querySelector('p')?.textContent;
  });
  expect(targets).toEqual(['Uno', 'Dos']);
});
