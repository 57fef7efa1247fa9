import type * as v from 'valibot';
import { BUSINESS, companySchema } from '../../src/content/schema/facts.ts';
import { FORM } from '../../src/content/schema/form.ts';
import { LEGAL_DOCUMENT, LEGAL_LINKS, PRIVACY_CLAUSE } from '../../src/content/schema/legal.ts';
import * as page from '../../src/content/schema/page.ts';
import { PICTURES } from '../../src/content/schema/pictures.ts';
import { STUDIO } from '../../src/content/schema/studio.ts';

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
