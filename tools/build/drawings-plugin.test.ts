import { expect, test } from 'vitest';
import { readColours } from '../../src/styles/colours.ts';
import { buildFiles } from '../../tests/support/build-files.ts';
import { drawings } from './drawings-plugin.ts';

async function buildDrawing(svg: string) {
  const files = {
    'src/content/drawings/rose.svg': svg,
    'entry.js': `export { default } from './src/content/drawings/rose.svg?drawing';`,
  };
  const output = await buildFiles(files, {
    plugins: [drawings()],
    build: { rolldownOptions: { input: 'entry.js', preserveEntrySignatures: 'strict' } },
  });
  const chunk = output.find((file) => file.type === 'chunk');
  const asset = output.find((file) => file.type === 'asset');
  const module = await import(`data:text/javascript,${encodeURIComponent(chunk?.code ?? '')}`);
  return { drawing: module.default, fileName: asset?.fileName, svg: String(asset?.source) };
}

test('U-16: a drawing has the size of its viewBox, and its colour variables are replaced', async () => {
  const { drawing, fileName, svg } = await buildDrawing(
    '<svg viewBox="0 0 72 30" color="var(--drawing)"/>',
  );
  expect(drawing).toEqual({ src: `/${fileName}`, width: 72, height: 30 });
  expect(fileName).toMatch(/^static\/media\/[\w-]{8}\.svg$/);
  expect(svg).toBe(`<svg viewBox="0 0 72 30" color="${readColours().get('--drawing')}"/>`);
});

test('U-16: the build fails and names a drawing without a viewBox', async () => {
  await expect(buildDrawing('<svg/>')).rejects.toThrow(
    'src/content/drawings/rose.svg is no SVG with a viewBox',
  );
});
