import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../tools/local/project-root.ts';
import { editableTexts } from './support/replace-content.ts';

/** Shorter texts also occur in tests by chance. In characters. */
const LEAST_LENGTH = 10;

const filesOf = (folder: string, pattern: RegExp) =>
  readdirSync(join(PROJECT_ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => pattern.test(file));
const read = (file: string) => readFileSync(join(PROJECT_ROOT, file), 'utf8');

/** Not checked: it has another studio's texts, and an owner may use the same. */
const OTHER_CONTENT = 'tests/support/another-studio.ts';

const shared = filesOf('src/shared', /\.ts$/).map(read).join('\n');
const texts = filesOf('src/content', /(?<!\.test)\.ts$/)
  .flatMap((file) => editableTexts(file, read(file)).map(({ text }) => text))
  .filter((text) => text.length >= LEAST_LENGTH && !shared.includes(text));
const tests = ['src', 'tools', 'tests']
  .flatMap((folder) => filesOf(folder, /\.(?:test|spec)\.tsx?$|^tests\/.*\.ts$/))
  .filter((file) => file !== OTHER_CONTENT);

test('U-16: no test quotes a text that an owner may change', () => {
  const quotes = tests.flatMap((file) => {
    const code = read(file);
    // Only after a quotation mark: another text may contain the same words.
    const isQuoted = (text: string) =>
      ["'", '"', '`', '^', '/'].some((sign) => code.includes(sign + text));
    return texts.filter(isQuoted).map((text) => `${file}: ${text}`);
  });
  expect(quotes, 'tests have to import these texts from src/content').toEqual([]);
});
