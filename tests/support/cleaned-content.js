import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

/** Hooks of Node, so that the browser tests quote the content as the pages get it: cleaned. `run-e2e.ts` writes it to the file. */

if (isMainThread) register(import.meta.url);

const file = new URL('../../node_modules/.cache/content.json', import.meta.url);

export async function load(url, context, nextLoad) {
  const [, name] = /\/src\/content\/(.+)\.json$/.exec(url) ?? [];
  if (!name) return nextLoad(url, context);
  const content = JSON.parse(readFileSync(file, 'utf8'));
  return { format: 'json', shortCircuit: true, source: JSON.stringify(content[name]) };
}
