import { expect, test } from 'vitest';
import { buildFiles } from '../../tests/support/build-files.ts';
import { drawings } from './drawings-plugin.ts';
import { rethrowUserErrors } from './user-error.ts';

async function buildView(svg: string | undefined, name: string) {
  const files = {
    ...(svg && { 'src/content/drawings/rose.svg': svg }),
    'src/content/drawings.js': `export { default } from './drawings/rose.svg?${name}&view';`,
  };
  const output = await buildFiles(files, {
    plugins: [drawings()],
    build: {
      rolldownOptions: { input: 'src/content/drawings.js', preserveEntrySignatures: 'strict' },
    },
  });
  const chunk = output.find((file) => file.type === 'chunk');
  const asset = output.find((file) => file.type === 'asset');
  const module = await import(`data:text/javascript,${encodeURIComponent(chunk?.code ?? '')}`);
  return { ...module, fileName: asset?.fileName, svg: String(asset?.source) };
}

test('U-38: the views of a drawing have addresses in one file, and their own sizes', async () => {
  const views = `<view id="seed" viewBox="-20 4 10 8"/><view viewBox='0 0 60 90' id='bud'/>`;
  const svg = `<svg viewBox="0 0 72 30">${views}</svg>`;
  const seed = await buildView(svg, 'seed');
  const bud = await buildView(svg, 'bud');
  const src = `/${seed.fileName}`;
  expect(seed.default).toEqual({ src: `${src}#seed`, width: 10, height: 8 });
  expect(bud.default).toEqual({ src: `${src}#bud`, width: 60, height: 90 });
  // Without the shape of the whole, which WebKit would give to each view.
  expect(seed.svg).toBe(`<svg>${views}</svg>`);
});

test.each([
  ['<svg viewBox="0 0 72 30"/>', /: le falta <view id="seed">: añádelo/],
  ['<svg viewBox="0 0 72 30"><view id="seed"/></svg>', /#seed: no es un SVG con viewBox/],
  [
    '<svg viewBox="0 0 72 30"><g></svg>',
    /: está roto \(on line 1 .* tag mismatch: g line 1 and svg\): corrígelo/,
  ],
  [undefined, /^\S+: falta este dibujo: guarda ahí el tuyo/],
])(
  'U-38: the build fails and names the drawing and its fault in one line: %s',
  async (svg, line) => {
    const failed = buildView(svg, 'seed').catch(rethrowUserErrors);
    const { message } = await failed.then(expect.fail, (error: Error) => error);
    expect(message).toContain('src/content/drawings/rose.svg');
    expect(message).toMatch(line);
    expect(message).not.toContain('\n');
  },
);
