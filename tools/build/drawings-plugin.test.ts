import { expect, test } from 'vitest';
import { readColours } from '../../src/styles/colours.ts';
import { buildFiles } from '../../tests/support/build-files.ts';
import { drawings } from './drawings-plugin.ts';

async function buildDrawing(svg: string, exported = '{ default }', query = 'drawing') {
  const files = {
    'src/content/drawings/rose.svg': svg,
    'entry.js': `export ${exported} from './src/content/drawings/rose.svg?${query}';`,
  };
  const output = await buildFiles(files, {
    plugins: [drawings()],
    build: { rolldownOptions: { input: 'entry.js', preserveEntrySignatures: 'strict' } },
  });
  const chunk = output.find((file) => file.type === 'chunk');
  const asset = output.find((file) => file.type === 'asset');
  const module = await import(`data:text/javascript,${encodeURIComponent(chunk?.code ?? '')}`);
  return { ...module, fileName: asset?.fileName, svg: String(asset?.source) };
}

test('U-16: a drawing has the size of its viewBox, and its colour variables are replaced', async () => {
  const {
    default: drawing,
    fileName,
    svg,
  } = await buildDrawing('<svg viewBox="0 0 72 30" color="var(--drawing)"/>');
  expect(drawing).toEqual({ src: `/${fileName}`, width: 72, height: 30 });
  expect(fileName).toMatch(/^static\/media\/[\w-]{8}\.svg$/);
  expect(svg).toBe(`<svg viewBox="0 0 72 30" color="${readColours().get('--drawing')}"/>`);
});

test('U-16: the build fails and names a drawing without a viewBox', async () => {
  await expect(buildDrawing('<svg/>')).rejects.toThrow(
    'src/content/drawings/rose.svg is no SVG with a viewBox',
  );
});

test('U-38: the views of a drawing have addresses in one file, and their own sizes', async () => {
  const views = `<view id="seed" viewBox="-20 4 10 8"/><view viewBox='0 0 60 90' id='bud'/>`;
  const built = await buildDrawing(`<svg viewBox="0 0 72 30">${views}</svg>`, '*', 'views');
  const src = `/${built.fileName}`;
  expect(built.seed).toEqual({ src: `${src}#seed`, width: 10, height: 8 });
  expect(built.bud).toEqual({ src: `${src}#bud`, width: 60, height: 90 });
  // Without the shape of the whole, which WebKit would give to each view.
  expect(built.svg).toBe(`<svg>${views}</svg>`);
});

test('U-38: the build fails and names a missing view, and a view without a viewBox', async () => {
  await expect(buildDrawing('<svg/>', '{ seed }', 'views')).rejects.toThrow(
    /"seed" is not exported by ".*rose\.svg\?views"/,
  );
  const view = '<svg><view id="seed"/></svg>';
  await expect(buildDrawing(view, '{ seed }', 'views')).rejects.toThrow(
    'src/content/drawings/rose.svg#seed is no SVG with a viewBox',
  );
});
