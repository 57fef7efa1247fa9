import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { cleanProse } from '../../src/shared/clean-text.ts';
import { isCalendarDay } from '../../src/shared/dates.ts';

/** The form of `.pages.yml`, which is the schema of the content, and what it says of a file. */

export interface Field {
  name: string;
  label: string;
  type: 'string' | 'text' | 'number' | 'boolean' | 'select' | 'date' | 'image' | 'object';
  component?: string;
  required?: boolean;
  list?: true | { min?: number; max?: number };
  pattern?: { regex: string; message: string };
  options?: { min?: number; max?: number; maxlength?: number; values?: Choice[] };
  fields?: Field[];
}
/** An option of a select: `name` stands in the file, the form shows `label`. */
interface Choice {
  name: string;
  label: string;
}
/** A page of the form: one file. */
export interface Page {
  label: string;
  path: string;
  fields: Field[];
}
/** The file, such as `legal/notice`, and the names and indexes that lead to an entry of it. */
export type Path = readonly (string | number)[];
/** Reports what is wrong with the entry at a path, in Spanish, with the remedy. */
export type Report = (path: Path, fault: string) => void;

export function readForm(yaml: string): Page[] {
  const { content, components } = parse(yaml);
  const complete = (field: Field): Field => {
    const merged: Field = { ...components[field.component ?? ''], ...field };
    return merged.fields ? { ...merged, fields: merged.fields.map(complete) } : merged;
  };
  return content
    .flatMap((entry: Page & { items?: Page[] }) => entry.items ?? entry)
    .map((page: Page) => ({ ...page, fields: page.fields.map(complete) }));
}

/** The labels that lead to an entry of a page, as the form shows them. */
export function labelsOf({ label, fields }: Page, path: Path): string {
  let inner: Field[] | undefined = fields;
  const labels = path.map((step) => {
    if (typeof step === 'number') return `nº ${step + 1}`;
    const field: Field | undefined = inner?.find(({ name }) => name === step);
    inner = field?.fields;
    return field?.label ?? `«${step}»`;
  });
  return [label, ...labels].join(' › ');
}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether nothing is filled in. The form leaves `false` for a box that is not ticked, other editors leave empty texts and lists. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return cleanProse(value) === '';
  if (typeof value === 'object') return Object.values(value ?? {}).every(isEmpty);
  return value === undefined || value === false;
}

/** Returns the entries of an object, cleaned, without the empty ones and those with a fault. */
export function parseObject(
  fields: readonly Field[],
  json: unknown,
  report: Report,
  at: Path,
): Json | undefined {
  if (!isObject(json)) {
    report(at, 'tiene que ser un bloque con sus datos entre llaves: {…}');
    return undefined;
  }
  const known = fields.map(({ name }) => name);
  for (const name of Object.keys(json).filter((key) => !known.includes(key)))
    report([...at, name], 'no se conoce: corrige el nombre, o bórralo');
  const entries = fields.map((field) => {
    const path = [...at, field.name];
    return [field.name, parseField(field, json[field.name], report, path)];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function parseField(field: Field, value: unknown, report: Report, at: Path): unknown {
  if (isEmpty(value)) {
    if (field.required) report(at, 'falta: rellénalo');
    return undefined;
  }
  if (!field.list) return parseValue(field, value, report, at);
  if (!Array.isArray(value)) return report(at, 'tiene que ser una lista entre corchetes: […]');
  const items = value
    .map((item, index) =>
      isEmpty(item) ? undefined : parseValue(field, item, report, [...at, index]),
    )
    .filter((item) => item !== undefined);
  items.forEach((item, index) => {
    if (isObject(item) && items.findIndex((other) => isDeepStrictEqual(item, other)) < index)
      report(at, 'lleva dos veces lo mismo: borra una');
  });
  const { min = 0, max = Number.POSITIVE_INFINITY } = field.list === true ? {} : field.list;
  if (items.length < min)
    report(at, `hacen falta ${min}, y hay ${items.length}: añade lo que falte`);
  if (items.length > max) report(at, `caben ${max}, y hay ${items.length}: quita lo que sobre`);
  return items;
}

function parseValue(field: Field, value: unknown, report: Report, at: Path): unknown {
  const { type, options = {} } = field;
  const refuse = (fault: string) => report(at, fault);
  if (type === 'object') return parseObject(field.fields ?? [], value, report, at);
  if (type === 'boolean')
    return typeof value === 'boolean' ? value : refuse('tiene que ser true (sí) o false (no)');
  if (type === 'number') {
    const { min = 0, max = Number.POSITIVE_INFINITY } = options;
    if (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) return value;
    const range = Number.isFinite(max) ? `de ${min} a ${max}` : `de ${min} o más`;
    return refuse(`tiene que ser un número entero ${range}, sin comillas ni puntos`);
  }
  if (typeof value !== 'string') return refuse('tiene que ser un texto entre comillas');
  return parseText(field, value, refuse);
}

const OR = new Intl.ListFormat('es', { type: 'disjunction' });

function parseText(field: Field, value: string, refuse: (fault: string) => void) {
  const { type, pattern, options = {} } = field;
  const spaces = type === 'text' ? /[^\S\n]+/g : /\s+/g;
  const text = cleanProse(value).replace(spaces, ' ');
  if (type === 'select' && !options.values?.some(({ name }) => name === text)) {
    const choices = options.values?.map(({ name, label }) => `${name} (${label})`) ?? [];
    return refuse(`tiene que ser ${OR.format(choices)}; ahora pone «${text}»`);
  }
  if (type === 'date' && !isCalendarDay(text))
    return refuse(`tiene que ser un día, como 2026-11-22; ahora pone «${text}»`);
  const { length } = [...text];
  if (options.maxlength && length > options.maxlength)
    return refuse(`caben ${options.maxlength} caracteres, y tiene ${length}: acórtalo`);
  if (pattern && !new RegExp(pattern.regex, 'u').test(text))
    return refuse(`${pattern.message}; ahora pone «${text}»`);
  return text;
}
