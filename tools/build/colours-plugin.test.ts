import { expect, test } from 'vitest';
import { buildFiles } from '../../tests/support/build-files.ts';
import { readColours } from './colours.ts';
import { colours } from './colours-plugin.ts';

test('U-16: in stylesheets and in the page, each variable of a colour or a logo becomes its value', async () => {
  const files = {
    'index.html': '<meta content="var(--accent)"><link rel="stylesheet" href="./a.css">',
    'a.css': `@import "./b.css";
.a { background: url("data:image/svg+xml,%3Csvg stroke='var(--accent)'/%3E"); margin: var(--mine) }
.c { width: calc(100px * var(--logo-root)) }`,
    'b.css': ':root { --accent: red; --mine: 1px } .b { color: var(--accent) }',
  };
  const output = await buildFiles(files, { plugins: [colours()], build: { cssMinify: false } });
  const textOf = (end: string) => {
    const file = output.find(({ fileName }) => fileName.endsWith(end));
    return file?.type === 'asset' ? String(file.source) : '';
  };
  const accent = readColours().get('--accent') ?? '';
  const css = textOf('.css');
  expect(textOf('.html')).toContain(`content="${accent}"`);
  expect(css).toContain(`color: ${accent}`);
  expect(css).toContain(`stroke='${accent.replace('#', '%23')}'`);
  expect(css).toContain('margin: var(--mine)');
  expect(css).toMatch(/width: calc\(100px \* \d\.\d+\)/);
  expect(css).not.toContain('--accent');
});
