import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../tools/local/project-root.ts';

const TOKENS = readFileSync(join(PROJECT_ROOT, 'src/styles/tokens.css'), 'utf8');

/** A colour of `tokens.css` as browsers report it: `rgb(47, 45, 38)`. */
export function colourOf(token: string): string {
  const [, hex] = new RegExp(`--${token}: #([0-9a-f]{6});`).exec(TOKENS) ?? [];
  if (!hex) throw new Error(`tokens.css has no colour --${token}`);
  return `rgb(${[0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
}
