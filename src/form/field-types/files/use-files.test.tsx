import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScriptedReader, stubFileReader } from '../../../../tests/support/scripted-reader.ts';
import { useFiles } from './use-files.ts';

stubFileReader();

const LIMITS = { accept: [], maxFileSize: 5_000, maxTotalSize: 10_000 } as const;
const fileOf = (name: string) => new File(['a'], name, { type: 'image/png' });

/** The hook, with the progress at each render. */
function openFiles() {
  const shown: (number | undefined)[] = [];
  const hook = renderHook(() => {
    const files = useFiles(LIMITS);
    shown.push(files.reading && files.reading.done + files.reading.part);
    return files;
  });
  return { ...hook, shown };
}

test('S-GEN-3: the progress of one file is not counted for the next one', async () => {
  const { result, shown } = openFiles();
  act(() => result.current.add([fileOf('a.png'), fileOf('b.png')]));
  act(() => ScriptedReader.all[0]?.onprogress({ loaded: 9, total: 10 }));
  await act(async () => ScriptedReader.all[0]?.onload());
  act(() => ScriptedReader.all[1]?.onprogress({ loaded: 1, total: 10 }));
  expect([...new Set(shown)]).toEqual([undefined, 0, 0.9, 1, 1.1]);
});

test('S-GEN-3: unmounting the control aborts the reading', () => {
  const { result, unmount } = openFiles();
  act(() => result.current.add([fileOf('a.png'), fileOf('b.png')]));
  unmount();
  expect(ScriptedReader.all.map(({ aborted }) => aborted)).toEqual([true]);
});

test('S-GEN-4: a folder is refused by name, because no browser reads it, and the files beside it are added', async () => {
  const { result } = openFiles();
  // Browsers give a dropped folder as a `File` without a type.
  act(() => result.current.add([new File(['x'.repeat(4_096)], 'boda'), fileOf('b.png')]));
  await act(async () => ScriptedReader.all[0]?.onerror());
  await act(async () => ScriptedReader.all[1]?.onload());
  expect(result.current.items.map(({ name }) => name)).toEqual(['b.png']);
  expect(result.current.announcement.text).toBe(
    '1 archivo añadido, 1 en total. Archivos no añadidos. No se ha podido leer: boda',
  );
});
