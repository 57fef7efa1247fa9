/** Assembles the HTML of a page with its styles inline, so that the first paint needs no other file (`tools/build/README.md`). */

interface PageParts {
  /** `index.html` as Vite has built it. */
  shell: string;
  /** HTML to insert into `<head>`. */
  head: string;
  /** HTML to insert into `#root`. */
  body: string;
  styles: readonly { address: string; text: string }[];
}

/** The addresses of the typefaces in the styles. */
const TYPEFACES = /\/static\/media\/[\w-]+\.woff2/g;

export function pageHtml({ shell, head, body, styles }: PageParts): string {
  const css = styles.map(({ text }) => text).join('');
  const preloads = (css.match(TYPEFACES) ?? []).map(
    (face) => `<link rel="preload" href="${face}" as="font" crossorigin>`,
  );
  // Vite loads no stylesheet of a lazy chunk that the page links to, and browsers fetch none of another type.
  const links = styles.map(
    ({ address }) => `<link rel="stylesheet" type="text/plain" href="${address}">`,
  );
  const inHead = [...preloads, head, `<style>${css}</style>`, ...links, '</head>'];
  return shell
    .replace('</head>', () => inHead.join(''))
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
}
