import { expect, test } from 'vitest';
import { pageHtml } from './page-html.ts';

/** As Vite writes it: with a `crossorigin` attribute before the address. */
const SHELL = `<!doctype html><html lang="es"><head><meta charset="utf-8" />
    <link rel="icon" href="/favicon.svg" />
    <script type="module" crossorigin src="/static/js/entry.js"></script>
    <link rel="modulepreload" crossorigin href="/static/js/shared.js">
    <link rel="stylesheet" crossorigin href="/static/css/global.css">
  </head><body><div id="root"></div></body></html>`;
const STYLES = [
  { address: '/static/css/global.css', text: 'a{color:red}' },
  { address: '/static/css/home.css', text: 'b{color:blue}' },
];
const PARTS = { shell: SHELL, head: '<title></title>', body: '<p></p>', styles: STYLES };

test('U-11: the page has its styles inline; it fetches no stylesheet and no script', () => {
  const html = pageHtml({ ...PARTS, script: { addresses: [], inlineScript: '' } });
  expect(html).toContain('<style>a{color:red}b{color:blue}</style>');
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link);
  expect(links).toEqual(
    STYLES.map(({ address }) => `<link rel="stylesheet" href="${address}" disabled>`),
  );
  expect(html).not.toMatch(/<script[^>]* src=|modulepreload/);
  // Only the app needs the links, so static pages have none.
  expect(pageHtml(PARTS)).not.toMatch(/<script|<link rel="stylesheet"/);
});

test('U-40: the faces of the first view are preloaded, and win over the whole ones', () => {
  const whole = '@font-face{font-family:"Display";src:url("/static/media/whole.woff2")}';
  const local = '@font-face{font-family:"Fallback";src:local("Times")}';
  const styles = [{ address: '/static/css/global.css', text: `a{color:red}${whole}${local}` }];
  const firstView = { links: '<link rel="preload">', css: '@font-face{src:url("/first.woff2")}' };
  const html = pageHtml({ ...PARTS, styles, firstView });
  expect(html).toContain('<link rel="preload"><title>');
  expect(html).toContain(
    `<noscript><style>${whole}</style></noscript><style>${firstView.css}a{color:red}${local}</style>`,
  );
  expect(pageHtml({ ...PARTS, styles })).toContain(`<style>a{color:red}${whole}${local}</style>`);
});
