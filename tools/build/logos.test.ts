import { expect, test } from 'vitest';
import { logoSize } from './logos.ts';

const logo = (viewBox: string) =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="9mm"\n viewBox="${viewBox}"><path d="M0 0h9"/></svg>`;

test.each(['0 0 20 10', '-8.4,-153.0 , 1e2  10 '])(
  'U-16: a logo with the viewBox “%s” is accepted',
  (viewBox) => {
    const { width, height } = logoSize('logo.svg', logo(viewBox));
    expect(width / height).toBeGreaterThanOrEqual(2);
  },
);

test.each([
  ['0 0 19 10', '1.9'],
  ['0 0 101 10', '10.1'],
])(
  'U-16: a logo with the viewBox “%s” is refused, and the message has its ratio',
  (viewBox, ratio) => {
    expect(() => logoSize('logo.svg', logo(viewBox))).toThrow(
      `logo.svg: es ${ratio} veces más ancho que alto, y un logo tiene que serlo de 2 a 10 veces.`,
    );
  },
);

test.each(['<svg width="20" height="10"/>', logo('0 0 20 0'), 'words'])(
  'U-16: a logo without a usable viewBox is refused: %s',
  (svg) => {
    expect(() => logoSize('logo.svg', svg)).toThrow('logo.svg: no es un SVG con viewBox');
  },
);

test.each([
  ['<text x="2">Estudio</text>', 'logo.svg: tiene letras escritas como texto'],
  ['<image href="data:image/png;base64,AA=="/>', 'logo.svg: lleva dentro una foto'],
])('U-44: a logo is refused that each machine would show differently: %s', (element, message) => {
  const svg = logo('0 0 20 10').replace('<path', `${element}<path`);
  expect(() => logoSize('logo.svg', svg)).toThrow(message);
});
