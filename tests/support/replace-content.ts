import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../tools/local/project-root.ts';

/** The texts that the requirements quote: no owner may change them. */
const REQUIREMENTS = readFileSync(join(PROJECT_ROOT, 'tests/requirements.md'), 'utf8');
const REQUIRED = [...REQUIREMENTS.matchAll(/"([^"]+)"/g)].map(([, sentence = '']) => sentence);
/** Files whose texts tests may quote: the form's, and the privacy policy's, which the law demands (U-13). */
const QUOTED = ['form', 'legal/privacy'];

const ADDRESS = /^(?:[/#+]|https:|[\w-]+\.svg$)/;
/** Values that no visitor reads. */
const NOT_SHOWN = ['id', 'file'];

const OTHER_VOWEL: Record<string, string> = { a: 'o', o: 'a', á: 'ó', ó: 'á', A: 'O', O: 'A' };
/** Leaves names in braces and the addresses of links unchanged. */
const swapVowels = (text: string) =>
  text.replace(/\{\w+\}|\]\(.*?\)|[aoáóAO]/g, (match) => OTHER_VOWEL[match] ?? match);

/** Replaces every text of a content file that an owner may change by one of the same length: "Bodas" becomes "Bados". */
export function replaceTexts(name: string, data: unknown): unknown {
  if (QUOTED.includes(name)) return data;
  if (Array.isArray(data)) return data.map((item) => replaceTexts(name, item));
  if (typeof data === 'object' && data !== null)
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [
        key,
        NOT_SHOWN.includes(key) ? value : replaceTexts(name, value),
      ]),
    );
  if (typeof data !== 'string' || ADDRESS.test(data)) return data;
  return REQUIRED.some((sentence) => sentence.includes(data)) ? data : swapVowels(data);
}
