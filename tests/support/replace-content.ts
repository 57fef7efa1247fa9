import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { PROJECT_ROOT } from '../../tools/local/project-root.ts';

/** A range of a content file's code. */
interface Range {
  start: number;
  end: number;
}

/** The texts that the requirements quote: no owner may change them. */
const REQUIREMENTS = readFileSync(join(PROJECT_ROOT, 'tests/requirements.md'), 'utf8');
const REQUIRED = [...REQUIREMENTS.matchAll(/"([^"]+)"/g)].map(([, sentence = '']) => sentence);
/** Files whose texts tests may quote: the form's, and the privacy policy's, which the law demands (U-13). */
const QUOTED = /(?:^|\/)(?:calendar|event-request[\w-]*|legal\/privacy)\.ts$/;

const ADDRESS = /^(?:[/#+]|https:|mailto:|[\w-]+\.(?:svg|png)$)/;
/** Names of values that no visitor reads. */
const NOT_SHOWN = /^(?:id|section|file|@.*)$/;
/** Nodes that may contain a text. A string in any other node is code. */
const CONTAINS_TEXTS =
  /^(?:VariableDeclarator|ObjectExpression|Property|ArrayExpression|ArrowFunctionExpression|TemplateLiteral|TS(?:As|Satisfies)Expression)$/;
/** Nodes around a top-level variable. */
const OUTSIDE = /^(?:Program|ExportNamedDeclaration|VariableDeclaration)$/;

/** The texts of a content file that an owner may change, and that no test may quote. */
function editableTexts(file: string, code: string): (Range & { text: string })[] {
  const texts: (Range & { text: string })[] = [];
  if (QUOTED.test(file)) return texts;
  walk<'outside' | 'text' | 'code'>(parse(file, code), 'outside', (node, names, context) => {
    const { start, end, type } = node;
    const text = code.slice(start, end).replace(/^['"`}]|['"`]$|\$\{$/g, '');
    const isString = type === 'Literal' || type === 'TemplateElement';
    const isFixed = ADDRESS.test(text) || REQUIRED.some((sentence) => sentence.includes(text));
    if (context === 'text' && isString && !isFixed) texts.push({ start, end, text });
    if (context === 'outside' && type === 'VariableDeclarator') return 'text';
    const allowed = context === 'text' ? CONTAINS_TEXTS : OUTSIDE;
    return allowed.test(type) && !NOT_SHOWN.test(names.at(-1) ?? '') ? context : 'code';
  });
  return texts;
}

const OTHER_VOWEL: Record<string, string> = { a: 'o', o: 'a', á: 'ó', ó: 'á', A: 'O', O: 'A' };

/**
 * Replaces every editable text of a content file by one of the same length ("Bodas" becomes "Bados"), and removes the
 * sample marks. `facts` has values that need a form of their own, as code by name: `BUSINESS.phone`.
 */
export function replaceContent(
  file: string,
  code: string,
  facts: Readonly<Record<string, string>>,
): string {
  const edits: (Range & { replacement: string })[] = [];
  walk(parse(file, code), undefined, (node, names) => {
    const replacement = facts[names.join('.')];
    const value =
      node.type === 'Property' ? node.value : node.type === 'VariableDeclarator' && node.init;
    if (replacement && value) edits.push({ start: value.start, end: value.end, replacement });
  });
  for (const { start, end } of editableTexts(file, code))
    if (!edits.some((fact) => fact.start <= start && end <= fact.end))
      edits.push({ start, end, replacement: swapVowels(code.slice(start, end)) });
  // From the end, so that the remaining positions stay valid.
  edits.sort((one, other) => other.start - one.start);
  let replaced = code;
  for (const { start, end, replacement } of edits)
    replaced = replaced.slice(0, start) + replacement + replaced.slice(end);
  return replaced.replace(/\/\* (?:contact )?sample \*\/ ?/g, '');
}

const parse = (file: string, code: string): ESTree.Node => parseSync(file, code).program;

/** Leaves escapes such as `\u00a0` unchanged. */
const swapVowels = (code: string) =>
  code.replace(/\\u\w{4}|[aoáóAO]/g, (match) => OTHER_VOWEL[match] ?? match);

/** Gets a node and the names of the constants and keys that it is in. Returns the context for the node's children. */
type Enter<Context> = (node: ESTree.Node, names: readonly string[], context: Context) => Context;

/** Visits the nodes of a content file from top to bottom, but not the keys of objects, which are names. */
function walk<Context>(
  node: ESTree.Node,
  context: Context,
  enter: Enter<Context>,
  outerNames: readonly string[] = [],
): void {
  const names = [...outerNames, ...nameOf(node)];
  const inner = enter(node, names, context);
  const children =
    node.type === 'Property' ? [node.value] : Object.values(node).flat().filter(isNode);
  for (const child of children) walk(child, inner, enter, names);
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function nameOf(node: ESTree.Node): string[] {
  if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') return [node.id.name];
  if (node.type !== 'Property') return [];
  const { key } = node;
  if (key.type === 'Identifier') return [key.name];
  return key.type === 'Literal' ? [String(key.value)] : [];
}
