import { SourceMap, type SourceMapPayload, type SourceMapping } from 'node:module';
import { type ESTree, parseSync, transformWithOxc } from 'vite';
import { BUILD_TARGET } from '../build/oldest-browsers.ts';
import { isKnown, missingInExpression, missingOf, shipTogether } from './browser-features.ts';

/** Finds in built scripts what the oldest browsers do not have: built-ins, regular expressions and other syntax. */

export interface Finding {
  script: string;
  /** In the script's code, in characters. */
  offset: number;
  /** Such as `AbortSignal.timeout`. */
  what: string;
  /** The browsers that lack it. */
  missing: string;
}

type Found = Omit<Finding, 'script'>;
type Node = ESTree.Node;
type Place = { node: Node; parent: Node; role: string };

/** Finds in the scripts of one site, by their names. */
export async function findUnsupported(
  scripts: Readonly<Record<string, string>>,
): Promise<Finding[]> {
  const parsed = Object.entries(scripts).map(([script, code]) => {
    const { program } = parseSync('script.js', code);
    return { script, code, program, nodes: nodesIn(program) };
  });
  // A method that a script defines is not the browser's.
  const own = new Set(parsed.flatMap(({ nodes }) => nodes.flatMap(definedNames)));
  const all = parsed.map(async ({ script, code, program, nodes }) => {
    const found = [
      ...findBuiltIns(program, own, new Set(nodes.flatMap(declaredNames))),
      ...nodes.flatMap(findExpression),
      ...(await findSyntax(code)),
    ];
    return found.map((each) => ({ script, ...each }));
  });
  return (await Promise.all(all)).flat();
}

/**
 * Finds built-ins. A use is right if its function, or one around it, asks whether the browser has the built-in or another part
 * of the same feature.
 */
function findBuiltIns(program: Node, own: Set<string>, declared: Set<string>): Found[] {
  const uses: { key: string; offset: number; asked: Set<string>[] }[] = [];
  // `asked` has a set of keys for each function around the place, the innermost first.
  const visit = (place: Place, around: Set<string>[]): void => {
    const { node } = place;
    const asked = node.type.includes('Function') ? [new Set<string>(), ...around] : around;
    const question = questionIn(place);
    if (question) asked[0]?.add(question);
    const key = isUse(place) && keyOf(node);
    const isOwn = key && (key.startsWith('.') ? own.has(key.slice(1)) : declared.has(key));
    if (key && !isOwn) uses.push({ key, offset: node.start, asked });
    for (const child of placesIn(node)) visit(child, asked);
  };
  visit({ node: program, parent: program, role: '' }, [new Set()]);
  return uses.flatMap(({ key, offset, asked }) => {
    const missing = missingOf(key);
    const isGuarded = () => asked.some((keys) => [...keys].some((each) => shipTogether(each, key)));
    return missing && !isGuarded() ? { what: key, offset, missing } : [];
  });
}

/** Properties of these are globals. */
const GLOBAL_OBJECTS = ['window', 'self', 'globalThis'];

/** The key of a global, of a known object's member, or of a member of anything. */
function keyOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression') return undefined;
  const { property } = node;
  const name = !node.computed && property.type === 'Identifier' ? property.name : textOf(property);
  return name === undefined ? undefined : memberKey(node.object, name);
}

function memberKey(object: Node, name: string): string {
  if (object.type !== 'Identifier') return `.${name}`;
  if (GLOBAL_OBJECTS.includes(object.name)) return name;
  const key = `${object.name}.${name}`;
  return isKnown(key) ? key : `.${name}`;
}

/** Whether the node refers to a global, to a member of a known object, or calls a method. */
function isUse({ node, parent, role }: Place): boolean {
  if (node.type === 'MemberExpression')
    return !keyOf(node)?.startsWith('.') || (parent.type === 'CallExpression' && role === 'callee');
  const isName =
    /^(?:exported|imported|label)$/.test(role) ||
    (/^(?:property|key)$/.test(role) && !('computed' in parent && parent.computed));
  return node.type === 'Identifier' && !isName;
}

/** The key of a built-in whose presence the node asks for. */
function questionIn({ node, parent, role }: Place): string | undefined {
  if (node.type === 'BinaryExpression' && node.operator === 'in') {
    const name = textOf(node.left);
    return name === undefined ? undefined : memberKey(node.right, name);
  }
  if (node.type === 'UnaryExpression' && node.operator === 'typeof') return keyOf(node.argument);
  // A `try` that begins with the call.
  if (node.type === 'TryStatement' && node.handler) {
    const callee = firstCallee(node.block.body[0]);
    return callee && keyOf(callee);
  }
  const isOptional = 'optional' in parent && parent.optional && /callee|object/.test(role);
  const isCondition =
    role === 'test' ||
    parent.type === 'LogicalExpression' ||
    (parent.type === 'UnaryExpression' && parent.operator === '!') ||
    (parent.type === 'BinaryExpression' && /^[!=]=/.test(parent.operator));
  return node.type === 'MemberExpression' && (isOptional || isCondition) ? keyOf(node) : undefined;
}

/** What the statement calls before it does anything else. */
function firstCallee(statement: Node | undefined): Node | undefined {
  if (!statement) return undefined;
  if (statement.type === 'VariableDeclaration')
    return firstCallee(statement.declarations[0]?.init ?? undefined);
  if (statement.type === 'ExpressionStatement') return firstCallee(statement.expression);
  if (statement.type === 'ReturnStatement' || statement.type === 'AwaitExpression')
    return firstCallee(statement.argument ?? undefined);
  return statement.type === 'CallExpression' ? statement.callee : undefined;
}

/** The names of properties and methods that the node defines. */
function definedNames(node: Node): string[] {
  if (node.type === 'AssignmentExpression') {
    const key = keyOf(node.left);
    return key?.startsWith('.') ? [key.slice(1)] : [];
  }
  if (node.type === 'ObjectExpression' || node.type === 'ClassBody')
    return ('properties' in node ? node.properties : node.body).flatMap((member) =>
      'key' in member && member.key.type === 'Identifier' && !member.computed
        ? member.key.name
        : [],
    );
  return [];
}

/** The variables that the node declares. */
function declaredNames(node: Node): string[] {
  const bound: unknown[] = [
    'id' in node && node.id,
    'param' in node && node.param,
    node.type === 'ImportSpecifier' && node.local,
    ...('params' in node && Array.isArray(node.params) ? node.params : []),
    // The parts of a pattern.
    ...(node.type === 'ArrayPattern' ? node.elements : []),
    ...(node.type === 'ObjectPattern'
      ? node.properties.map((each) => 'value' in each && each.value)
      : []),
    node.type === 'AssignmentPattern' && node.left,
    node.type === 'RestElement' && node.argument,
  ];
  return bound.flatMap((each) => (isNode(each) && each.type === 'Identifier' ? each.name : []));
}

/** The regular expression that the node is, or that it makes from a text. */
function findExpression(node: Node): Found[] {
  let [pattern, flags]: (string | undefined)[] = [];
  if (node.type === 'Literal' && 'regex' in node) ({ pattern, flags } = node.regex);
  if (node.type === 'CallExpression' || node.type === 'NewExpression') {
    const isExpression = keyOf(node.callee) === 'RegExp';
    if (isExpression) [pattern, flags] = node.arguments.map(textOf);
  }
  return missingInExpression(pattern ?? '', flags ?? '').map((missing) => ({
    offset: node.start,
    what: `/${pattern?.slice(0, 60)}/${flags ?? ''}`,
    missing,
  }));
}

/** The first line that the compiler changes for the oldest browsers. Built scripts have none: the build has the same target. */
async function findSyntax(code: string): Promise<Found[]> {
  const compile = (target: string | string[]) =>
    transformWithOxc(code, 'script.js', { target, sourcemap: true });
  const [newest, oldest] = [await compile('esnext'), await compile(BUILD_TARGET)];
  const supported = new Set(oldest.code.split('\n'));
  const line = newest.code.split('\n').findIndex((each) => !supported.has(each));
  if (line < 0) return [];
  // The map has an entry for each line.
  const { originalLine, originalColumn } = new SourceMap(newest.map as SourceMapPayload).findEntry(
    line,
    0,
  ) as SourceMapping;
  const before = code.split('\n').slice(0, originalLine);
  return [
    {
      offset: before.join('\n').length + originalColumn,
      what: newest.code.split('\n')[line]?.trim().slice(0, 60) ?? '',
      missing: `the compiler changes it for ${BUILD_TARGET.join(', ')}`,
    },
  ];
}

// Walking through a program

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const placesIn = (node: Node): Place[] =>
  Object.entries(node).flatMap(([role, value]) =>
    [value].flat().flatMap((child) => (isNode(child) ? { node: child, parent: node, role } : [])),
  );

const nodesIn = (node: Node): Node[] => [
  node,
  ...placesIn(node).flatMap((place) => nodesIn(place.node)),
];

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral' || node.quasis.length > 1) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}
