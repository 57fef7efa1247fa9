import type { ESTree } from 'vite';

/** Gets a node and the names of the constants and keys that it is in. Returns the context for the node's children. */
type Enter<Context> = (node: ESTree.Node, names: readonly string[], context: Context) => Context;

/** Visits the nodes of a content file from top to bottom, but not the keys of objects, which are names. */
export function walk<Context>(
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
