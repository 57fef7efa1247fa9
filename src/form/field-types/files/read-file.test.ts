import { expect, test, vi } from 'vitest';
import { ScriptedReader, stubFileReader } from '../../../../tests/support/scripted-reader.ts';
import { readAsDataUrl } from './read-file.ts';

stubFileReader();

const FILE = new File(['abc'], 'a.heic', { type: '' });

function startReading(signal = new AbortController().signal) {
  const onProgress = vi.fn();
  const reading = readAsDataUrl(FILE, 'image/heic', { signal, onProgress });
  const [reader = new ScriptedReader()] = ScriptedReader.all;
  return { reading, reader, onProgress };
}

test('S-GEN-3: it reads the content with the given type, even if the browser does not know the type', async () => {
  const { reading, reader, onProgress } = startReading();
  expect(reader.blob?.type).toBe('image/heic');
  expect(reader.blob?.size).toBe(3);
  reader.onprogress({ loaded: 1, total: 4 });
  reader.result = 'data:image/heic;base64,YWJj';
  reader.onload();
  expect(await reading).toBe('data:image/heic;base64,YWJj');
  expect(onProgress).toHaveBeenCalledWith(0.25);
});
test('S-GEN-3: it rejects when the browser cannot read the file', async () => {
  const { reading, reader } = startReading();
  reader.error = new DOMException('gone', 'NotReadableError');
  reader.onerror();
  await expect(reading).rejects.toThrow('gone');
});
test('S-GEN-3: an abort before or during the reading ends it, and it rejects', async () => {
  const controller = new AbortController();
  const { reading, reader } = startReading(controller.signal);
  controller.abort();
  await expect(reading).rejects.toThrow('aborted');
  expect(reader.aborted).toBe(true);
  await expect(startReading(controller.signal).reading).rejects.toThrow('aborted');
});
