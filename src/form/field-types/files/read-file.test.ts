import { afterEach, expect, test, vi } from 'vitest';
import { readAsDataUrl } from './read-file.ts';

/** A stand-in for `FileReader`, whose events each test fires. */
class ScriptedReader {
  static last: ScriptedReader;
  blob: Blob | undefined;
  result: string | null = null;
  error: unknown = null;
  aborted = false;
  onload = () => {};
  onerror = () => {};
  onprogress = (_: { loaded: number; total: number }) => {};
  onloadend = () => {};
  constructor() {
    ScriptedReader.last = this;
  }
  readAsDataURL(blob: Blob) {
    this.blob = blob;
  }
  abort() {
    this.aborted = true;
    this.onloadend();
  }
}

const FILE = new File(['abc'], 'a.heic', { type: '' });

function startReading(signal = new AbortController().signal) {
  vi.stubGlobal('FileReader', ScriptedReader);
  const onProgress = vi.fn();
  const reading = readAsDataUrl(FILE, 'image/heic', { signal, onProgress });
  return { reading, onProgress };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('S-GEN-3: it reads the content with the given type, even if the browser does not know the type', async () => {
  const { reading, onProgress } = startReading();
  const reader = ScriptedReader.last;
  expect(reader.blob?.type).toBe('image/heic');
  expect(reader.blob?.size).toBe(3);
  reader.onprogress({ loaded: 1, total: 4 });
  reader.result = 'data:image/heic;base64,YWJj';
  reader.onload();
  expect(await reading).toBe('data:image/heic;base64,YWJj');
  expect(onProgress).toHaveBeenCalledWith(0.25);
});
test('S-GEN-3: it rejects when the browser cannot read the file', async () => {
  const { reading } = startReading();
  ScriptedReader.last.error = new DOMException('gone', 'NotReadableError');
  ScriptedReader.last.onerror();
  await expect(reading).rejects.toThrow('gone');
});
test('S-GEN-3: an abort before or during the reading ends it, and it rejects', async () => {
  const controller = new AbortController();
  const { reading } = startReading(controller.signal);
  controller.abort();
  await expect(reading).rejects.toThrow('aborted');
  expect(ScriptedReader.last.aborted).toBe(true);
  await expect(startReading(controller.signal).reading).rejects.toThrow('aborted');
});
