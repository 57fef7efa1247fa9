import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { FACTS, schemasOf } from '../tools/build/check-content.ts';
import { PROJECT_ROOT } from '../tools/local/project-root.ts';

/** `.pages.yml` describes the content to a git-based editor (U-16). */

interface Field {
  name: string;
  component?: string;
  list?: unknown;
  required?: boolean;
  fields?: Field[];
  options?: { values?: string[] };
}
interface Entry {
  path: string;
  fields: Field[];
  items?: Entry[];
}
interface Config {
  components: Record<string, Partial<Field>>;
  content: Entry[];
}

const { components, content }: Config = parse(
  readFileSync(join(PROJECT_ROOT, '.pages.yml'), 'utf8'),
);
const entries = content.flatMap((entry) => entry.items ?? entry);
const fieldsOf = (file: string) =>
  entries.find(({ path }) => path === `src/content/${file}.json`)?.fields ?? [];

/** Every property with the properties in it: `works?[].place`. */
function inForm(fields: readonly Field[], prefix = ''): string[] {
  return fields.flatMap((field) => {
    const {
      name,
      required,
      list,
      fields: inner,
    } = {
      ...components[field.component ?? ''],
      ...field,
    };
    const path = `${prefix}${name}${required ? '' : '?'}${list ? '[]' : ''}`;
    return [path, ...(inner ? inForm(inner, `${path}.`) : [])];
  });
}

type Schema = v.GenericSchema & {
  wrapped?: Schema;
  item?: Schema;
  entries?: Record<string, Schema>;
};

function inSchema({ entries = {} }: Schema, prefix = ''): string[] {
  return Object.entries(entries).flatMap(([name, entry]) => {
    const value = entry.wrapped ?? entry;
    const path = `${prefix}${name}${entry.wrapped ? '?' : ''}${value.item ? '[]' : ''}`;
    return [path, ...inSchema(value.item ?? value, `${path}.`)];
  });
}

// An S. L. must be in the register; in the form that is optional.
const SCHEMAS: Record<string, Schema> = { ...FACTS, ...schemasOf('', []) };

test.each(Object.keys(SCHEMAS))('U-16: the form of %s has the properties of its schema', (file) => {
  expect(inForm(fieldsOf(file)).sort()).toEqual(inSchema(SCHEMAS[file] as Schema).sort());
});

test('U-16: the list of samples offers properties of each file', () => {
  for (const { name, options } of fieldsOf('samples'))
    expect(SCHEMAS[name.replace('_', '/')]?.entries).toMatchObject(
      Object.fromEntries(options?.values?.map((property) => [property, expect.anything()]) ?? []),
    );
});
