import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { STUDIO_TEXTS } from '../content/studio-texts.ts';
import { Works } from './works.tsx';

vi.mock('virtual:pictures', () => {
  const picture = (alt: string) => ({ src: `/${alt}.webp`, srcSet: '', width: 3, height: 2, alt });
  return { PICTURES: { works: [picture('El patio'), picture('La mesa')] } };
});

test('U-33: the works have a heading, and each has its picture, kind, place and month', () => {
  const file = 'pictures/x.jpg';
  render(
    <Works
      works={[
        { picture: { file, alt: '' }, kind: 'Boda', place: 'Albarracín', month: 'mayo de 2026' },
        { picture: { file, alt: '' }, kind: 'Comunión', place: 'Teruel', month: 'junio de 2026' },
      ]}
    />,
  );
  expect(screen.getByRole('heading', { level: 2 })).toHaveAccessibleName(STUDIO_TEXTS.works);
  const works = screen.getAllByRole('listitem');
  expect(works.map(({ textContent }) => textContent)).toEqual([
    'Boda en Albarracín · mayo de 2026',
    'Comunión en Teruel · junio de 2026',
  ]);
  const pictures = works.map((work) => within(work).getByRole('img'));
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(['El patio', 'La mesa']);
});
