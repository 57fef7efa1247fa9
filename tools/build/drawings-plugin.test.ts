import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readColours } from '../../src/styles/colours.ts';
import { drawings } from './drawings-plugin.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'drawings-'));
  await mkdir(join(root, 'src/content/drawings'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

async function buildDrawing(svg: string) {
  await writeFile(join(root, 'src/content/drawings/rose.svg'), svg);
  await writeFile(join(root, 'entry.js'), `export { default } from 'drawing:rose';`);
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [drawings()],
    build: {
      write: false,
      rolldownOptions: { input: 'entry.js', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
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
  await expect(buildDrawing('<svg/>')).rejects.toThrow('rose.svg is no SVG with a viewBox');
});
