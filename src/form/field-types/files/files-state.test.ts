import { expect, test } from 'vitest';
import {
  addFiles,
  clearFiles,
  type FilesState,
  fileFailed,
  fileRead,
  moveFile,
  NO_FILES,
  removeFile,
} from './files-state.ts';
import type { FileLimits } from './sort-out.ts';

/** Up to 100 bytes. */
const LIMITS: FileLimits = { kinds: ['pictures', 'pdf'], maxMegabytes: 1e-4 };

const fileOf = (name: string, size = 1, type = 'image/png') =>
  new File(['x'.repeat(size)], name, { type });
const picturesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => fileOf(`${index + 1}.png`));
const add = (files: File[], state: FilesState = NO_FILES) => addFiles(state, files, LIMITS);
const namesIn = ({ items }: FilesState) => items.map(({ name }) => name);
const refusalsIn = ({ refusals }: FilesState) => refusals.map(({ text }) => text);
const find = ({ items }: FilesState, name: string) => {
  const item = items.find((item) => item.name === name);
  if (!item) throw new Error(`No ${name}`);
  return item;
};

test('S-GEN-4 S-CON-1: the 11th file is refused by name, and the first ten stay in their order', () => {
  const state = add(picturesOf(3), add([fileOf('a.png'), ...picturesOf(7)]));
  expect(namesIn(state)).toHaveLength(10);
  expect(namesIn(state).slice(-3)).toEqual(['7.png', '1.png (2)', '2.png (2)']);
  expect(refusalsIn(state)).toEqual(['3.png no se ha añadido: se admiten 10 archivos como máximo']);
  expect(state.said).toBe('2 archivos añadidos, 10 en total');
});

test.each([
  ['a wrong type', fileOf('a.txt', 1, 'text/plain'), 'a.txt', 'ese tipo de archivo no se admite'],
  ['no type', fileOf('', 1, ''), 'archivo sin nombre', 'ese tipo de archivo no se admite'],
  ['no content', fileOf('a.png', 0), 'a.png', 'no tiene contenido'],
  ['too much content', fileOf('a.png', 101), 'a.png', 'ocupa más de 0\u{a0}MB'],
])('S-GEN-4: a file with %s is refused, and the others are added', (_, refused, name, reason) => {
  const state = add([fileOf('before.png'), refused, fileOf('after.png')]);
  expect(namesIn(state)).toEqual(['before.png', 'after.png']);
  expect(refusalsIn(state)).toEqual([`${name} no se ha añadido: ${reason}`]);
});

test.each([
  ['a.png', 'image/png'],
  ['a.HEIC', ''],
  ['a.heif', 'application/octet-stream'],
  ['a.b.pdf', ''],
])('S-GEN-4: %s of type "%s" is accepted', (name, type) => {
  expect(namesIn(add([fileOf(name, 100, type)]))).toEqual([name]);
});

test('S-GEN-4: a field without a new file stays unchanged; the next change of the list removes the refusals', () => {
  const one = add([fileOf('a.png')]);
  const refused = add([fileOf('a.txt', 1, 'text/plain')], one);
  expect(refused.items).toBe(one.items);
  expect(add([fileOf('b.png')], refused).refusals).toEqual([]);
  expect(removeFile(refused, find(refused, 'a.png')).refusals).toEqual([]);
});

test('S-GEN-5: files with the same name are shown with different names', () => {
  const state = add([fileOf('a.png'), fileOf('a.png'), fileOf('a.png')]);
  expect(namesIn(state)).toEqual(['a.png', 'a.png (2)', 'a.png (3)']);
  const gap = add([fileOf('a.png')], removeFile(state, find(state, 'a.png (2)')));
  expect(namesIn(gap)).toEqual(['a.png', 'a.png (3)', 'a.png (2)']);
});

test('S-GEN-3: a file that cannot be read is removed and refused by name, after the files refused before', () => {
  const state = add([fileOf('a.png'), fileOf('b.png'), fileOf('c.png', 0)]);
  const failed = fileFailed(state, find(state, 'a.png').id, LIMITS);
  expect(namesIn(failed)).toEqual(['b.png']);
  expect(refusalsIn(failed)).toEqual([
    'c.png no se ha añadido: no tiene contenido',
    'a.png no se ha añadido: no se ha podido leer',
  ]);
});

test('the content of a file that was removed meanwhile changes nothing, also after a reset', () => {
  const state = add([fileOf('a.png')]);
  const { id } = find(state, 'a.png');
  const cleared = add([fileOf('b.png')], clearFiles(state));
  expect(fileRead(cleared, id, 'data:,')).toBe(cleared);
  expect(fileFailed(cleared, id, LIMITS)).toBe(cleared);
});

test.each([
  [0, 2, '2.png 3.png 1.png 4.png'],
  [3, 0, '4.png 1.png 2.png 3.png'],
  [1, 9, '1.png 3.png 4.png 2.png'],
  [1, -1, '2.png 1.png 3.png 4.png'],
])(
  'S-GEN-5: of four files, number %i moves to place %i, or the nearest one: %s',
  (from, to, order) => {
    const state = add(picturesOf(4));
    const { id = 0, name } = state.items[from] ?? {};
    const moved = moveFile(state, id, to);
    expect(namesIn(moved).join(' ')).toBe(order);
    expect(moved.said).toBe(`${name}: puesto ${namesIn(moved).indexOf(name ?? '') + 1} de 4`);
  },
);

test('S-GEN-5: a file that is already in its place does not move', () => {
  const state = add(picturesOf(2));
  expect(moveFile(state, find(state, '2.png').id, 5)).toBe(state);
});
