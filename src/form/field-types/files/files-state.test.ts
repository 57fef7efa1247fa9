import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_FILES } from '../../../shared/files.ts';
import {
  addFiles,
  cancelReading,
  clearFiles,
  dismissRefusals,
  type FilesState,
  fileFailed,
  fileRead,
  moveFile,
  NO_FILES,
  nextPending,
  readingProgress,
  refusalLines,
  removeFile,
} from './files-state.ts';

const LIMITS = {
  accept: ['image/*', 'application/pdf'],
  maxFileSize: 100,
  maxTotalSize: 300,
} as const;

const fileOf = (name: string, size = 1, type = 'image/png') =>
  new File(['x'.repeat(size)], name, { type });
const picturesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => fileOf(`${index + 1}.png`));
const add = (files: File[], state: FilesState = NO_FILES) => addFiles(state, files, LIMITS);
const namesIn = ({ items }: FilesState) => items.map(({ name }) => name);
const idOf = ({ items }: FilesState, name: string) =>
  items.find((item) => item.name === name)?.id ?? Number.NaN;
const readAll = (state: FilesState): FilesState => {
  const pending = nextPending(state);
  return pending ? readAll(fileRead(state, pending.id, 'data:,', LIMITS)) : state;
};
const linesOf = ({ refusals }: FilesState) => refusalLines(refusals, LIMITS);

describe('adding', () => {
  test('S-GEN-4 S-CON-1: the 11th file is refused by name, and the first ten stay in their order', () => {
    const state = add(picturesOf(12));
    expect(namesIn(state)).toEqual(picturesOf(10).map(({ name }) => name));
    expect(linesOf(state)).toEqual(['Se admiten 10 archivos como máximo: 11.png y 12.png']);
  });
  test.each([
    ['a wrong type', fileOf('a.txt', 1, 'text/plain'), 'Tipo de archivo no admitido: a.txt'],
    ['no type', fileOf('a', 1, ''), 'Tipo de archivo no admitido: a'],
    ['no content', fileOf('a.png', 0), 'Sin contenido: a.png'],
    ['more than the maximum size', fileOf('a.png', 101), 'Más de 1 KB por archivo: a.png'],
  ])('S-GEN-4: a file with %s is refused, and the others are added', (_, refused, line) => {
    const state = add([fileOf('before.png'), refused, fileOf('after.png')]);
    expect(namesIn(state)).toEqual(['before.png', 'after.png']);
    expect(linesOf(state)).toEqual([line]);
  });
  test('S-GEN-4: a file that would exceed the total size is refused; a smaller one after it is added', () => {
    const state = add([100, 100, 90, 20, 10].map((size) => fileOf(`${size}.png`, size)));
    expect(namesIn(state)).toEqual(['100.png', '100.png (2)', '90.png', '10.png']);
    expect(linesOf(state)).toEqual(['Más de 1 KB entre todos: 20.png']);
  });
  test('S-GEN-4: limits are inclusive', () => {
    const state = add([fileOf('a.png', 100), fileOf('b.png', 100), fileOf('c.png', 100)]);
    expect(namesIn(state)).toHaveLength(3);
    expect(state.refusals).toEqual([]);
  });
  test('S-GEN-4: the same file may be added twice, under two names', () => {
    const file = fileOf('a.png');
    expect(namesIn(add([file], add([file])))).toEqual(['a.png', 'a.png (2)']);
  });
  test('S-GEN-4: five hundred refusals for one reason are one line', () => {
    expect(linesOf(add(picturesOf(500)))).toEqual([
      'Se admiten 10 archivos como máximo: 11.png, 12.png, 13.png, 14.png, 15.png, 16.png, 17.png, 18.png, 19.png, 20.png y 480 más',
    ]);
  });
  test('S-GEN-4: an addition, a removal, or a dismissal clears earlier refusals', () => {
    const state = readAll(add([fileOf('a.png'), fileOf('a.txt', 1, 'text/plain')]));
    expect(add([fileOf('b.png')], state).refusals).toEqual([]);
    expect(removeFile(state, idOf(state, 'a.png')).refusals).toEqual([]);
    expect(dismissRefusals(state).refusals).toEqual([]);
  });
  test('S-GEN-4: while files are being read, refusals stay, and are announced with later ones', () => {
    const first = add([fileOf('a.png'), fileOf('a.txt', 1, 'text/plain')]);
    const second = add([fileOf('b.png'), fileOf('b.png', 0)], first);
    const both = ['Tipo de archivo no admitido: a.txt', 'Sin contenido: b.png'];
    expect(linesOf(removeFile(second, idOf(second, 'a.png')))).toEqual(both);
    expect(readAll(second).announcement.text).toContain(both.join('. '));
  });
  test('S-GEN-4: each file is either added or refused, never more than ten, never above the total size', () => {
    const anyFile = fc
      .tuple(
        fc.integer({ min: 0, max: 120 }),
        fc.constantFrom('image/png', 'application/pdf', 'text/plain', ''),
      )
      .map(([size, type]) => ({ size, type }));
    fc.assert(
      fc.property(fc.array(fc.array(anyFile, { maxLength: 15 }), { maxLength: 4 }), (additions) => {
        let state = NO_FILES;
        for (const [addition, files] of additions.entries()) {
          const kept = namesIn(state);
          const added = files.map(({ size, type }, index) =>
            fileOf(`${addition}-${index}`, size, type),
          );
          state = add(added, readAll(state));
          const names = added.map(({ name }) => name);
          const taken = namesIn(state).slice(kept.length);
          const refused = state.refusals.map(({ name }) => name);
          expect(namesIn(state).slice(0, kept.length)).toEqual(kept);
          expect(names.filter((name) => taken.includes(name))).toEqual(taken);
          expect([...taken, ...refused].sort()).toEqual([...names].sort());
        }
        const sizes = state.items.map(({ file }) => file.size);
        expect(sizes.length).toBeLessThanOrEqual(MAX_FILES);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(LIMITS.maxTotalSize);
        expect(new Set(state.items.map(({ id }) => id)).size).toBe(sizes.length);
      }),
    );
  });
});

describe('reading', () => {
  test('S-GEN-3: files are read one at a time in the order of their addition, even if they are moved', () => {
    const added = add(picturesOf(3));
    const moved = moveFile(added, idOf(added, '1.png'), 2);
    expect(nextPending(moved)?.name).toBe('1.png');
    expect(nextPending(fileRead(moved, idOf(moved, '1.png'), 'data:,', LIMITS))?.name).toBe(
      '2.png',
    );
  });
  test('the progress counts files that are added meanwhile, and restarts once all have been read', () => {
    const first = add(picturesOf(2));
    const one = fileRead(first, idOf(first, '1.png'), 'data:,', LIMITS);
    const more = add([fileOf('more.png')], one);
    expect(readingProgress(more)).toEqual({ done: 1, count: 3 });
    expect(readingProgress(add([fileOf('last.png')], readAll(more)))).toEqual({
      done: 0,
      count: 1,
    });
  });
  test('S-GEN-4: a file that cannot be read is removed, and announced after the earlier refusals', () => {
    const state = add([fileOf('a.txt', 1, 'text/plain'), fileOf('a.png'), fileOf('b.png')]);
    const failed = readAll(fileFailed(state, idOf(state, 'a.png'), LIMITS));
    expect(namesIn(failed)).toEqual(['b.png']);
    expect(failed.announcement.text).toBe(
      '1 archivo añadido, 1 en total. Archivos no añadidos. Tipo de archivo no admitido: a.txt. No se ha podido leer: a.png',
    );
  });
  test('cancelling removes the files that have not been read', () => {
    const kept = readAll(add([fileOf('kept.png')]));
    const added = add(picturesOf(4), kept);
    const state = cancelReading(fileRead(added, idOf(added, '1.png'), 'data:,', LIMITS));
    expect(namesIn(state)).toEqual(['kept.png', '1.png']);
    expect(state.announcement.text).toBe('Carga cancelada. Archivos añadidos: 1 de 4.');
    expect(nextPending(state)).toBeUndefined();
  });
  test('the content of a removed file changes nothing', () => {
    const state = add([fileOf('a.png')]);
    const id = idOf(state, 'a.png');
    const removed = removeFile(state, id);
    expect(fileRead(removed, id, 'data:,', LIMITS)).toBe(removed);
    const cleared = add([fileOf('b.png')], clearFiles(state));
    expect(fileRead(cleared, id, 'data:,', LIMITS)).toBe(cleared);
  });
});

describe('moving', () => {
  test('S-GEN-5: a file moves to its new place, and the files between move by one place', () => {
    const state = add(picturesOf(4));
    const moved = moveFile(state, idOf(state, '1.png'), 2);
    expect(namesIn(moved).join(' ')).toBe('2.png 3.png 1.png 4.png');
  });
  test('S-GEN-5: the new place is announced', () => {
    const state = add(picturesOf(5));
    expect(moveFile(state, idOf(state, '1.png'), 1).announcement.text).toBe('1.png: puesto 2 de 5');
  });
  test('S-GEN-5: a move keeps every file unchanged, and ends at the nearest existing place', () => {
    const place = fc.oneof(fc.integer({ min: -3, max: 13 }), fc.constant(Number.POSITIVE_INFINITY));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.nat(9), place, (count, which, to) => {
        const state = readAll(add(picturesOf(count)));
        const id = state.items[which % count]?.id ?? Number.NaN;
        const moved = moveFile(state, id, to);
        expect(new Set(moved.items)).toEqual(new Set(state.items));
        expect(moved.items.findIndex((item) => item.id === id)).toBe(
          Math.max(0, Math.min(to, count - 1)),
        );
        const withoutIt = ({ items }: FilesState) => items.filter((item) => item.id !== id);
        expect(withoutIt(moved)).toEqual(withoutIt(state));
      }),
    );
  });
});

test('the same text twice is announced twice', () => {
  const once = removeFile(add(picturesOf(1)), 1);
  const file = fileOf('1.png');
  const again = add([file], once);
  const twice = removeFile(again, idOf(again, '1.png'));
  expect(twice.announcement.text).toBe(once.announcement.text);
  expect(twice.announcement.number).not.toBe(once.announcement.number);
});
