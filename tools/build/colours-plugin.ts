import { fileURLToPath } from 'node:url';
import type { CSSOptions, Plugin } from 'vite';
import { fillColours, paint, readColours, TOKENS } from './colours.ts';
import { logoVariables } from './logos.ts';

type PostcssPlugin = Extract<
  NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number],
  { postcssPlugin: string; Once?: unknown }
>;

/**
 * Replaces the variables of `tokens.css` that hold colours with their values, in every stylesheet and in `index.html`: each page
 * has its styles within it, and is smaller. In stylesheets, also replaces the variables of `logos.ts`.
 */
export function colours(): Plugin {
  return {
    name: 'colours',
    config: () => ({ css: { postcss: { plugins: [replaceVariables] } } }),
    async buildStart() {
      // A logo that does not fit is named before the style sheets need its shape.
      const { command, consumer } = this.environment.config;
      if (command === 'build' && consumer === 'client') await logoVariables();
    },
    transformIndexHtml: { order: 'pre', handler: (html) => paint(html) },
  };
}

const DATA_URL = /url\("data:[^"]*"\)/g;

const replaceVariables: PostcssPlugin = {
  postcssPlugin: 'colours',
  async Once(root, { result }) {
    const colours = readColours();
    const values = new Map([...colours, ...(await logoVariables())]);
    // In a data URL, the `#` of a colour would start a fragment.
    const fillUrl = (url: string) => fillColours(url, values).replaceAll('#', '%23');
    root.walkDecls((declaration) => {
      if (colours.has(declaration.prop)) declaration.remove();
      else declaration.value = fillColours(declaration.value.replace(DATA_URL, fillUrl), values);
    });
    // Every stylesheet depends on the tokens.
    result.messages.push({ type: 'dependency', plugin: 'colours', file: fileURLToPath(TOKENS) });
  },
};
