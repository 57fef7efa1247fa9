import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STUDIO_TEXTS } from '../content/studio-texts.ts';
import { Opinions } from './opinions.tsx';

const ELENA = {
  text: 'Todo salió bien.',
  name: 'Elena',
  kind: 'boda civil',
  site: 'Bodas.net',
  url: 'https://opinions.example/elena',
};
const IRIS = {
  text: 'Volveremos a llamar.',
  name: 'Iris',
  kind: 'evento de empresa',
  site: 'Google',
  url: 'https://opinions.example/iris',
};
const CHECKED = 'Cada opinión es de un cliente.';

test('S-HOM-2 U-33: each opinion has its words, author and source, and a sentence says how they are checked', () => {
  render(<Opinions list={[ELENA, IRIS]} checked={CHECKED} />);
  expect(screen.getByRole('heading', { level: 2, name: STUDIO_TEXTS.opinions })).toBeVisible();
  const figures = screen.getAllByRole('figure');
  expect(figures).toHaveLength(2);
  for (const [at, { text, name, kind, site, url }] of [ELENA, IRIS].entries()) {
    const figure = within(figures[at] as HTMLElement);
    expect(figure.getByRole('blockquote')).toHaveTextContent(`«${text}»`);
    expect(figure.getByText(`${name}, ${kind}`)).toBeVisible();
    const link = figure.getByRole('link', { name: RegExp(`^${STUDIO_TEXTS.read} ${site}`) });
    expect(link).toHaveAttribute('href', url);
  }
  expect(screen.getByText(CHECKED)).toBeVisible();
});
