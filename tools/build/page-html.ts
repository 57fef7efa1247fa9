/** Assembles the HTML of a page with its styles inline, so that the first paint needs no other file (`tools/build/README.md`). */

interface PageParts {
  /** `index.html` as Vite has built it. */
  shell: string;
  /** HTML to insert into `<head>`. */
  head: string;
  /** HTML to insert into `#root`. */
  body: string;
  styles: readonly Stylesheet[];
  /** Static pages have none: they show the whole typefaces at once. */
  firstView?: { links: string; css: string };
  /** The inline script, and the modules that it loads: the app's entry, its imports, and last the module of the page. */
  script?: { inlineScript: string; addresses: readonly string[] };
}

interface Stylesheet {
  address: string;
  text: string;
}

/** Elements that Vite writes into the shell. The page has its styles inline, and the inline script loads the modules. */
const LOADED_BY_VITE =
  /\s*(?:<script type="module"[^>]*><\/script>|<link rel="(?:stylesheet|modulepreload)"[^>]*>)/g;

/** The `@font-face` rules that fetch a file. Rules for fonts of the system have no `url()`. */
const FONT_FACES = /@font-face\s*\{[^{}]*url\([^{}]*\}/g;

/** The addresses of the scripts that the page names as the app's. */
export const appScripts = (html: string): string[] =>
  / data-app="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];

export function pageHtml({ shell, head, body, styles, firstView, script }: PageParts): string {
  const css = styles.map(({ text }) => text).join('');
  return shell
    .replace(LOADED_BY_VITE, '')
    .replace(
      '</head>',
      () =>
        `${firstView?.links ?? ''}${head}${firstView ? withFirstView(css, firstView.css) : `<style>${css}</style>`}${script ? links(styles) : ''}</head>`,
    )
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${body}</div>${script ? inlineElement(script) : ''}`,
    );
}

/** The whole faces wait in a `noscript` (`src/start/start.ts`), before those of the first view, which win for their characters. */
function withFirstView(css: string, firstViewCss: string): string {
  const whole = css.match(FONT_FACES)?.join('') ?? '';
  return `<noscript><style>${whole}</style></noscript><style>${firstViewCss}${css.replace(FONT_FACES, '')}</style>`;
}

/**
 * Links to the inlined stylesheets. Vite loads no stylesheet of a lazy chunk that the page links to, and the browser does not
 * fetch a disabled one.
 */
function links(styles: readonly Stylesheet[]): string {
  return styles.map(({ address }) => `<link rel="stylesheet" href="${address}" disabled>`).join('');
}

function inlineElement({ addresses, inlineScript }: NonNullable<PageParts['script']>): string {
  return `<script data-app="${addresses.join(' ')}">${inlineScript}</script>`;
}
