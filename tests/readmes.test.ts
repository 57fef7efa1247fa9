import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../tools/local/project-root.ts';

const read = (path: string) => readFileSync(join(PROJECT_ROOT, path), 'utf8');
/** The notes of the rooms. */
const ROOM_READMES = ['api', 'src', 'tools', 'tests'].flatMap((room) =>
  readdirSync(join(PROJECT_ROOT, room), { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.md') && name !== 'requirements.md')
    .map((name) => posix.join(room, name)),
);

/** The targets of a page's links, relative to the project's root. */
const linksOf = (path: string) =>
  [...read(path).matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, link = '']) => {
    const [file = '', anchor] = link.split('#');
    return { file: file ? posix.join(dirname(path), file) : path, anchor };
  });

const anchorsOf = (path: string) =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

test('the README links to the notes of every room', () => {
  const linked = linksOf('README.md').map(({ file }) => file);
  expect(linked).toEqual(expect.arrayContaining(ROOM_READMES));
});

test('the target of every link in a README exists', () => {
  for (const path of ['README.md', ...ROOM_READMES])
    for (const { file, anchor } of linksOf(path)) {
      expect(existsSync(join(PROJECT_ROOT, file)), `${path}: ${file}`).toBe(true);
      if (anchor) expect(anchorsOf(file), `${path}: ${file}`).toContain(anchor);
    }
});

test('every file of the project that a README names exists', () => {
  const roots = ['api', 'public', 'src', 'tests', 'tools'];
  for (const path of ['README.md', ...ROOM_READMES]) {
    const named = [
      ...read(path).matchAll(/`((?:\w[\w.-]*\/)+[\w.-]*\.(?:tsx?|js|css|svg|html|md))`/g),
    ];
    for (const [, file = ''] of named)
      if (roots.includes(file.split('/')[0] ?? ''))
        expect(existsSync(join(PROJECT_ROOT, file)), `${path}: ${file}`).toBe(true);
  }
});
