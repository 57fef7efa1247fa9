import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildFiles } from '../../tests/support/build-files.ts';
import { readColours } from './colours.ts';
import { icons } from './icons-plugin.ts';

/** Returns the emitted files by name. */
async function buildIcons(svg: string): Promise<Map<string, Buffer>> {
  const files = { 'src/content/icon.svg': svg, 'entry.js': '' };
  const output = await buildFiles(files, {
    plugins: [icons()],
    build: { rolldownOptions: { input: 'entry.js' } },
  });
  const assets = output.filter((file) => file.type === 'asset');
  return new Map(assets.map(({ fileName, source }) => [fileName, Buffer.from(source)]));
}

/** Returns a pixel as `[red, green, blue, alpha]`. `x` and `y` are from 0 to 1. */
async function pixelAt(icon: Buffer | undefined, x: number, y: number): Promise<number[]> {
  const { width = 0 } = await sharp(icon).metadata();
  const at = (part: number) => Math.min(width - 1, Math.floor(part * width));
  const pixel = { left: at(x), top: at(y), width: 1, height: 1 };
  return [...(await sharp(icon).ensureAlpha().extract(pixel).raw().toBuffer())];
}

/** A red disc on a background with round corners. */
const icon = (background: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="22" fill="${background}"/><circle cx="50" cy="50" r="30" fill="#ff0000"/></svg>`;

const RED = [255, 0, 0, 255];
const GREEN = [0, 128, 0, 255];

test('U-12: an icon keeps its round corners; one that devices crop fills the square', async () => {
  const files = await buildIcons(icon('#008000'));
  const [, , , alpha] = await pixelAt(files.get('icon-512.png'), 0, 0);
  expect(alpha).toBe(0);
  expect(await pixelAt(files.get('icon-512.png'), 0.22, 0.5)).toEqual(RED);
  for (const [name, edge] of [
    ['apple-touch-icon.png', 0.24],
    ['icon-maskable-512.png', 0.26],
  ] as const) {
    expect(await pixelAt(files.get(name), 0, 0), name).toEqual(GREEN);
    expect(await pixelAt(files.get(name), 0.5, 0.5), name).toEqual(RED);
    // Scaled down: the disc was drawn from 0.2 to 0.8.
    expect(await pixelAt(files.get(name), edge, 0.5), name).toEqual(GREEN);
  }
});

test('U-12: a drawing without a background gets the colour of the page', async () => {
  const files = await buildIcons(icon('none'));
  const paper = readColours().get('--paper') ?? '';
  const [red = 0] = await pixelAt(files.get('icon-maskable-512.png'), 0, 0);
  expect(red).toBe(Number.parseInt(paper.slice(1, 3), 16));
});

test('U-16: the build fails and names an icon that cannot be read', async () => {
  await expect(buildIcons('words')).rejects.toThrow(/icon\.svg: no se puede leer como dibujo SVG/);
});
