import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PRIVACY } from '../content/legal/privacy.ts';
import { EVENT_REQUEST_FIELDS, labelOf } from '../shared/event-request.ts';
import LegalPage from './legal.tsx';

test('U-13: the privacy policy names the fields of the form', () => {
  render(<LegalPage document={PRIVACY} />);
  const asked = EVENT_REQUEST_FIELDS.filter((name) => name !== 'description').map(labelOf);
  const list = `Los del formulario: ${asked.join(', ').toLowerCase()} y la descripción de tu evento.`;
  expect(screen.getByText((text) => text.startsWith(list))).toBeVisible();
});
