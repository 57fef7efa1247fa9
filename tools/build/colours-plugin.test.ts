import { expect, test } from 'vitest';
import { readColours } from '../../src/styles/colours.ts';
import { buildFiles } from '../../tests/support/build-files.ts';
import { colours } from './colours-plugin.ts';

const BLUE = new Map([...readColours(), ['--accent', '#123456']]);

/** Builds a page with this stylesheet, which imports another one. */
async function buildWith(css: string, read = () => BLUE) {
  const files = {
    'index.html': '<meta content="var(--accent)"><link rel="stylesheet" href="./a.css">',
    'a.css': `@import "./b.css";\n${css}`,
    'b.css': ':root { --accent: red; --mine: 1px } .b { color: var(--accent) }',
  };
  const output = await buildFiles(files, {
    plugins: [colours(read)],
    build: { cssMinify: false },
  });
  const textOf = (end: string) => {
    const file = output.find(({ fileName }) => fileName.endsWith(end));
    return file?.type === 'asset' ? String(file.source) : '';
  };
  return { html: textOf('.html'), css: textOf('.css') };
}

test('in stylesheets, in imported ones and in the page, each colour variable is replaced with its value', async () => {
  const { html, css } = await buildWith(
    '.a { background: rgb(from var(--accent) r g b / 0.5); margin: var(--mine) }',
  );
  expect(html).toContain('content="#123456"');
  expect(css).toMatch(/color: #123456/);
  expect(css).toMatch(/background: rgb\(18 52 86 ?\/ ?0?\.5\)|background: #12345680/);
  expect(css).toContain('margin: var(--mine)');
  expect(css).not.toContain('--accent');
});

test('the `#` of a colour is escaped in a data URL, where it would start a fragment, and nowhere else', async () => {
  const { css } = await buildWith(
    `.a { background: var(--accent) url("data:image/svg+xml,%3Csvg stroke='var(--accent)'/%3E#view") }`,
  );
  expect(css).toContain(
    `background: #123456 url("data:image/svg+xml,%3Csvg stroke='%23123456'/%3E#view")`,
  );
});

test('in a stylesheet, a variable for the shape of a logo is replaced with its number', async () => {
  const { css } = await buildWith('.a { width: calc(100px * var(--logo-root)) }');
  expect(css).toMatch(/width: calc\(100px \* \d\.\d+\)/);
});

test('U-11 U-16: the build fails if the contrast of colours is too low, with a line for each pair', async () => {
  const paleInk = () => new Map([...BLUE, ['--ink', '#cccccc']]);
  const error = await buildWith('', paleInk).catch((reason: unknown) => reason);
  expect(String(error)).toMatch(
    /src\/styles\/tokens\.css: change these colours\. .*\n {2}--ink \(#cccccc\) on --paper/,
  );
});
