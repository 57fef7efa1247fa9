import { readFileSync } from 'node:fs';
import type { Handler } from './handler.ts';
import { requestUrl } from './handler.ts';

/** The rules of `vercel.json` that a browser can see, applied as the host applies them. */

export type HeaderRule = {
  source: string;
  headers: readonly { key: string; value: string }[];
};

export function readHeaderRules(vercelJson: string): HeaderRule[] {
  return JSON.parse(readFileSync(vercelJson, 'utf8')).headers;
}

/** Sets every header whose rule matches the path; a later rule wins, and so does the function's own answer. */
export function hostHeaders(rules: readonly HeaderRule[]): Handler {
  const compiled = rules.map(({ source, headers }) => ({
    pattern: sourcePattern(source),
    headers,
  }));
  return (request, response, next) => {
    const { pathname } = requestUrl(request);
    for (const { pattern, headers } of compiled) {
      if (!pattern.test(pathname)) continue;
      for (const { key, value } of headers) response.setHeader(key, value);
    }
    next();
  };
}

/**
 * The part of the host's pattern language that `vercel.json` uses: literal text and groups in parentheses.
 * Anything else would be read differently here and there, so it is refused.
 */
export function sourcePattern(source: string): RegExp {
  const [beforeGroups = ''] = source.split('(');
  if (!source.startsWith('/') || /[:*+?{}]/.test(beforeGroups))
    throw new Error(`vercel.json: the local server does not know the pattern ${source}`);
  return new RegExp(`^${beforeGroups.replaceAll('.', '\\.')}${source.slice(beforeGroups.length)}$`);
}

/**
 * Where `cleanUrls: true` and `trailingSlash: false` send a path (308), if anywhere:
 * `/error.html` and `/error/` → `/error`, `/index.html` → `/`.
 */
export function cleanPath(pathname: string): string | undefined {
  const index = /^\/(?:(.+)\/)?index(?:\.html)?\/?$/.exec(pathname);
  const named = /^\/(.*)\.html\/?$/.exec(pathname) ?? /^\/(.+)\/$/.exec(pathname);
  const match = index ?? named;
  // Without slashes at the front: `//host/` must not become an address on another host.
  return match ? `/${(match[1] ?? '').replace(/^\/+/, '')}` : undefined;
}
