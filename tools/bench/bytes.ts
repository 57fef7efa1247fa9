import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../local/project-root.ts';
import type { BuiltSite } from './build.ts';
import {
  beforeLoad,
  criticalPath,
  type PageRequest,
  scripts,
  type TypeTotal,
  totalBytes,
  totalsByType,
} from './page-load.ts';
import { visitWithPhone } from './phone-visit.ts';
import { heroOnAPhone, type KindWeight, sentBytes, weighFolder } from './weight.ts';

/** What the site weighs: its files, and the home page as a phone fetches it. */
export interface BytesReport {
  kinds: KindWeight[];
  /** With the styles that it carries. */
  homeHtml: number;
  hero: number;
  scriptBeforeLoad: number;
  /** Of the home page while nobody opens the form: without the form's own, which is fetched ahead; and with them. */
  script: number;
  scriptWithForm: number;
  /** Each script that came, in its order. */
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
    /** What never arrived. */
    failed: string[];
  };
}

export async function measureBytes(home: string, built: BuiltSite): Promise<BytesReport> {
  const dist = join(PROJECT_ROOT, 'dist');
  const bytesOf = (files: readonly string[]) =>
    files.reduce((total, file) => total + sentBytes(join(dist, file)), 0);
  const hero = heroOnAPhone(readFileSync(join(dist, 'index.html'), 'utf8'));
  if (!hero) throw new Error('The home page has no picture of 750 pixels');

  const visit = await visitWithPhone(`${home}/`);
  // Bodies alone, so that a table of two scripts adds up to the files they are.
  const namesOf = (requests: readonly PageRequest[]) =>
    [...new Set(scripts(requests).map(({ address }) => address.slice(1)))].filter(
      // The host's own scripts, which this server answers with nothing.
      (name) => !name.startsWith('_vercel/'),
    );
  const fetched = namesOf(visit.requests);
  return {
    kinds: weighFolder(dist),
    homeHtml: bytesOf(['index.html']),
    hero: bytesOf([hero]),
    scriptBeforeLoad: bytesOf(namesOf(beforeLoad(visit))),
    script: bytesOf(fetched.filter((file) => !built.formScripts.includes(file))),
    scriptWithForm: bytesOf(fetched),
    scripts: fetched.map((file) => ({
      file,
      bytes: bytesOf([file]),
      ofTheForm: built.formScripts.includes(file),
    })),
    form: bytesOf(built.formScripts),
    formStyles: bytesOf(built.formStyles),
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
