import { expect, test } from 'vitest';
import { addFiles, type FilesState, moveFile, NO_FILES, removeFile } from './files-state.ts';

const filesOf = (...names: string[]) => names.map((name) => ({ name, dataUrl: `data:,${name}` }));
const numbered = (count: number) =>
  filesOf(...Array.from({ length: count }, (_, index) => `${index + 1}`));
const namesIn = ({ items }: FilesState) => items.map(({ name }) => name).join(' ');
const itemAt = ({ items }: FilesState, position: number) => {
  const item = items[position];
  if (!item) throw new Error(`No file at ${position}`);
  return item;
};

test('S-GEN-4 S-CON-1: the 11th file is refused by name, and the first ten stay in their order', () => {
  const nine = addFiles(NO_FILES, numbered(9));
  const state = addFiles(nine, filesOf('a', 'b', 'c'));
  expect(namesIn(state)).toBe('1 2 3 4 5 6 7 8 9 a');
  expect(state.refusals).toEqual([
    'b no se ha añadido: se admiten 10 archivos como máximo',
    'c no se ha añadido: se admiten 10 archivos como máximo',
  ]);
});

test('S-GEN-4: a full list stays unchanged; the next change removes the refusals', () => {
  const full = addFiles(NO_FILES, numbered(10));
  const refused = addFiles(full, filesOf('a'));
  expect(refused.items).toBe(full.items);
  const removed = removeFile(refused, itemAt(refused, 0));
  expect(removed.refusals).toEqual([]);
  expect(namesIn(removed)).toBe('2 3 4 5 6 7 8 9 10');
});

test('S-GEN-3: a file that could not be read is refused by name', () => {
  const state = addFiles(NO_FILES, filesOf('a'), ['b']);
  expect(namesIn(state)).toBe('a');
  expect(state.refusals).toEqual(['b no se ha añadido: no se ha podido leer']);
});

test('S-GEN-5: of two files with the same name, only the one that is meant is removed or moved', () => {
  const state = addFiles(NO_FILES, [{ name: 'a', dataUrl: 'data:,1' }, ...filesOf('a', 'b')]);
  expect(removeFile(state, itemAt(state, 1)).items).toEqual([itemAt(state, 0), itemAt(state, 2)]);
  expect(moveFile(state, itemAt(state, 0), 2).items[2]).toEqual(itemAt(state, 0));
});

test.each([
  [0, 2, '2 3 1 4'],
  [3, 0, '4 1 2 3'],
  [1, 9, '1 3 4 2'],
  [1, -1, '2 1 3 4'],
])(
  'S-GEN-5: of four files, number %i moves to position %i, or the nearest one: %s',
  (from, to, order) => {
    const state = addFiles(NO_FILES, numbered(4));
    const moved = moveFile(state, itemAt(state, from), to);
    expect(namesIn(moved)).toBe(order);
    const position = order.split(' ').indexOf(`${from + 1}`) + 1;
    expect(moved.announcement).toBe(`${from + 1}: puesto ${position} de 4`);
  },
);

test('S-GEN-5: a file that is already in its position does not move', () => {
  const state = addFiles(NO_FILES, numbered(2));
  expect(moveFile(state, itemAt(state, 1), 5)).toBe(state);
});
