import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { BUSINESS } from './content/business.ts';
import { LEGAL_PATHS } from './content/legal/legal-paths.ts';
import { SERVICES } from './content/services.ts';
import { AppRoutes } from './routes.tsx';
import { SOCIAL_PICTURE, STRUCTURED_DATA_BLOCK, siteFiles } from './site-files.ts';

export interface HtmlFile {
  /** The name, at the root of the site. */
  file: string;
  /** The path at which the page is rendered. */
  path: string;
  /** The lazy module of the page, whose stylesheets are included. */
  module: string;
  /** HTML that the page is not whole without. */
  mustContain?: readonly string[];
  /** HTML for the `<head>` that no script needs. */
  structuredData?: string;
}

/** The pages as files. The host answers `404.html` to every unknown path. */
export const HTML_FILES: readonly HtmlFile[] = [
  {
    file: 'index.html',
    path: '/',
    module: 'src/pages/home.tsx',
    mustContain: ['<button', ...SERVICES.map(({ id }) => `<section id="${id}"`)],
    structuredData: STRUCTURED_DATA_BLOCK,
  },
  { file: 'error.html', path: '/error', module: 'src/pages/error.tsx' },
  { file: '404.html', path: '/unknown', module: 'src/pages/error.tsx' },
  ...LEGAL_PATHS.map(
    (path): HtmlFile => ({
      file: `${path.slice(1)}.html`,
      path,
      module: 'src/pages/legal.tsx',
    }),
  ),
];

const { file, width, height, alt } = SOCIAL_PICTURE;

/** What the heads of all pages have in common, for social networks. `PageMeta` adds what a page has of its own. */
const COMMON_HEAD = renderToStaticMarkup(
  <>
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content={BUSINESS.name} />
    <meta property="og:locale" content="es_ES" />
    <meta property="og:image" content={`${BUSINESS.url}/${file}`} />
    <meta property="og:image:width" content={String(width)} />
    <meta property="og:image:height" content={String(height)} />
    <meta property="og:image:alt" content={`${BUSINESS.name}: ${alt}`} />
    <meta name="twitter:card" content="summary_large_image" />
  </>,
);

/** React renders metadata first if it does not render a `<head>`. */
const HEAD = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/;
const CANONICAL = /<link rel="canonical" href="([^"]+)"/;

/** Renders a page: the HTML of `<head>` and of `#root`. Throws if the page is not whole. */
export async function renderPage({ path, mustContain = [], structuredData = '' }: HtmlFile) {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <AppRoutes />
      </StaticRouter>
    </StrictMode>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // The promise resolves all the same, to the fallback of the boundary around the error.
      onError: (error) => void errors.push(error),
    },
  );
  if (errors.length > 0) throw errors[0];
  const html = await new Response(prelude).text();
  const head = HEAD.exec(html)?.[0] ?? '';
  const body = html.slice(head.length);
  const main = body.slice(body.indexOf('<main'));
  const missing = ['<h1', ...mustContain].filter((part) => !main.includes(part));
  if (missing.length > 0) throw new Error(`${path} has no ${missing.join(', no ')}`);
  return { head: head + COMMON_HEAD + structuredData, body };
}

/** The site files, made from the heads of the pages. Pages with a canonical link are in the sitemap. */
export function filesBeside(heads: readonly string[]): Record<string, string> {
  const addresses = heads.flatMap((head) => CANONICAL.exec(head)?.[1] ?? []);
  return siteFiles(addresses);
}
