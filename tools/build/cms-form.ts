import * as v from 'valibot';
import { parse } from 'yaml';
import { type Path, UserError } from './user-error.ts';

/** The form of `.pages.yml`, as Pages CMS shows it to the owner. */

const text = v.string();
const limits = { min: v.optional(v.number()), max: v.optional(v.number()) };
/** A field, with what its component says. A key that is not known here would be a check that is not made. */
const cmsField = {
  name: text,
  label: text,
  description: v.optional(text),
  component: v.optional(text),
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
  v.strictObject({ ...cmsField, fields: v.optional(v.lazy(() => cmsFields)) }),
);
/** A page of the form: one file. */
const cmsPage = v.object({ label: text, path: text, fields: cmsFields });
export type CmsPage = v.InferOutput<typeof cmsPage>;

/** A page, field or component, before its component is put in. */
interface Part {
  component?: string;
  fields?: Part[];
}
interface Form {
  content: readonly (Part & { items?: Part[] })[];
  components: Readonly<Record<string, Part>>;
}

/** Only developers edit the file: the parsers' own messages are enough. */
export function readForm(yaml: string): CmsPage[] {
  const { content, components }: Form = parse(yaml);
  const complete = (part: Part): Part => {
    const { component = '' } = part;
    if (component && !components[component])
      throw new UserError(`.pages.yml has no component «${component}»`);
    const whole = { ...components[component], ...part };
    return whole.fields ? { ...whole, fields: whole.fields.map(complete) } : whole;
  };
  const pages = content.flatMap((page) => page.items ?? [page]).map(complete);
  const { success, issues, output } = v.safeParse(v.array(cmsPage), pages);
  if (success) return output;
  const faults = issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  throw new UserError(`.pages.yml: ${faults.join('\n')}`);
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
