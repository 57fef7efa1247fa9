import { fileURLToPath } from 'node:url';
import type { CSSOptions, Plugin } from 'vite';
import { type Colours, fillColours, paint, readColours, TOKENS } from '../../src/styles/colours.ts';
import { faintPairs } from './contrast.ts';
import { logoFacts } from './logos.ts';
import { UserError } from './user-error.ts';

type PostcssPlugin = Extract<
  NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number],
  { postcssPlugin: string; Once?: unknown }
>;

/**
 * Puts the colours of `tokens.css`, and the shapes of the logos, into every style sheet and into `index.html`. No browser gets them as
 * variables: not every one knows how to make a colour from another, and the page is smaller so. The build stops at a faint pair (U-11).
 */
export function colours(read: () => Colours = readColours, logos = logoFacts): Plugin {
  return {
    name: 'colours',
    config: () => ({ css: { postcss: { plugins: [fillStyles(read, logos)] } } }),
    async buildStart() {
      const { command, consumer } = this.environment.config;
      if (command !== 'build' || consumer !== 'client') return;
      await logos();
      const faint = faintPairs(read());
      if (faint.length > 0)
        throw new UserError(
          `src/styles/tokens.css: these colours cannot stay. Of two with too low a contrast (WCAG 2.2 AA) make one darker or lighter.\n  ${faint.join('\n  ')}`,
        );
    },
    transformIndexHtml: { order: 'pre', handler: (html) => paint(html, read()) },
  };
}

const fillStyles = (read: () => Colours, logos: typeof logoFacts): PostcssPlugin => ({
  postcssPlugin: 'colours',
  async Once(root, { result }) {
    const colours = read();
    const constants = new Map([...colours, ...(await logos())]);
    root.walkDecls((declaration) => {
      if (colours.has(declaration.prop)) declaration.remove();
      else declaration.value = fill(declaration.value, constants);
    });
    // An edit of it concerns every style sheet.
    result.messages.push({ type: 'dependency', plugin: 'colours', file: fileURLToPath(TOKENS) });
  },
});

/** In the address of a drawing within a style sheet `#` would begin a fragment. */
function fill(value: string, constants: ReadonlyMap<string, string>): string {
  const filled = fillColours(value, constants);
  return value.includes('url("data:') ? filled.replaceAll('#', '%23') : filled;
}
