import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import * as business from '../content/business.ts';
import { SITE } from '../content/site.ts';

afterEach(() => void vi.doUnmock('../content/business.ts'));

async function footer(changes: Partial<typeof business.BUSINESS> = {}): Promise<string> {
  vi.resetModules();
  const BUSINESS = { ...business.BUSINESS, ...changes };
  vi.doMock('../content/business.ts', () => ({ ...business, BUSINESS }));
  const { Footer } = await import('./footer.tsx');
  return renderToStaticMarkup(
    <MemoryRouter>
      <Footer />
    </MemoryRouter>,
  );
}

test('no line of the footer begins with the point after the name', async () => {
  expect(await footer({ name: 'Estudio Romero' })).toContain('Estudio Romero\u00a0· ');
});

test('U-35: with large text the address breaks after its @', async () => {
  expect(await footer({ email: 'hola@estudio.example' })).toContain('>hola@<wbr/>estudio.example<');
});

test('U-16: without social networks the footer has no column for them', async () => {
  const social = [{ label: 'Mastodon', url: 'https://social.test/studio' }];
  expect(await footer({ social })).toContain(SITE.footer.social);
  expect(await footer({ social: [] })).not.toContain(SITE.footer.social);
});
