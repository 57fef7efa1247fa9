import { expect, test } from 'vitest';
import { servicesInWords } from './services.ts';

test.each(['congresos', 'inauguraciones', 'Incentivos', 'hitos', 'hielo y fuego', 'yates'])(
  'U-16: two or three services read as a sentence, whatever they are called: %s',
  (last) => {
    const format = new Intl.ListFormat('es');
    for (const others of [['bodas'], ['bodas', 'fiestas']]) {
      const mentions = [...others, last];
      const parts = servicesInWords(mentions.map((mention) => ({ id: mention, mention })));
      const shown = parts.map((part) => (typeof part === 'string' ? part : part.text));
      expect(shown.join('')).toBe(format.format(mentions));
      const links = parts.filter((part) => typeof part !== 'string');
      expect(links.map(({ section }) => section)).toEqual(mentions);
    }
  },
);
