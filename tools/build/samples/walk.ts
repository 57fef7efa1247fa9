import type { ESTree } from 'vite';

/** What `walk` calls for each node, with the names of what it lies within: what it returns is the context of the node's parts. */
type Enter<Context> = (node: ESTree.Node, names: readonly string[], context: Context) => Context;

/** Goes through the code of a content file from top to bottom. The keys of objects are names, and no nodes of their own. */
export function walk<Context>(
  node: ESTree.Node,
  context: Context,
  enter: Enter<Context>,
  outerNames: readonly string[] = [],
): void {
  const names = [...outerNames, ...nameOf(node)];
  const inner = enter(node, names, context);
  const parts = node.type === 'Property' ? [node.value] : Object.values(node).flat().filter(isNode);
  for (const part of parts) walk(part, inner, enter, names);
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
