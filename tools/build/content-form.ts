import * as v from 'valibot';
import { parse, type YAMLParseError } from 'yaml';
import { FACTS } from './content-facts.ts';
import { faultOfMarks } from './content-json.ts';
import { UserError } from './user-error.ts';

/** The form of `.pages.yml`, as Pages CMS shows it to the owner. */

const FORM = '.pages.yml';

const isRegex = (source: string) => {
  try {
    return !!new RegExp(source, 'u');
  } catch {
    return false;
  }
};

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
  pattern: v.optional(v.strictObject({ regex: v.pipe(text, v.check(isRegex)), message: text })),
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

/** What is read of a page, field or component before it is checked. */
interface Part {
  name?: unknown;
  component?: string | undefined;
  fields?: Part[] | undefined;
  items?: Part[] | undefined;
}
const parts: v.GenericSchema<unknown, Part[]> = v.array(v.lazy(() => part));
const part = v.looseObject({
  component: optionalText,
  fields: v.optional(parts),
  items: v.optional(parts),
});
const form = v.object({ content: parts, components: v.record(text, part) });

export function readForm(yaml: string): CmsPage[] {
  const { content, components } = checked(form, parseYaml(yaml));
  const complete = (field: Part, outer: readonly string[]): Part => {
    const { component = '' } = field;
    if (outer.includes(component)) refuse(`el componente «${component}» lleva dentro a sí mismo`);
    const inner = component ? [...outer, component] : outer;
    if (component && !components[component]) refuse(`el componente «${component}» no existe`);
    const merged = { ...components[component], ...field };
    return merged.fields
      ? { ...merged, fields: merged.fields.map((part) => complete(part, inner)) }
      : merged;
  };
  for (const fact of Object.keys(FACTS))
    if (!components[fact]) refuse(`falta el componente «${fact}»`);
  const pages = content
    .flatMap((entry) => entry.items ?? [entry])
    .map((page) => complete(page, []));
  return checked(v.array(cmsPage), pages);
}

function refuse(fault: string): never {
  throw new UserError(`${FORM}: ${fault}`);
}

function checked<Output>(schema: v.GenericSchema<unknown, Output>, input: unknown): Output {
  const { success, issues = [], output } = v.safeParse(schema, input);
  if (success) return output;
  const places = issues.map(placeOf).join('; ');
  return refuse(`falta, no se conoce o no vale (un texto necesita «maxlength»): ${places}`);
}

function parseYaml(yaml: string): unknown {
  const marks = faultOfMarks(yaml);
  if (marks) refuse(marks);
  try {
    return parse(yaml) ?? {};
  } catch (error) {
    const { code, linePos } = error as Partial<YAMLParseError>;
    const fault =
      code === 'TAB_AS_INDENT'
        ? 'hay un tabulador: pon espacios'
        : 'no se puede leer: mira los espacios del principio, las comillas y los dos puntos';
    return refuse(linePos ? `línea ${linePos[0].line}: ${fault}` : fault);
  }
}

/** The names of the fields that lead to a fault, and the keys. */
const placeOf = ({ path = [] }: { path?: readonly Step[] | undefined }) =>
  path
    .map(({ key, value }, index) => {
      const isWay = key === 'fields' && index < path.length - 1;
      return (value as Part | null)?.name ?? (isWay ? undefined : key);
    })
    .filter((step) => typeof step === 'string')
    .join(' › ') || 'content';
interface Step {
  key: unknown;
  value: unknown;
}

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
