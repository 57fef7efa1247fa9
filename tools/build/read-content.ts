import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { type ESTree, parseSync, runnerImport } from 'vite';
import { faultInWords } from '../../src/content/schema/values.ts';
import { UserError } from './user-error.ts';

/** The files of the content whose types plugins need, by their names in `src/content`. */
interface Contents {
  business: typeof import('../../src/content/business.ts');
  pictures: typeof import('../../src/content/pictures.ts');
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
export async function readContent<Name extends string>(
  root: string,
  name: Name,
): Promise<ContentFile<Name extends keyof Contents ? Contents[Name] : Record<string, unknown>>> {
  const file = `src/content/${name}.ts`;
  const path = join(root, file);
  const { module, dependencies } = await runnerImport<never>(path, { logLevel: 'error' }).catch(
    (error: unknown) => {
      throw inWords(error);
    },
  );
  return { file, exports: module, paths: [path, ...dependencies] };
}

/** The error of a file that throws when it is imported, with its name. A syntax error has its own. */
function inWords(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const [place] = /src\/content\/[\w/-]+\.ts/.exec(error.stack ?? '') ?? [];
  if (!place || error.message.includes(place)) return error;
  const [, unknown] = /^(\w+) is not defined$/.exec(error.message) ?? [];
  const fault = unknown
    ? `usa ${unknown}, pero arriba falta su línea «import { ${unknown} } from …»`
    : error.message;
  return new UserError(`${place}: ${fault}`);
}

/** Returns the output of the schema. If the constant breaks it, throws a line for each fault, with file, line and property. */
export async function parseContent<Name extends string, Schema extends v.GenericSchema>(
  content: ContentFile<{ [name in Name]?: unknown }>,
  name: Name,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const { success, output, issues } = v.safeParse(schema, content.exports[name]);
  if (success) return output;
  const code = await readFile(content.paths[0] ?? '', 'utf8');
  const faults = issues.map((issue) => {
    const items = issue.path ?? [];
    const keys = items.map(({ key }) => key);
    const place = `${content.file}:${lineOf(code, name, keys)}`;
    return `${place}: ${items.map(nameOf).join('.') || name}: ${faultInWords(issue)}`;
  });
  throw new UserError(faults.join('\n'));
}

/** The name of a property, or of an item of a list: its id, what it is called, or its number as people count. */
function nameOf({ key, value }: v.IssuePathItem): string {
  if (typeof key !== 'number') return String(key);
  const named = v.is(v.object({ id: v.string() }), value) ? value.id : undefined;
  return named ?? (v.is(v.object({ what: v.string() }), value) ? value.what : String(key + 1));
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
