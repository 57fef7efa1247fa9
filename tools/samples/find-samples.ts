import { type ESTree, parseSync, Visitor } from 'vite';

/** Something in `src/content` that is not the studio's own yet (U-16). */
export interface Sample {
  isContact: boolean;
  /** `business.ts:8` */
  place: string;
  /** `BUSINESS.email` */
  name: string;
  /** The text itself; empty for more than a text. */
  text: string;
}

const MARKS = ['sample', 'contactSample'];
/** Reaches nobody, whatever stands between the digits: found without a mark, too. */
const REACHES_NOBODY = [
  /\.example\b|[@/.](?:example|ejemplo)\.[a-z]/i,
  // The number 600 000 000, and a NIF or a postal address of noughts.
  /6(?:[^\da-z]*0){8}(?!\d)/i,
  /(?<!\d)0{7,8}(?!\d)/,
];

/**
 * Every marked value of a content file, and every contact that reaches nobody, in the file's order. Of a file with a
 * typing error nothing: the build is about to say where it is.
 */
export function findSamples(file: string, code: string): Sample[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) return [];
  const samples: Sample[] = [];
  const names: string[] = [];
  /** Marks around the present place: what lies within a contact mark is named by it. */
  const marks: string[] = [];

  function add(isContact: boolean, start: number, text: string) {
    const line = code.slice(0, start).split('\n').length;
    samples.push({ isContact, place: `${file}:${line}`, name: names.join('.'), text });
  }
  function addIfNobody(start: number, text: string) {
    if (REACHES_NOBODY.some((pattern) => pattern.test(text)) && !marks.includes('contactSample'))
      add(true, start, text);
  }

  new Visitor({
    VariableDeclarator({ id }) {
      names.push(id.type === 'Identifier' ? id.name : '');
    },
    'VariableDeclarator:exit'() {
      names.pop();
    },
    Property({ key }) {
      names.push(nameOf(key));
    },
    'Property:exit'() {
      names.pop();
    },
    CallExpression(call) {
      const mark = markOf(call);
      if (!mark) return;
      marks.push(mark);
      const [value] = call.arguments;
      add(mark === 'contactSample', call.start, textOf(value));
    },
    'CallExpression:exit'(call) {
      if (markOf(call)) marks.pop();
    },
    Literal({ value, start }) {
      if (typeof value === 'string') addIfNobody(start, value);
    },
    TemplateElement({ value, start }) {
      addIfNobody(start, value.raw);
    },
  }).visit(program);
  return samples;
}

/** `sample(…)`, or `s.sample(…)` of an import as a whole. */
function markOf({ callee }: ESTree.CallExpression): string | undefined {
  const called = callee.type === 'MemberExpression' ? callee.property : callee;
  return called.type === 'Identifier' ? MARKS.find((mark) => mark === called.name) : undefined;
}

/** Of a text, itself; where it takes another one in, that is left out. */
function textOf(value: ESTree.Argument | undefined): string {
  if (value?.type === 'TemplateLiteral')
    return value.quasis.map((part) => part.value.cooked).join('…');
  return value?.type === 'Literal' ? String(value.value) : '';
}

function nameOf(key: ESTree.PropertyKey): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}
