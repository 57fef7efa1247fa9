import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../tools/local/project-root.ts';
import { fillColours, paint, readColours, TOKENS } from './colours.ts';

const tokens = readFileSync(TOKENS, 'utf8');
const read = (file: string) => readFileSync(join(PROJECT_ROOT, file), 'utf8');

describe('readColours', () => {
  test.each([
    ['#9c5a3c', '#9c5a3c'],
    ['#FFF', '#ffffff'],
    ['rgb(0 0 0 / 0.6)', 'rgb(0 0 0 / 0.6)'],
  ])('reads %s', (written, colour) => {
    expect(readColours(`:root { /* --a: #000; */ --a: ${written}; }`)).toEqual(
      new Map([['--a', colour]]),
    );
  });

  test('resolves a colour that names another one, and leaves out variables that are no colours', () => {
    const css = ':root { --a: #123456; --b: var(--a); --c: 4px; --d: var(--c); }';
    expect([...readColours(css).keys()]).toEqual(['--a', '--b']);
  });
});

describe('a colour that is made from another', () => {
  test.each([
    ['rgb(from #f6f0e6 r g b / 0.6)', 'rgb(246 240 230 / 0.6)'],
    ['rgb(from #f6f0e6 calc(r * 0.4) calc(g * 0.4) calc(b * 0.4))', '#62605c'],
    ['oklch(from #808080 calc(l * 0.5) c h)', '#2e2e2e'],
    ['oklch(from #808080 1 0 h)', '#ffffff'],
    ['oklch(from #ff0000 l 0 h)', '#888888'],
    // As Chromium computes it.
    ['oklch(from #2f5d8a calc(l * 0.85) calc(c * 0.92) calc(h + 1))', '#214971'],
    [
      'linear-gradient(rgb(from #102030 r g b / 0), #102030)',
      'linear-gradient(rgb(16 32 48 / 0), #102030)',
    ],
  ])('%s is %s', (made, colour) => {
    expect(fillColours(made, new Map())).toBe(colour);
  });

  test.each(['#9c5a3c', '#2f5d8a', '#000000', '#ffffff', '#4f5743'])(
    '%s stays the same after conversion to lightness, chroma and hue, and back',
    (colour) => {
      expect(fillColours(`oklch(from ${colour} l c h)`, new Map())).toBe(colour);
    },
  );
});

test('in a file outside style sheets, a name that is no colour is an error', () => {
  const colours = new Map([['--accent', '#9c5a3c']]);
  expect(paint('<td bgcolor="var(--accent)">', colours)).toBe('<td bgcolor="#9c5a3c">');
  expect(() => paint('<td bgcolor="var(--acent)">', colours)).toThrow('var(--acent)');
});

describe('the brand', () => {
  test('U-16: each colour is defined once', () => {
    const written = [...tokens.matchAll(/#[\da-f]{3,8}\b/gi)].map(([colour]) =>
      colour.toLowerCase(),
    );
    expect(written.length).toBeGreaterThan(20);
    expect(written.filter((colour, index) => written.indexOf(colour) !== index)).toEqual([]);
  });

  test('U-16: style sheets, mail, page, icon and drawings define no colour', () => {
    const drawn = filesIn('src/content/drawings', /\.svg$/);
    const files = [
      'index.html',
      'src/content/icon.svg',
      ...drawn,
      ...filesIn('src', /\.(?:css|html)$/),
    ];
    expect(files.length).toBeGreaterThan(20);
    // Black is allowed for shadows.
    const own = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\((?!from |0 0 0 )/gi;
    // A studio's own icon and drawings may have colours of their own.
    const isOwn = (file: string) => file.endsWith('.svg') && !read(file).includes('<!-- Sample');
    const found = files
      .filter((file) => file !== 'src/styles/tokens.css' && !isOwn(file))
      .flatMap((file) => (read(file).match(own) ?? []).map((colour) => `${file}: ${colour}`));
    expect(found).toEqual([]);
  });

  test('U-16: a changed accent changes everywhere, also in the mail and its dark mode', () => {
    const before = readColours();
    const accent = String(before.get('--accent'));
    const blue = accent === '#2f5d8a' ? '#2f5d8b' : '#2f5d8a';
    const after = readColours(tokens.replace(accent, blue));
    const changed = [...after.keys()].filter((name) => after.get(name) !== before.get(name));
    expect(changed).toEqual(['--accent', '--accent-deep', '--mail-dark-accent']);
    for (const name of changed) {
      const [, red = '', , blueness = ''] = /^#(..)(..)(..)$/.exec(after.get(name) ?? '') ?? [];
      expect(Number.parseInt(blueness, 16), name).toBeGreaterThan(Number.parseInt(red, 16));
    }
    const mail = paint(read('src/server/mail/event-request-mail.html'), after);
    const left = changed.map((name) => before.get(name)).filter((old) => mail.includes(old ?? ''));
    expect(left).toEqual([]);
    expect(mail).toContain(blue);
  });
});

function filesIn(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(PROJECT_ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => join(folder, file));
}
