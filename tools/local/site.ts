import { statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Handler } from './handler.ts';
import { requestUrl, sendText } from './handler.ts';
import { cleanPath, type HostRules, missingFileRule, setHeaders } from './host-rules.ts';
import { sendFile } from './send-file.ts';

/** Serves the built site as the host does (S-RT-6, R-20): clean URLs, a real 404, and no HTML for a missing file. */
export function createSite(folder: string, rules: HostRules): Handler {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendText(response, 405, 'Method not allowed');
    }
    const { pathname, search } = requestUrl(request);
    const location = cleanPath(pathname);
    if (location !== undefined) {
      response.writeHead(308, { location: location + search }).end();
      return;
    }
    const file = pathname === '/404' ? undefined : findFile(folder, pathname);
    if (file) {
      setHeaders(response, rules.found, pathname);
      return sendFile(request, response, file);
    }
    const { file: instead, status } = missingFileRule(rules, pathname) ?? UNKNOWN_PATH;
    const answer = findFile(folder, instead);
    // A site of the benchmark may have no 404 page.
    if (!answer) return sendText(response, 404, 'Not found');
    setHeaders(response, rules.found, instead);
    sendFile(request, response, answer, status);
  };
}

/** The host's own rule. */
const UNKNOWN_PATH = { file: '/404', status: 404 };

/** Finds the file of a clean URL. Never finds hidden files or files outside the folder. */
function findFile(folder: string, pathname: string): string | undefined {
  const root = resolve(folder);
  const path = decodeURIComponent(pathname);
  if (path.includes('\0') || /[\\/]\./.test(path)) return undefined;
  const candidates = [path, `${path}.html`, join(path, 'index.html')];
  return candidates
    .map((candidate) => join(root, candidate))
    .find((file) => file.startsWith(root + sep) && isFile(file));
}

function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    // The file does not exist, or the name is too long.
    return false;
  }
}
