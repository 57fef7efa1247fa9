import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Facts } from '../../src/content/values.ts';
import { cleanProse } from '../../src/shared/clean-text.ts';
import { type CmsPage, labelsOf, readForm } from './cms-form.ts';
import { faultOfJson } from './content-json.ts';
import { type Content, checkDrawnHours, checkRules } from './content-rules.ts';
import { schemaOf } from './content-schema.ts';
import { fillIn, valuesIn } from './content-texts.ts';
import { checkPictures } from './pictures/pictures.ts';
import { type Report, UserError } from './user-error.ts';

const PROPOSAL = 'src/content/drawings/proposal.svg';
/** By their text: parsing one takes a tenth of a second. */
const forms = new Map<string, CmsPage[]>();

/** Returns the pages of the form. */
export async function readPages(root: string): Promise<CmsPage[]> {
  const yaml = await readFile(join(root, '.pages.yml'), 'utf8');
  const pages = forms.get(yaml) ?? readForm(yaml);
  forms.set(yaml, pages);
  return pages;
}

/**
 * Returns the content for the pages: cleaned, with the names
 * in braces filled in. Throws one error that lists all faults.
 */
export async function readContent(root: string): Promise<Content> {
  const pages = await readPages(root);
  const faults: string[] = [];
  const report: Report = ([name, ...path], fault) => {
    const page = pages.find(({ path }) => nameOf(path) === name) as CmsPage;
    faults.push(`${labelsOf(page, path)}: ${fault} (${page.path})`);
  };
  const content: Content = {};
  for (const page of pages) {
    const name = nameOf(page.path);
    const { fault, data } = await readJson(join(root, page.path));
    if (fault) {
      report([name], fault);
      continue;
    }
    const schema = schemaOf(page.fields, Object.keys(valuesIn(name)));
    const { output, issues = [] } = v.safeParse(schema, data, { abortPipeEarly: true });
    for (const { path = [], message } of issues)
      report([name, ...path.map(({ key }) => key as string | number)], message);
    content[name] = output;
  }
  checkRules(content, report);
  if (faults.length === 0) {
    checkDrawnHours(content, await readFile(join(root, PROPOSAL), 'utf8'), report);
    await checkPictures(root, content, report);
  }
  if (faults.length > 0) throw new UserError(faults.join('\n'));
  const filled = Object.entries(content).map(([name, file]) => {
    const fill = (_: string, value: unknown) => {
      if (Array.isArray(value)) return value.filter(isAnswered);
      return typeof value === 'string' ? fillIn(value, name, content as Facts) : value;
    };
    return [name, JSON.parse(JSON.stringify(file), fill)];
  });
  return Object.fromEntries(filled);
}

/** Whether something is left of an answer that is the name of a missing fact. */
const isAnswered = (item: { answer?: string }) => item.answer !== '';

/** `src/content/legal/notice.json` → `legal/notice` */
export const nameOf = (path: string) => /src\/content\/(.+)\.json$/.exec(path)?.[1] ?? '';

/** What «ñ» or «—» becomes in a text that was read in another encoding. */
const MISREAD = /\ufffd|[ÂÃ][\u0080-\u00bf‘“‰š]|â€/;

/** Reads a file without its empty entries. The form writes a file without any entry as an empty one. */
async function readJson(path: string): Promise<{ fault?: string | undefined; data?: unknown }> {
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes) return { fault: 'falta el archivo: vuelve a ponerlo' };
  const text = new TextDecoder().decode(bytes).trim() || '{}';
  if (MISREAD.test(text))
    return { fault: 'las tildes están estropeadas: guárdalo como UTF-8 y corrige los textos' };
  const fault = faultOfJson(text);
  return fault ? { fault } : { data: JSON.parse(text, withoutEmpty) ?? {} };
}

/** Many write a dash or a full stop where they have nothing to say. */
const saysSomething = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** The form leaves `false` for a box that is not ticked, other editors leave empty texts and lists. */
function withoutEmpty(_: string, value: unknown) {
  if (typeof value === 'string') return saysSomething(value) ? cleanProse(value) : undefined;
  if (value === false || value === null) return undefined;
  return typeof value === 'object' && Object.keys(value).length === 0 ? undefined : value;
}
