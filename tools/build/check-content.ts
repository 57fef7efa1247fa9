import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type * as v from 'valibot';
import { runnerImport } from 'vite';
import type { Studio } from '../../src/content/schema/studio.ts';
import { FACTS, schemasOf } from './content-schemas.ts';
import { parseContent, readContent } from './read-content.ts';
import { UserError } from './user-error.ts';

type Fill = typeof import('../../src/content/fill.ts').fill;

/** Throws all faults of the content at once. Returns the studio's facts. */
export async function checkContent(root: string): Promise<Studio> {
  const faults: string[] = [];
  const check = async <Schema extends v.GenericSchema>(
    name: string,
    schema: Schema,
    fill: Fill = (json) => json as never,
  ) => {
    try {
      return parseContent(name, schema, fill(await readContent(root, name)));
    } catch (error) {
      faults.push((error as Error).message);
      return undefined;
    }
  };
  const business = await check('business', FACTS.business);
  const studio = await check('studio', FACTS.studio);
  // Names in braces stand for these facts. A title is measured as it is shown.
  const fill = business && studio ? await importFill(root) : undefined;
  const drawings = await readdir(join(root, 'src/content/drawings'));
  const schemas = schemasOf(business?.legalName ?? '', drawings.filter(isFurniture));
  for (const [name, schema] of Object.entries(schemas)) await check(name, schema, fill);
  if (!studio || faults.length > 0) throw new UserError(faults.join('\n'));
  return studio;
}

const isFurniture = (file: string) => /^garden-(?!sun|rain).+\.svg$/.test(file);

async function importFill(root: string): Promise<Fill> {
  const path = join(root, 'src/content/fill.ts');
  const { module } = await runnerImport<{ fill: Fill }>(path, {
    configFile: false,
    logLevel: 'error',
  });
  return module.fill;
}
