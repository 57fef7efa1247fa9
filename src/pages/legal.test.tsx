import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PRIVACY } from '../content/legal/documents.ts';
import { EVENT_REQUEST_FIELDS, labelOf } from '../shared/event-request.ts';
import LegalPage from './legal.tsx';

test('U-13: the privacy policy names the fields of the form', () => {
  render(<LegalPage document={PRIVACY} />);
  const asked = EVENT_REQUEST_FIELDS.filter((name) => name !== 'description').map(labelOf);
  const list = `Los del formulario: ${asked.join(', ').toLowerCase()} y la descripción de tu evento.`;
  expect(screen.getByText((text) => text.startsWith(list))).toBeVisible();
});

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
