import { afterEach, beforeEach, vi } from 'vitest';

/** A stand-in for `FileReader`, whose events the test fires. */
export class ScriptedReader {
  /** The readers of the running test. */
  static all: ScriptedReader[] = [];
  blob: Blob | undefined;
  result = 'data:image/png;base64,YQ==';
  error = new DOMException('A folder', 'NotFoundError');
  aborted = false;
  onload = () => {};
  onerror = () => {};
  onprogress = (_: { loaded: number; total: number }) => {};
  onloadend = () => {};
  constructor() {
    ScriptedReader.all.push(this);
  }
  readAsDataURL(blob: Blob) {
    this.blob = blob;
  }
  abort() {
    this.aborted = true;
    this.onloadend();
  }
}

/** Replaces `FileReader` in each test of a file. */
export function stubFileReader(): void {
  beforeEach(() => {
    ScriptedReader.all = [];
    vi.stubGlobal('FileReader', ScriptedReader);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}
