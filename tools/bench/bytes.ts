import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../local/project-root.ts';
import {
  beforeLoad,
  criticalPath,
  type PageRequest,
  type TypeTotal,
  totalBytes,
  totalsByType,
} from './page-load.ts';
import { visitWithPhone } from './phone-visit.ts';
import { appScripts, heroOnAPhone, type KindWeight, sentBytes, weighFolder } from './weight.ts';

/** The size of the site's files, and of the home page as a phone fetches it. */
export interface BytesReport {
  kinds: KindWeight[];
  /** With its inlined styles. */
  homeHtml: number;
  hero: number;
  scriptBeforeLoad: number;
  /** The home page's scripts without and with the form's, which are fetched ahead. */
  script: number;
  scriptWithForm: number;
  /** In the order of the requests. */
  scripts: { file: string; bytes: number; ofTheForm: boolean }[];
  form: number;
  formStyles: number;
  phone: {
    bytes: number;
    requests: number;
    types: TypeTotal[];
    firstPaintMs: number;
    loadMs: number;
    criticalPath: PageRequest[];
    /** Addresses of requests without an answer. */
    failed: string[];
  };
}

export async function measureBytes(home: string): Promise<BytesReport> {
  const dist = join(PROJECT_ROOT, 'dist');
  const bytesOf = (files: readonly string[]) =>
    files.reduce((total, file) => total + sentBytes(join(dist, file)), 0);
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const hero = heroOnAPhone(html);
  if (!hero) throw new Error('The home page has no picture of 750 pixels');

  const visit = await visitWithPhone(`${home}/`);
  // Count the files, not the transfers with their headers, so that the figures add up.
  const namesOf = (requests: readonly PageRequest[], wanted = 'Script') => {
    const names = requests
      .filter(({ type }) => type === wanted)
      .map(({ address }) => address.slice(1));
    // This server has no content for the host's own scripts.
    return [...new Set(names)].filter((name) => !name.startsWith('_vercel/'));
  };
  const fetched = namesOf(visit.requests);
  // The visit fetches no scripts but the app's and the form's, and no stylesheet but the form's: the page has its styles inline.
  const app = appScripts(html);
  const form = fetched.filter((file) => !app.includes(`/${file}`));
  if (form.length === 0) throw new Error('The home page has not fetched the form');
  return {
    kinds: weighFolder(dist),
    homeHtml: bytesOf(['index.html']),
    hero: bytesOf([hero]),
    scriptBeforeLoad: bytesOf(namesOf(beforeLoad(visit))),
    script: bytesOf(fetched.filter((file) => !form.includes(file))),
    scriptWithForm: bytesOf(fetched),
    scripts: fetched.map((file) => ({
      file,
      bytes: bytesOf([file]),
      ofTheForm: form.includes(file),
    })),
    form: bytesOf(form),
    formStyles: bytesOf(namesOf(visit.requests, 'Stylesheet')),
    phone: {
      bytes: totalBytes(visit.requests),
      requests: visit.requests.length,
      types: totalsByType(visit.requests),
      firstPaintMs: visit.firstPaintMs,
      loadMs: visit.loadMs,
      criticalPath: criticalPath(visit),
      failed: visit.requests.filter(({ bytes }) => bytes === 0).map(({ address }) => address),
    },
  };
}
