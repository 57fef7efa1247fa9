import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { PROJECT_ROOT } from '../../tools/local/project-root.ts';
import { walk } from '../../tools/samples/walk.ts';

/** What the specification fixes, between quotation marks. */
const REQUIREMENTS = readFileSync(join(PROJECT_ROOT, 'tests/requirements.md'), 'utf8');
const FIXED = [...REQUIREMENTS.matchAll(/"([^"]+)"/g)].map(([, sentence = '']) => sentence);

const ADDRESS = /^(?:[/#+]|https:|mailto:)/;
const NOT_SHOWN = /^(?:id|section|@.*)$/;
/** What a text may stand in; strings elsewhere are code. */
const HOLDS_TEXTS =
  /^(?:VariableDeclarator|ObjectExpression|Property|ArrayExpression|ArrowFunctionExpression|TemplateLiteral|TS(?:As|Satisfies)Expression)$/;
const LEADS_TO_TEXTS = /^(?:Program|ExportNamedDeclaration|VariableDeclaration)$/;
type Context = 'outside' | 'text' | 'code';

const OTHER_LETTER: Record<string, string> = { a: 'o', o: 'a', á: 'ó', ó: 'á', A: 'O', O: 'A' };

/**
 * A content file with the same things said in other words of the same length ("Bodas" is "Badós"), without marks. `facts`
 * are the values, in code, that no rule can make, by their names: `BUSINESS.phone`. Where it is not retold only they change.
 */
export function retell(
  file: string,
  code: string,
  facts: Readonly<Record<string, string>>,
  isRetold: boolean,
): string {
  const edits: { start: number; end: number; text: string }[] = [];
  const replace = ({ start, end }: ESTree.Node, text: string) => edits.push({ start, end, text });

  walk<Context>(parseSync(file, code).program, 'outside', (node, names, context) => {
    const fact = facts[names.join('.')];
    const value = namedValue(node);
    if (fact && value) {
      replace(value, fact);
      return 'code';
    }
    const isString = node.type === 'Literal' || node.type === 'TemplateElement';
    if (context === 'text' && isString)
      replace(node, inOtherWords(code.slice(node.start, node.end)));
    if (node.type === 'VariableDeclarator' && context === 'outside' && isRetold) return 'text';
    const isKept = context === 'text' ? HOLDS_TEXTS : LEADS_TO_TEXTS;
    return isKept.test(node.type) && !NOT_SHOWN.test(names.at(-1) ?? '') ? context : 'code';
  });
  const told = edits
    .sort((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: other }) => text.slice(0, start) + other + text.slice(end),
      code,
    );
  return told.replace(/\/\* (?:contact )?sample \*\/ ?/g, '');
}

function namedValue(node: ESTree.Node): ESTree.Node | null {
  if (node.type === 'Property') return node.value;
  return node.type === 'VariableDeclarator' ? node.init : null;
}

/** Of a string as it is written in code. */
function inOtherWords(written: string): string {
  const text = written.replace(/^['"`}]|['"`]$|\$\{$/g, '');
  if (ADDRESS.test(text) || FIXED.some((sentence) => sentence.includes(text))) return written;
  return written.replace(/\\u\w{4}|[aoáóAO]/g, (letter) => OTHER_LETTER[letter] ?? letter);
}
