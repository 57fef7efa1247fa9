import { afterEach, expect, test, vi } from 'vitest';
import { BUSINESS } from './business.ts';
import { SERVICES } from './services.ts';

afterEach(() => {
  vi.doUnmock('./services.ts');
  vi.resetModules();
});

test.each(['congresos', 'inauguraciones', 'Incentivos', 'hitos', 'hielo y fuego', 'yates'])(
  'U-16: the services read as a sentence, whatever they are called: %s',
  async (last) => {
    const [weddings, social, corporate] = SERVICES;
    vi.resetModules();
    vi.doMock('./services.ts', () => ({
      SERVICES: [
        { ...weddings, mention: 'bodas' },
        { ...social, mention: 'fiestas' },
        { ...corporate, mention: last },
      ],
    }));
    const { HOME } = await import('./site.ts');
    const sentence = `${new Intl.ListFormat('es').format(['Bodas', 'fiestas', last])} en ${BUSINESS.town}`;
    const shown = HOME.hero.text.map((part) => (typeof part === 'string' ? part : part.text));
    expect(shown.join('')).toBe(`${sentence}.`);
    expect(HOME.description.startsWith(sentence)).toBe(true);
  },
);
