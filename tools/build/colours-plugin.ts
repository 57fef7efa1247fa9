import { fileURLToPath } from 'node:url';
import type { CSSOptions, Plugin } from 'vite';
import { type Colours, fillColours, paint, readColours, TOKENS } from '../../src/styles/colours.ts';
import { contrastErrors } from './contrast.ts';
import { logoVariables } from './logos.ts';
import { UserError } from './user-error.ts';

type PostcssPlugin = Extract<
  NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number],
  { postcssPlugin: string; Once?: unknown }
>;

/**
 * Replaces the variables of `tokens.css` that hold colours with their values, in every stylesheet and in `index.html`: older browsers do not
 * support relative colours, and the page is smaller. In stylesheets, also replaces the variables of `logos.ts`. Fails the build if the
 * contrast of two colours is too low (U-11).
 */
export function colours(read: () => Colours = readColours, logos = logoVariables): Plugin {
  return {
    name: 'colours',
    config: () => ({ css: { postcss: { plugins: [replaceVariables(read, logos)] } } }),
    async buildStart() {
      const { command, consumer } = this.environment.config;
      if (command !== 'build' || consumer !== 'client') return;
      await logos();
      const errors = contrastErrors(read());
      if (errors.length > 0)
        throw new UserError(
          `src/styles/tokens.css: change these colours. If the contrast of two is too low (WCAG 2.2 AA), make one of them darker or lighter.\n  ${errors.join('\n  ')}`,
        );
    },
    transformIndexHtml: { order: 'pre', handler: (html) => paint(html, read()) },
  };
}

const replaceVariables = (read: () => Colours, logos: typeof logoVariables): PostcssPlugin => ({
  postcssPlugin: 'colours',
  async Once(root, { result }) {
    const colours = read();
    const values = new Map([...colours, ...(await logos())]);
    root.walkDecls((declaration) => {
      if (colours.has(declaration.prop)) declaration.remove();
      else declaration.value = fillDeclaration(declaration.value, values);
    });
    // Every stylesheet depends on the tokens.
    result.messages.push({ type: 'dependency', plugin: 'colours', file: fileURLToPath(TOKENS) });
  },
});

const DATA_URL = /url\("data:[^"]*"\)/g;

/**
 * Replaces the variables of a declaration. In a data URL, the `#` of their colours would start a fragment, so it is escaped; any
 * other `#` stays.
 */
function fillDeclaration(value: string, values: ReadonlyMap<string, string>): string {
  const fillUrl = (url: string) =>
    url
      .split('#')
      .map((part) => fillColours(part, values).replaceAll('#', '%23'))
      .join('#');
  return fillColours(value.replace(DATA_URL, fillUrl), values);
}
