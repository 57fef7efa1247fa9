import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { type ESTree, parseSync, runnerImport } from 'vite';
import { UserError } from './user-error.ts';

/** The files of the content that plugins read, by their names in `src/content`. */
interface Contents {
  business: typeof import('../../src/content/business.ts');
  company: typeof import('../../src/content/company.ts');
  pictures: typeof import('../../src/content/pictures.ts');
  site: typeof import('../../src/content/site.ts');
  studio: typeof import('../../src/content/studio.ts');
}

interface ContentFile<Exports> {
  /** Relative to the project's root. */
  file: string;
  exports: Exports;
  /** The paths of the file and of the modules that it imports. */
  paths: string[];
}

/**
 * Imports a file of the content as it is now. The plugins do not import the owner's files themselves: the development server would
 * restart after each change.
 */
export async function readContent<Name extends keyof Contents>(
  root: string,
  name: Name,
): Promise<ContentFile<Contents[Name]>> {
  const file = `src/content/${name}.ts`;
  const path = join(root, file);
  const { module, dependencies } = await runnerImport<Contents[Name]>(path, { logLevel: 'error' });
  return { file, exports: module, paths: [path, ...dependencies] };
}

/** Returns the output of the schema. If the constant breaks it, throws a line for each fault, with file, line and name. */
export async function parseContent<Name extends string, Schema extends v.GenericSchema>(
  { file, exports, paths: [path = ''] }: ContentFile<Record<Name, unknown>>,
  name: Name,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const { success, output, issues } = v.safeParse(schema, exports[name]);
  if (success) return output;
  const code = await readFile(path, 'utf8');
  const faults = issues.map((issue) => {
    const keys = (issue.path ?? []).map(({ key }) => key);
    const names = keys.filter((key) => typeof key === 'string');
    return `${file}:${lineOf(code, name, keys)}: ${names.join('.') || name} ${wordsOf(issue)}`;
  });
  throw new UserError(faults.join('\n'));
}

function wordsOf({ expected, input, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'is not known: correct its name, or delete it';
  return input === undefined ? 'is missing: add it' : message;
}

/** Returns the line of the value at these keys of a constant. If the code has no value there, returns the line of the object or list around it. */
function lineOf(code: string, name: string, keys: readonly unknown[]): number {
  let node = constantIn(parseSync('content.ts', code).program, name);
  for (const key of keys) {
    while (node && 'expression' in node) node = node.expression as ESTree.Node;
    const inner = node && childOf(node, key);
    if (!inner) break;
    node = inner;
  }
  return code.slice(0, node?.start ?? 0).split('\n').length;
}

function constantIn({ body }: ESTree.Program, name: string): ESTree.Node | null | undefined {
  const constants = body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' &&
    statement.declaration?.type === 'VariableDeclaration'
      ? statement.declaration.declarations
      : [],
  );
  return constants.find(({ id }) => id.type === 'Identifier' && id.name === name)?.init;
}

function childOf(node: ESTree.Node, key: unknown): ESTree.Node | null | undefined {
  if (node.type === 'ArrayExpression') return node.elements[Number(key)];
  if (node.type !== 'ObjectExpression') return undefined;
  const properties = node.properties.filter((property) => property.type === 'Property');
  return properties.find(
    ({ key: name }) =>
      (name.type === 'Identifier' && name.name === key) ||
      (name.type === 'Literal' && name.value === key),
  )?.value;
}
