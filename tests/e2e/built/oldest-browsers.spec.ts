import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { type Finding, findUnsupported } from '../../../tools/checks/browser-support.ts';
import { dist, files, INLINE_SCRIPT, textOf } from '../../support/built-site.ts';
import { sourcePlace } from '../../support/source-place.ts';

/** This test needs no browser. `npm run test:engines` runs it too. */

const INLINE = 'the inline script (src/start)';
/** Has the field types that the site does not use. Another studio's copy does not build it. */
const GALLERY = '/../node_modules/.cache/gallery/assets/';
const inGallery = () =>
  process.env.ANOTHER_STUDIO ? [] : readdirSync(join(dist, GALLERY)).map((name) => GALLERY + name);

test('U-11 U-36: no script uses what the oldest browsers do not have', async () => {
  const code: Record<string, string> = { [INLINE]: INLINE_SCRIPT };
  for (const name of [...files(), ...inGallery()].filter((file) => file.endsWith('.js')))
    code[name] = textOf(name);
  const lineOf = ({ script, offset, what, missing }: Finding) => {
    const text = code[script] ?? '';
    const before = text.slice(0, offset).split('\n');
    const place = sourcePlace(script, before.length, (before.at(-1)?.length ?? 0) + 1) ?? script;
    return `${place}: ${what} is missing in ${missing}: …${text.slice(offset - 30, offset + 60)}…`;
  };
  expect((await findUnsupported(code)).map(lineOf)).toEqual([]);
});
