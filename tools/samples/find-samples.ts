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
/** Reaches nobody: such an address cannot exist, and such a number is an example. Found without a mark, too. */
const REACHES_NOBODY = /\.example\b|600[\s.-]?000[\s.-]?000/;

/** Every marked value of a content file, and every contact that reaches nobody, in the file's order. */
export function findSamples(file: string, code: string): Sample[] {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const samples: Sample[] = [];
  const names: string[] = [];
  /** Marks around the present place: what lies within a contact mark is named by it. */
  const marks: string[] = [];

  function add(isContact: boolean, start: number, text: string) {
    const line = code.slice(0, start).split('\n').length;
    samples.push({ isContact, place: `${file}:${line}`, name: names.join('.'), text });
  }
  function addIfNobody(start: number, text: string) {
    if (REACHES_NOBODY.test(text) && !marks.includes('contactSample')) add(true, start, text);
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
      const text = value?.type === 'Literal' ? String(value.value) : '';
      add(mark === 'contactSample', call.start, text);
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

function markOf({ callee }: ESTree.CallExpression): string | undefined {
  return callee.type === 'Identifier' ? MARKS.find((mark) => mark === callee.name) : undefined;
}

function nameOf(key: ESTree.PropertyKey): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}
