import * as v from 'valibot';
import { bindUnits } from '../../src/shared/spanish-words.ts';
import { day, FACTS, quotation } from './content-facts.ts';
import type { CmsField } from './content-form.ts';
import { faultOfText } from './content-texts.ts';

/** The schema that the form's fields are: its messages are Spanish, with the remedy, its result is cleaned. */

/** `names`: those that may stand in braces. Empty entries are missing from the input (`read-content.ts`). */
export function schemaOf(fields: readonly CmsField[], names: Names): v.GenericSchema {
  const entries = fields.map((field) => [field.name, entryOf(field, names)]);
  const fault = orMissing('tiene que ser un bloque con sus datos entre llaves: {…}');
  return v.pipe(
    v.custom((value) => !Array.isArray(value), fault),
    v.objectWithRest(
      Object.fromEntries(entries),
      v.never('no se conoce: corrige el nombre, o bórralo'),
      fault,
    ),
  );
}

type Names = readonly string[];

const orMissing =
  (fault: string) =>
  ({ input }: v.BaseIssue<unknown>) =>
    input === undefined ? 'falta: rellénalo' : fault;

function entryOf(field: CmsField, names: Names): v.GenericSchema {
  const value = itemOf(field, names);
  const entry = field.list ? listOf(field, value) : value;
  return field.required ? entry : v.optional(entry);
}

function listOf({ type, list }: CmsField, item: v.GenericSchema) {
  const { min = 0, max = Number.POSITIVE_INFINITY } = list === true || !list ? {} : list;
  // In a list with one text for each of some cases, several may be equal.
  const mayRepeat = type === 'date' || min === max;
  return v.pipe(
    v.array(v.optional(item), orMissing('tiene que ser una lista entre corchetes: […]')),
    v.transform((items) => items.filter((value) => value !== undefined)),
    v.minLength(min, ({ received }) => `hacen falta ${min}, y hay ${received}: añade lo que falte`),
    v.maxLength(max, ({ received }) => `caben ${max}, y hay ${received}: quita lo que sobre`),
    v.check(
      (items) => mayRepeat || new Set(items.map(lettersOf)).size === items.length,
      'lleva dos veces lo mismo: borra una',
    ),
  );
}

const lettersOf = (value: unknown) =>
  JSON.stringify(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The schema of an entry, or of each one of a list. */
function itemOf(field: CmsField, names: Names): v.GenericSchema {
  const { type, fields = [], options: { min = 0, max = Number.POSITIVE_INFINITY } = {} } = field;
  if (type === 'object') return schemaOf(fields, names);
  if (type === 'boolean') return v.boolean(orMissing('tiene que ser true (sí) o false (no)'));
  if (type === 'number') {
    const range = `de ${min} a ${max}`;
    const fault = orMissing(`tiene que ser un número entero ${range}, sin comillas ni puntos`);
    return v.pipe(
      v.number(fault),
      v.integer(fault),
      v.minValue(min, fault),
      v.maxValue(max, fault),
    );
  }
  const spaces = type === 'text' ? /[^\S\n]+/g : /\s+/g;
  return v.pipe(
    v.string(orMissing('tiene que ser un texto entre comillas')),
    v.transform((text) => text.replace(spaces, ' ')),
    textOf(field, names),
  );
}

type Text = v.GenericSchema<string, string>;
const OR = new Intl.ListFormat('es', { type: 'disjunction' });

function textOf(field: CmsField, names: Names): Text {
  const { type, component = '', pattern = { regex: '', message: '' }, options = {} } = field;
  const { maxlength = Number.POSITIVE_INFINITY, values = [] } = options;
  if (type === 'date')
    return parsed(day, 'tiene que ser un día, de 2020 a dentro de cinco años, como 2026-11-22');
  if (type === 'select') {
    const choices = values.map(({ name, label }) => `${name} (${label})`);
    return parsed(
      v.picklist(values.map(({ name }) => name)),
      `tiene que ser ${OR.format(choices)}`,
    );
  }
  const fact = FACTS[component];
  return v.pipe(
    v.string(),
    v.maxLength(
      maxlength,
      ({ received }) => `caben ${maxlength} caracteres, y tiene ${received}: acórtalo`,
    ),
    v.regex(new RegExp(pattern.regex, 'u'), ({ input }) => andNow(pattern.message, input)),
    fact ? parsed(fact, pattern.message) : type === 'image' ? v.string() : words(component, names),
  );
}

const andNow = (wanted: string, text: string) => `${wanted}; ahora pone «${text}»`;

/** The result of the fact's schema, or what is wanted instead. */
const parsed = (fact: Text, wanted: string): Text =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      const { success, output } = v.safeParse(fact, value);
      if (success) return output;
      addIssue({ message: andNow(wanted, value) });
      return NEVER;
    }),
  );

/** Three components of the form say what a text is or may hold. */
const words = (component: string, names: Names): Text =>
  v.pipe(
    component === 'quotation' ? quotation : v.string(),
    v.rawCheck(({ dataset: { value }, addIssue }) => {
      const known = component === 'withServices' ? [...names, 'services'] : names;
      const message = faultOfText(String(value), known, component === 'linkedText');
      if (message) addIssue({ message });
    }),
    v.transform(bindUnits),
  );
