import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { faultInWords } from '../../src/content/schema/values.ts';
import { UserError } from './user-error.ts';

/** Relative to the project's root. */
export const fileOf = (name: string) => `src/content/${name}.json`;

export async function readContent(root: string, name: string): Promise<unknown> {
  const file = fileOf(name);
  const bytes = await readFile(join(root, file)).catch(() => {
    throw new UserError(`${file}: falta este archivo`);
  });
  return parseJson(file, bytes);
}

/** The form writes a file without any entry as an empty one. */
export function parseJson(file: string, bytes: Buffer) {
  const text = decode(file, bytes);
  try {
    return text.trim() ? JSON.parse(text) : {};
  } catch (error) {
    const [, at = text.length] = /position (\d+)/.exec(String(error)) ?? [];
    const { length } = text.slice(0, Number(at)).split('\n');
    throw new UserError(
      `${file}, línea ${length}: aquí o justo antes sobra o falta una coma, unas comillas o una llave`,
    );
  }
}

function decode(file: string, bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UserError(
      `${file}: no está guardado como UTF-8: guárdalo otra vez con esa codificación`,
    );
  }
}

/** Returns what the schema makes of a content. If the content breaks it, throws a line for each fault, with file and property. */
export function parseContent<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  content: unknown,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, content);
  if (success) return output;
  const faults = issues.map((issue) => {
    const property = issue.path?.map(nameOf).join('.');
    return `${[fileOf(name), property].filter(Boolean).join(': ')}: ${faultInWords(issue)}`;
  });
  throw new UserError(faults.join('\n'));
}

const Named = v.union([v.object({ id: v.string() }), v.object({ what: v.string() })]);

/** The name of a property, or of an item of a list: its id, what it is called, or its number as people count. */
function nameOf({ key, value }: v.IssuePathItem): string {
  if (typeof key !== 'number') return String(key);
  return v.is(Named, value) ? String(Object.values(v.parse(Named, value))[0]) : String(key + 1);
}
