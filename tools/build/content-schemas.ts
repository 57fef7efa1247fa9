import * as v from 'valibot';
import { BUSINESS, companySchema } from '../../src/content/schema/facts.ts';
import { LEGAL_DOCUMENT, LEGAL_LINKS, PRIVACY_CLAUSE } from '../../src/content/schema/legal.ts';
import * as page from '../../src/content/schema/page.ts';
import { studioSchema } from '../../src/content/schema/studio.ts';
import { TEXTS } from '../../src/content/schema/values.ts';

/** The schema of each constant, by the files of `src/content`. A file stands after those that it imports. */
export const schemasOf = (legalName: string, pictures: readonly string[]) =>
  ({
    business: { BUSINESS },
    pictures: { PICTURES: page.PICTURES },
    'legal/legal-links': { LEGAL_LINKS },
    company: { COMPANY: companySchema(legalName) },
    studio: { STUDIO: studioSchema(pictures) },
    services: { SERVICES: page.SERVICES },
    site: { HOME: page.HOME, ERROR_PAGE: page.ERROR_PAGE, SITE: TEXTS, LEGAL: TEXTS },
    process: { PROCESS: page.PROCESS, SHEET: v.optional(page.SHEET) },
    questions: { QUESTIONS: page.QUESTIONS },
    'day-plan': { DAY_PLAN: page.DAY_PLAN, GUESTS: page.GUESTS, HOURS: page.HOURS },
    'event-request-dialog': { EVENT_REQUEST_DIALOG: page.EVENT_REQUEST_DIALOG },
    'event-request': { EVENT_REQUEST: TEXTS },
    'privacy-clause': { PRIVACY_CLAUSE },
    'legal/notice': { NOTICE: LEGAL_DOCUMENT },
    'legal/privacy': { PRIVACY: LEGAL_DOCUMENT },
    'legal/cookies': { COOKIES: LEGAL_DOCUMENT },
  }) satisfies Record<string, Record<string, v.GenericSchema>>;
