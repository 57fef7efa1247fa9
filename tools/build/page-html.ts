import { createHash } from 'node:crypto';
import { FACE } from '../../src/start/typeface.ts';

/** Assembles the HTML of a page with its styles inline, so that the first paint needs no other file (`tools/build/speed.md`). */

interface PageParts {
  /** `index.html` as Vite has built it. */
  shell: string;
  /** HTML to insert into `<head>`. */
  head: string;
  /** HTML to insert into `#root`. */
  body: string;
  styles: readonly Stylesheet[];
  /** Static pages have none. */
  script?: PageScript;
}

interface Stylesheet {
  address: string;
  text: string;
}

interface PageScript {
  /** The modules that the inline script loads: the app's entry, its imports, and last the module of the page. */
  addresses: readonly string[];
  inlineScript: string;
  /** Load the app at once instead of after the critical path. */
  atOnce?: boolean;
}

/** Elements that Vite writes into the shell. The page has its styles inline, and the inline script loads the modules. */
const LOADED_BY_VITE =
  /\s*(?:<script type="module"[^>]*><\/script>|<link rel="(?:stylesheet|modulepreload)"[^>]*>)/g;

/** The `@font-face` rules that fetch a file. Rules for fonts of the system have no `url()`. */
const FONT_FACES = /@font-face\s*\{[^{}]*url\([^{}]*\}/g;

/** The addresses of the scripts that the page names as the app's. */
export const appScripts = (html: string): string[] =>
  / data-app="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];

/** The source expression with which a Content Security Policy allows exactly this inline text. */
export function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

export function pageHtml({ shell, head, body, styles, script }: PageParts): string {
  const css = styles.map(({ text }) => text).join('');
  // The inline script reads these rules from a `noscript` and loads the fonts after the first paint.
  const faces = script ? (css.match(FONT_FACES) ?? []) : [];
  const deferredCss = faces.join('');
  if (faces.some((face) => !face.match(FACE)))
    throw new Error('src/start/typeface.ts cannot read every @font-face rule of the styles');
  const texts = deferredCss ? [css.replace(FONT_FACES, ''), deferredCss] : [css];
  return shell
    .replace(LOADED_BY_VITE, '')
    .replace('</head>', () => `${head}${styleElements(texts)}${script ? links(styles) : ''}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${body}</div>${script ? inlineElement(script) : ''}`,
    );
}

function styleElements([css, deferredCss]: readonly string[]): string {
  return `<style>${css}</style>${deferredCss ? `<noscript><style>${deferredCss}</style></noscript>` : ''}`;
}

/**
 * Links to the inlined stylesheets. Vite loads no stylesheet of a lazy chunk that the page links to, and the browser does not
 * fetch a disabled one.
 */
function links(styles: readonly Stylesheet[]): string {
  return styles.map(({ address }) => `<link rel="stylesheet" href="${address}" disabled>`).join('');
}

function inlineElement({ addresses, inlineScript, atOnce = false }: PageScript): string {
  return `<script data-app="${addresses.join(' ')}"${atOnce ? ' data-now' : ''}>${inlineScript}</script>`;
}
