import { createHash } from 'node:crypto';
import { FACE } from '../../src/start/typeface.ts';

/** Puts one page together: a single file that needs no other to be seen (`tools/bench/README.md`). */

interface PageParts {
  /** `index.html` as Vite has built it. */
  shell: string;
  /** What goes into `<head>`, and what into `#root`. */
  head: string;
  body: string;
  styles: readonly Stylesheet[];
  /** Runs the app; static pages do without. */
  script?: PageScript;
}

interface Stylesheet {
  address: string;
  text: string;
}

interface PageScript {
  /** Modules: the app's entry and what it would fetch first; the last one, the page's own, imports the others. */
  addresses: readonly string[];
  /** Fetches them. */
  inlineScript: string;
  /** Whether it does so as soon as the page is read. */
  atOnce?: boolean;
}

/** Of the shell: what the page brings along itself, or fetches in its own time. */
const SCRIPT = /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g;
const STYLESHEET = /\s*<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g;
const PRELOAD = /\s*<link rel="modulepreload"[^>]*>/g;

/** Of a stylesheet: the fonts that are fetched, not those that the system has. */
const FONT_FACES = /@font-face\s*\{[^{}]*url\([^{}]*\}/g;

/** Addresses of the scripts and the stylesheets that every page of the app needs. */
export function neededBy(shell: string): { scripts: string[]; stylesheets: string[] } {
  const addresses = (pattern: RegExp) =>
    [...shell.matchAll(pattern)].map(([, address]) => String(address));
  return { scripts: addresses(SCRIPT), stylesheets: addresses(STYLESHEET) };
}

/** The source expression by which a security policy lets in exactly this text. */
export function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

export function pageHtml({ shell, head, body, styles, script }: PageParts): string {
  const css = styles.map(({ text }) => text).join('');
  // The inline script reads them in the `noscript` and loads the faces after the first paint.
  const faces = script ? (css.match(FONT_FACES) ?? []) : [];
  const laterCss = faces.join('');
  if (faces.some((face) => !face.match(FACE)))
    throw new Error('src/start/typeface.ts cannot read every @font-face rule of the styles');
  const texts = laterCss ? [css.replace(FONT_FACES, ''), laterCss] : [css];
  return shell
    .replace(SCRIPT, '')
    .replace(STYLESHEET, '')
    .replace(PRELOAD, '')
    .replace(/<meta charset[^>]*>/, (charset) => charset + stylePolicy(texts))
    .replace('</head>', () => `${head}${styleElements(texts)}${script ? links(styles) : ''}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${body}</div>${script ? inlineElement(script) : ''}`,
    );
}

/** The host's header cannot name a hash that changes with each build, and lets in any style of the page; this does not. */
function stylePolicy(texts: readonly string[]): string {
  const source = `style-src 'self' ${texts.map(policyHash).join(' ')}`;
  return `<meta http-equiv="Content-Security-Policy" content="${source}">`;
}

function styleElements([now, later]: readonly string[]): string {
  return `<style>${now}</style>${later ? `<noscript><style>${later}</style></noscript>` : ''}`;
}

/** Disabled ones are not fetched, but Vite, which loads a lazy chunk's stylesheets, finds that they are there. */
function links(styles: readonly Stylesheet[]): string {
  return styles.map(({ address }) => `<link rel="stylesheet" href="${address}" disabled>`).join('');
}

function inlineElement({ addresses, inlineScript, atOnce = false }: PageScript): string {
  return `<script data-app="${addresses.join(' ')}"${atOnce ? ' data-now' : ''}>${inlineScript}</script>`;
}
