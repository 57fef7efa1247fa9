import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { walk } from '../../tools/build/samples/walk.ts';
import { PROJECT_ROOT } from '../../tools/local/project-root.ts';

/** A part of a content file. */
interface Part {
  start: number;
  end: number;
}

/** What the specification fixes, between quotation marks. */
const REQUIREMENTS = readFileSync(join(PROJECT_ROOT, 'tests/requirements.md'), 'utf8');
const FIXED = [...REQUIREMENTS.matchAll(/"([^"]+)"/g)].map(([, sentence = '']) => sentence);
/** Tests quote the words of the form, and those that the law wants in the privacy policy (U-13). */
const QUOTED = /(?:^|\/)(?:calendar|event-request[\w-]*|legal\/privacy)\.ts$/;

const ADDRESS = /^(?:[/#+]|https:|mailto:|[\w-]+\.(?:svg|png)$)/;
const NOT_SHOWN = /^(?:id|section|@.*)$/;
/** What a text may stand in; strings elsewhere are code. */
const HOLDS_TEXTS =
  /^(?:VariableDeclarator|ObjectExpression|Property|ArrayExpression|ArrowFunctionExpression|TemplateLiteral|TS(?:As|Satisfies)Expression)$/;
const LEADS_TO_TEXTS = /^(?:Program|ExportNamedDeclaration|VariableDeclaration)$/;

/** The texts of a content file that an owner may change and no test may quote. */
export function textsIn(file: string, code: string): (Part & { text: string })[] {
  const texts: (Part & { text: string })[] = [];
  if (QUOTED.test(file)) return texts;
  walk<'outside' | 'text' | 'code'>(parse(file, code), 'outside', (node, names, context) => {
    const { start, end, type } = node;
    const text = code.slice(start, end).replace(/^['"`}]|['"`]$|\$\{$/g, '');
    const isString = type === 'Literal' || type === 'TemplateElement';
    const isFixed = ADDRESS.test(text) || FIXED.some((sentence) => sentence.includes(text));
    if (context === 'text' && isString && !isFixed) texts.push({ start, end, text });
    if (context === 'outside' && type === 'VariableDeclarator') return 'text';
    const goesOn = context === 'text' ? HOLDS_TEXTS : LEADS_TO_TEXTS;
    return goesOn.test(type) && !NOT_SHOWN.test(names.at(-1) ?? '') ? context : 'code';
  });
  return texts;
}

const OTHER_LETTER: Record<string, string> = { a: 'o', o: 'a', á: 'ó', ó: 'á', A: 'O', O: 'A' };

/**
 * A content file without marks and with other texts, each of the same length: "Bodas" becomes "Bados". `facts` are the
 * values, in code, that no rule can make, by their names: `BUSINESS.phone`.
 */
export function retell(
  file: string,
  code: string,
  facts: Readonly<Record<string, string>>,
): string {
  const edits: (Part & { written: string })[] = [];
  walk(parse(file, code), undefined, (node, names) => {
    const written = facts[names.join('.')];
    const value =
      node.type === 'Property' ? node.value : node.type === 'VariableDeclarator' && node.init;
    if (written && value) edits.push({ start: value.start, end: value.end, written });
  });
  for (const { start, end } of textsIn(file, code))
    if (!edits.some((fact) => fact.start <= start && end <= fact.end))
      edits.push({ start, end, written: inOtherWords(code.slice(start, end)) });
  edits.sort((one, other) => other.start - one.start);
  let told = code;
  for (const { start, end, written } of edits)
    told = told.slice(0, start) + written + told.slice(end);
  return told.replace(/\/\* (?:contact )?sample \*\/ ?/g, '');
}

const parse = (file: string, code: string): ESTree.Node => parseSync(file, code).program;

/** Of a string as it is written in code. */
const inOtherWords = (written: string) =>
  written.replace(/\\u\w{4}|[aoáóAO]/g, (letter) => OTHER_LETTER[letter] ?? letter);
