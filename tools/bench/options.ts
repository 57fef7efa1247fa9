import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from '../build/user-error.ts';

export const PARTS = ['bytes', 'thread', 'lighthouse', 'function', 'load'] as const;
const DEFAULT_RUNS = '5';
const USAGE = `npm run bench -- [--runs N] [--only ${PARTS.join('|')}] [--json FILE] [--readme] [NAME=DIR …]`;

/** Reads the options of `npm run bench`. */
export function parseOptions(args: readonly string[]) {
  const { values, positionals } = parse([...args]);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new UserError(`--runs must be a whole number from 1. ${USAGE}`);
  const only = PARTS.find((part) => part === values.only);
  if (values.only !== undefined && !only)
    throw new UserError(`--only knows ${PARTS.join(', ')}. ${USAGE}`);
  if (only && values.readme) throw new UserError('--readme needs every part: remove --only.');
  return {
    parts: only ? [only] : PARTS,
    /** Runs of Lighthouse and of the main thread's trace; the figures are their medians. */
    runs,
    /** Sites to compare with in Lighthouse. */
    peers: positionals.map(parsePeer),
    /** The file for the figures as JSON; without it they go to the cache. */
    json: values.json && resolve(values.json),
    readme: values.readme,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: DEFAULT_RUNS },
        only: { type: 'string' },
        json: { type: 'string' },
        readme: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error} ${USAGE}`);
  }
}

export type Peer = ReturnType<typeof parsePeer>;

function parsePeer(text: string) {
  const [, name, folder] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (!name || !folder) throw new UserError(`${text} is not NAME=DIR. ${USAGE}`);
  const path = resolve(folder);
  if (!statSync(`${path}/index.html`, { throwIfNoEntry: false })?.isFile())
    throw new UserError(`${name}: no index.html in ${path}`);
  return { name, folder: path };
}
