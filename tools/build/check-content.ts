import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type * as v from 'valibot';
import { runnerImport } from 'vite';
import { BUSINESS, companySchema } from '../../src/content/schema/facts.ts';
import { FORM } from '../../src/content/schema/form.ts';
import { LEGAL_DOCUMENT, LEGAL_LINKS, PRIVACY_CLAUSE } from '../../src/content/schema/legal.ts';
import * as page from '../../src/content/schema/page.ts';
import { PICTURES } from '../../src/content/schema/pictures.ts';
import { STUDIO, type Studio } from '../../src/content/schema/studio.ts';
import { parseContent, readContent } from './read-content.ts';
import { UserError } from './user-error.ts';

/** The facts that the names in braces of other files stand for. */
export const FACTS = { business: BUSINESS, studio: STUDIO } as const;

/** The schema of each file of `src/content`, apart from the facts. */
export const schemasOf = (legalName: string, drawings: readonly string[]) =>
  ({
    company: companySchema(legalName),
    home: page.HOME,
    services: page.SERVICES,
    process: page.PROCESS,
    questions: page.QUESTIONS,
    'day-plan': page.dayPlanSchema(drawings),
    site: page.SITE,
    error: page.ERROR_PAGE,
    form: FORM,
    pictures: PICTURES,
    'legal/pages': LEGAL_LINKS,
    'legal/clause': PRIVACY_CLAUSE,
    'legal/notice': LEGAL_DOCUMENT,
    'legal/privacy': LEGAL_DOCUMENT,
    'legal/cookies': LEGAL_DOCUMENT,
  }) satisfies Record<string, v.GenericSchema>;

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
