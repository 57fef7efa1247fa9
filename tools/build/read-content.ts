import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { labelsOf, type Page, parseObject, readForm } from './content-form.ts';
import { type Content, checkRules } from './content-rules.ts';
import { UserError } from './user-error.ts';

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
  const content: Content = {};
  for (const page of pages) {
    const json = await readJson(root, page.path, (fault) => {
      faults.push(fault);
    });
    if (json === undefined) continue;
    content[nameOf(page.path)] = parseObject(page.fields, json, (path, fault) => {
      faults.push(`${labelsOf(page, path)}: ${fault} (${page.path})`);
    });
  }
  checkRules(content, (name, path, fault) => {
    const page = pages.find(({ path }) => nameOf(path) === name);
    if (page) faults.push(`${labelsOf(page, path)}: ${fault} (${page.path})`);
  });
  if (faults.length > 0) throw new UserError(faults.join('\n'));
  return content;
}

/** `src/content/legal/notice.json` → `legal/notice` */
export const nameOf = (path: string) => /src\/content\/(.+)\.json$/.exec(path)?.[1] ?? '';

/** Returns `undefined` after a report. The form writes a file without any entry as an empty one. */
async function readJson(
  root: string,
  path: string,
  report: (fault: string) => void,
): Promise<unknown> {
  try {
    const bytes = await readFile(join(root, path));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim() || '{}');
  } catch (error) {
    report(whyUnreadable(path, error));
    return undefined;
  }
}

function whyUnreadable(path: string, error: unknown): string {
  if (error instanceof SyntaxError)
    return `${path}: no se puede leer: sobra o falta una coma, unas comillas o una llave, o hay comillas curvas, o comillas dentro de un texto`;
  if (error instanceof TypeError)
    return `${path}: no está guardado como UTF-8: guárdalo otra vez con esa codificación`;
  return `Falta el archivo ${path}: vuelve a ponerlo`;
}
