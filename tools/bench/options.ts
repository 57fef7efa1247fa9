import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from '../build/user-error.ts';

/** The options of `npm run bench`. */
export interface BenchOptions {
  parts: readonly Part[];
  /** Runs of Lighthouse and of the main thread's trace; the figures are their medians. */
  runs: number;
  /** Sites to compare with in Lighthouse. */
  peers: readonly Peer[];
  /** The file for the figures as JSON; without it they go to the cache. */
  json: string | undefined;
  /** Whether to write the table in the README. */
  readme: boolean;
}

export interface Peer {
  name: string;
  folder: string;
}

export const PARTS = ['bytes', 'thread', 'lighthouse', 'function', 'load'] as const;
type Part = (typeof PARTS)[number];

const DEFAULT_RUNS = 5;
const USAGE = `npm run bench -- [--runs N] [--only ${PARTS.join('|')}] [--json FILE] [--readme] [NAME=DIR …]`;

export function parseOptions(args: readonly string[]): BenchOptions {
  const { values, positionals } = parse([...args]);
  const runs = Number(values.runs ?? DEFAULT_RUNS);
  if (!Number.isInteger(runs) || runs < 1)
    throw new UserError(`--runs must be a whole number from 1. ${USAGE}`);
  const only = PARTS.find((part) => part === values.only);
  if (values.only !== undefined && !only)
    throw new UserError(`--only knows ${PARTS.join(', ')}. ${USAGE}`);
  if (only && values.readme) throw new UserError('--readme needs every part: remove --only.');
  return {
    parts: only ? [only] : PARTS,
    runs,
    peers: positionals.map(parsePeer),
    json: values.json && resolve(values.json),
    readme: values.readme ?? false,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        runs: { type: 'string' },
        only: { type: 'string' },
        json: { type: 'string' },
        readme: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error} ${USAGE}`);
  }
}

function parsePeer(text: string): Peer {
  const [, name, folder] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (!name || !folder) throw new UserError(`${text} is not NAME=DIR. ${USAGE}`);
  const path = resolve(folder);
  if (!statSync(`${path}/index.html`, { throwIfNoEntry: false })?.isFile())
    throw new UserError(`${name}: no index.html in ${path}`);
  return { name, folder: path };
}
