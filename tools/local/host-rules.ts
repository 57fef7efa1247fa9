import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from './project-root.ts';

/** The `routes` of `vercel.json`, applied as the host applies them. */

type HeaderRule = { pattern: RegExp; headers: Record<string, string> };
type FileRule = { pattern: RegExp; file: string; status: number };

export type HostRules = {
  /** Headers of every answer. */
  always: HeaderRule[];
  /** The answers for missing files. */
  missing: FileRule[];
  /** Headers of files that exist. */
  found: HeaderRule[];
};

type Route = {
  handle?: string;
  src?: string;
  headers?: Record<string, string>;
  continue?: boolean;
  dest?: string;
  status?: number;
};

export function readHostRules(): HostRules {
  return hostRules(JSON.parse(readFileSync(join(PROJECT_ROOT, 'vercel.json'), 'utf8')).routes);
}

/** Throws for a route that the local server cannot apply as the host does. */
export function hostRules(routes: readonly Route[]): HostRules {
  const rules: HostRules = { always: [], missing: [], found: [] };
  let phase: string | undefined;
  for (const route of routes) {
    const { handle, src, headers, continue: goesOn, dest, status, ...others } = route;
    const isHeaderRule = src && headers && goesOn && !dest && !status;
    const isFileRule = src && dest && status && !headers && !goesOn;
    const isKnown = Object.keys(others).length === 0;
    const pattern = new RegExp(`^${src}$`, 'i');
    if (isKnown && handle) phase = handle;
    else if (isKnown && isHeaderRule && !phase) rules.always.push({ pattern, headers });
    else if (isKnown && isFileRule && phase === 'filesystem')
      rules.missing.push({ pattern, file: dest, status });
    else if (isKnown && isHeaderRule && phase === 'hit') rules.found.push({ pattern, headers });
    else
      throw new Error(
        `vercel.json: the local server does not know the route ${JSON.stringify(route)}`,
      );
  }
  return rules;
}

/** The headers of every rule for this path, in order. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): [string, string][] {
  return rules.flatMap(({ pattern, headers }) =>
    pattern.test(pathname) ? Object.entries(headers) : [],
  );
}

/** The rule for a missing file. Without one, the answer is the site's page for unknown paths. */
export function missingFileRule({ missing }: HostRules, pathname: string): FileRule | undefined {
  return missing.find(({ pattern }) => pattern.test(pathname));
}

/**
 * The target of the redirect (308) for `cleanUrls: true` and `trailingSlash: false`, if there is one:
 * `/error.html` and `/error/` → `/error`, `/index.html` → `/`.
 */
export function cleanPath(pathname: string): string | undefined {
  const index = /^\/(?:(.+)\/)?index(?:\.html)?\/?$/.exec(pathname);
  const named = /^\/(.*)\.html\/?$/.exec(pathname) ?? /^\/(.+)\/$/.exec(pathname);
  const match = index ?? named;
  // Remove leading slashes: `//host/` would redirect to another host.
  return match ? `/${(match[1] ?? '').replace(/^\/+/, '')}` : undefined;
}
