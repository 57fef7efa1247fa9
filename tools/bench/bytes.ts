import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { appScripts } from '../build/page-html.ts';
import { PROJECT_ROOT } from '../local/project-root.ts';
import { type PageRequest, visitWithPhone } from './phone-visit.ts';
import { heroOnAPhone, sentBytes, startedBefore, totalBytes, totalsByKind } from './weight.ts';

export type BytesReport = Awaited<ReturnType<typeof measureBytes>>;

/** Measures the size of the site's files, and of the home page as a phone fetches it. */
export async function measureBytes(home: string) {
  const dist = join(PROJECT_ROOT, 'dist');
  const sized = (file: string) => ({ file, bytes: sentBytes(join(dist, file)) });
  const bytesOf = (files: readonly string[]) => totalBytes(files.map(sized));
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const hero = heroOnAPhone(html);
  if (!hero) throw new Error('The home page has no picture of 750 pixels');

  const { requests, firstPaintMs, loadMs } = await visitWithPhone(`${home}/`);
  // Count the files, not the transfers with their headers, so that the figures add up.
  const filesOf = (wanted: string, among: readonly PageRequest[]) => {
    const files = among
      .filter(({ type }) => type === wanted)
      .map(({ address }) => address.slice(1));
    // This server has no content for the host's own scripts.
    return [...new Set(files)].filter((file) => !file.startsWith('_vercel/'));
  };
  const scripts = filesOf('Script', requests);
  // The scripts of the app, and of the form, the only chunk that is fetched ahead. The only stylesheet is the form's: the page's
  // styles are inline.
  const app = appScripts(html);
  const form = scripts.filter((file) => !app.includes(`/${file}`));
  if (form.length === 0) throw new Error('The home page has not fetched the form');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(extname);
  return {
    kinds: totalsByKind(files.map((file) => ({ kind: extname(file), ...sized(file) }))),
    /** With its inlined styles. */
    homeHtml: bytesOf(['index.html']),
    hero: bytesOf([hero]),
    scriptBeforeLoad: bytesOf(filesOf('Script', startedBefore(loadMs, requests))),
    /** The home page's scripts without and with the form's, which are fetched ahead. */
    script: bytesOf(scripts) - bytesOf(form),
    scriptWithForm: bytesOf(scripts),
    /** In the order of the requests. */
    scripts: scripts.map((file) => ({ ...sized(file), ofTheForm: form.includes(file) })),
    form: bytesOf(form),
    formStyles: bytesOf(filesOf('Stylesheet', requests)),
    phone: {
      bytes: totalBytes(requests),
      requests: requests.length,
      /** AVIF: the logo and the drawing are SVG. */
      pictures: filesOf('Image', requests).filter((file) => file.endsWith('.avif')),
      types: totalsByKind(requests.map(({ type, bytes }) => ({ kind: type, bytes }))),
      firstPaintMs,
      loadMs,
      beforeLoad: startedBefore(loadMs, requests),
      criticalPath: startedBefore(firstPaintMs, requests),
      /** Addresses of requests without an answer. */
      failed: requests.filter(({ bytes }) => bytes === 0).map(({ address }) => address),
    },
  };
}
