import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument, YAMLParseError } from 'yaml';
import { labelsOf, type Page, parseObject, type Report, readForm } from './content-form.ts';
import { type Content, checkRules } from './content-rules.ts';
import { cropsOf, planCrop } from './pictures/plan.ts';
import { readMaster } from './pictures/render.ts';
import { UserError } from './user-error.ts';

export const CONTENT = 'src/content';
const FORM = '.pages.yml';
/** By their text: parsing one takes a tenth of a second. */
const forms = new Map<string, Page[]>();

/** Returns the pages of the form. */
export async function readPages(root: string): Promise<Page[]> {
  const yaml = await readFile(join(root, FORM), 'utf8');
  const pages = forms.get(yaml) ?? readForm(yaml);
  forms.set(yaml, pages);
  return pages;
}

/** Returns what the pages get: the content, cleaned. Throws all its faults at once. */
export async function readContent(root: string): Promise<Content> {
  const pages = await readPages(root);
  const faults: string[] = [];
  const report: Report = ([name, ...path], fault) => {
    const page = pages.find(({ path }) => nameOf(path) === name) as Page;
    faults.push(`${labelsOf(page, path)}: ${fault} (${page.path})`);
  };
  const content: Content = {};
  for (const page of pages) {
    const name = nameOf(page.path);
    const json = await readJson(join(root, page.path)).catch((error) =>
      report([name], whyUnreadable(error)),
    );
    if (json !== undefined) content[name] = parseObject(page.fields, json, report, [name]);
  }
  checkRules(content, report);
  if (faults.length === 0) await checkPictures(root, content, report);
  if (faults.length > 0) throw new UserError(faults.join('\n'));
  return content;
}

/** Whether each photo can be read, and is large enough for its place. */
async function checkPictures(root: string, content: Content, report: Report) {
  for (const crop of cropsOf(content))
    try {
      planCrop(crop, await readMaster(root, join(CONTENT, crop.file)));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      report(crop.path, error.message);
    }
}

/** `src/content/legal/notice.json` → `legal/notice` */
export const nameOf = (path: string) => /src\/content\/(.+)\.json$/.exec(path)?.[1] ?? '';

/** The form writes a file without any entry as an empty one. */
async function readJson(path: string): Promise<unknown> {
  const text = (await readFile(path, 'utf8')).trim() || '{}';
  const json: unknown = JSON.parse(text);
  // Of an entry that is there twice, `JSON.parse` silently takes the last one. YAML, which has JSON within it, refuses it.
  const [twice] = parseDocument(text).errors;
  if (twice) throw twice;
  return json;
}

function whyUnreadable(error: unknown): string {
  if (error instanceof YAMLParseError)
    return `la línea ${error.linePos?.[0].line} repite una entrada: borra una de las dos`;
  if (error instanceof SyntaxError)
    return 'no se puede leer: sobra o falta una coma, unas comillas o una llave, o hay comillas curvas, o comillas dentro de un texto';
  return 'falta el archivo: vuelve a ponerlo';
}
