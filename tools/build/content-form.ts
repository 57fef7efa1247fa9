import * as v from 'valibot';
import { parse, YAMLParseError } from 'yaml';
import { FACTS } from './content-facts.ts';
import { UserError } from './user-error.ts';

/** The form of `.pages.yml`, as Pages CMS shows it to the owner. */

const FORM = '.pages.yml';

const text = v.string();
const optionalText = v.optional(text);
const limits = { min: v.optional(v.number()), max: v.optional(v.number()) };
/** A field, with what its component says. A key that is not known here would be a check that is not made. */
const cmsField = {
  name: text,
  label: text,
  description: optionalText,
  component: optionalText,
  type: v.picklist(['string', 'text', 'number', 'boolean', 'select', 'date', 'image', 'object']),
  required: v.optional(v.boolean()),
  list: v.optional(
    v.union([v.literal(true), v.strictObject({ ...limits, collapsible: v.optional(v.any()) })]),
  ),
  pattern: v.optional(v.strictObject({ regex: text, message: text })),
  options: v.optional(
    v.strictObject({
      ...limits,
      maxlength: v.optional(v.number()),
      values: v.optional(v.array(v.strictObject({ name: text, label: text }))),
    }),
  ),
};
export interface CmsField extends v.InferOutput<v.StrictObjectSchema<typeof cmsField, undefined>> {
  fields?: CmsField[] | undefined;
}
const cmsFields: v.GenericSchema<unknown, CmsField[]> = v.array(
  v.pipe(
    v.strictObject({ ...cmsField, fields: v.optional(v.lazy(() => cmsFields)) }),
    v.check(({ type, options }) => !['string', 'text'].includes(type) || !!options?.maxlength),
  ),
);
/** A page of the form: one file. */
const cmsPage = v.object({ label: text, path: text, fields: cmsFields });
export type CmsPage = v.InferOutput<typeof cmsPage>;

/** The file, such as `legal/notice`, and the names and indexes that lead to an entry of it. */
export type Path = readonly (string | number)[];
/** Reports what is wrong with the entry at a path, in Spanish, with the remedy. */
export type Report = (path: Path, fault: string) => void;

export function readForm(yaml: string): CmsPage[] {
  const { content = [], components = {} } = parseYaml(yaml);
  const refuse = (fault: string): never => {
    throw new UserError(`${FORM}: ${fault}`);
  };
  const complete = (field: Part): Part => {
    const { component } = field;
    if (component && !components[component]) refuse(`el componente «${component}» no existe`);
    const merged = { ...components[component ?? ''], ...field };
    return merged.fields ? { ...merged, fields: merged.fields.map(complete) } : merged;
  };
  for (const fact of Object.keys(FACTS))
    if (!components[fact]) refuse(`falta el componente «${fact}»`);
  const pages = content.flatMap((entry) => entry.items ?? [entry]).map(complete);
  const { success, issues = [], output } = v.safeParse(v.array(cmsPage), pages);
  if (success) return output;
  const places = issues.map(placeOf).join('; ');
  return refuse(`no se conoce o no vale (un texto necesita «maxlength»): ${places}`);
}

/** What is read of a page, field or component before it is checked. */
interface Part {
  name?: string;
  component?: string;
  fields?: Part[];
  items?: Part[];
}

function parseYaml(yaml: string): { content?: Part[]; components?: Record<string, Part> } {
  try {
    return parse(yaml) ?? {};
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const fault =
      error.code === 'TAB_AS_INDENT'
        ? 'hay un tabulador: pon espacios'
        : 'no se puede leer: mira los espacios del principio, las comillas y los dos puntos';
    throw new UserError(`${FORM}, línea ${error.linePos?.[0].line}: ${fault}`);
  }
}

/** The names of the fields that lead to a fault, and the key. */
const placeOf = ({ path }: v.BaseIssue<unknown>) =>
  [...(path?.map(({ value }) => (value as Part)?.name) ?? []), path?.at(-1)?.key]
    .filter((step) => typeof step === 'string')
    .join(' › ');

/** The labels that lead to an entry of a page, as the form shows them. */
export function labelsOf({ label, fields }: CmsPage, path: Path): string {
  let inner: CmsField[] | undefined = fields;
  const labels = path.map((step) => {
    if (typeof step === 'number') return `nº ${step + 1}`;
    const field: CmsField | undefined = inner?.find(({ name }) => name === step);
    inner = field?.fields;
    return field?.label ?? `«${step}»`;
  });
  return [label, ...labels].join(' › ');
}
