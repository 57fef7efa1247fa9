import * as v from 'valibot';
import { bindUnits } from '../../src/shared/spanish-words.ts';
import type { CmsField } from './cms-form.ts';
import { FACT_SCHEMAS, isDay } from './content-facts.ts';
import { faultOfText } from './content-texts.ts';

/** The schema that the form's fields are: its messages are Spanish, with the remedy, its result is cleaned. */

/** `names`: those that may stand in braces. Empty entries are missing from the input (`read-content.ts`). */
export function schemaOf(fields: readonly CmsField[], names: Names): v.GenericSchema {
  return v.objectWithRest(
    Object.fromEntries(fields.map((field) => [field.name, entryOf(field, names)])),
    v.never('no se conoce: corrige el nombre, o bórralo'),
    orMissing('tiene que ser un bloque con sus datos entre llaves: {…}'),
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
  // A day may be taken twice. A list of a fixed length has one text for each case.
  const mayRepeat = type === 'date' || min === max;
  return v.pipe(
    v.array(v.optional(item), orMissing('tiene que ser una lista entre corchetes: […]')),
    v.transform((items) => items.filter((value) => value !== undefined)),
    v.minLength(min, ({ received }) => `hacen falta ${min}, y hay ${received}: añade lo que falte`),
    v.maxLength(max, ({ received }) => `caben ${max}, y hay ${received}: quita lo que sobre`),
    v.check(
      (items) =>
        mayRepeat || new Set(items.map((item) => JSON.stringify(item))).size === items.length,
      'lleva dos veces lo mismo: borra una',
    ),
  );
}

/** The schema of an entry, or of each one of a list. */
function itemOf(field: CmsField, names: Names): v.GenericSchema {
  const { type, fields = [], options = {} } = field;
  const { min = 0, max = Number.POSITIVE_INFINITY, values = [] } = options;
  switch (type) {
    case 'object':
      return schemaOf(fields, names);
    case 'boolean':
      return v.boolean(orMissing('tiene que ser true (sí) o false (no)'));
    case 'number': {
      const fault = orMissing(
        `tiene que ser un número entero de ${min} a ${max}, sin comillas ni puntos`,
      );
      return v.pipe(
        v.number(fault),
        v.integer(fault),
        v.minValue(min, fault),
        v.maxValue(max, fault),
      );
    }
    case 'select': {
      const choices = values.map(({ name, label }) => `${name} (${label})`).join(', ');
      return v.picklist(
        values.map(({ name }) => name),
        orMissing(`tiene que ser uno de estos: ${choices}`),
      );
    }
    case 'date':
      return v.pipe(
        TEXT,
        v.check(isDay, 'tiene que ser un día, de 2020 a dentro de cinco años, como 2026-11-22'),
      );
    default:
      return textOf(field, names);
  }
}

const TEXT = v.string(orMissing('tiene que ser un texto entre comillas'));

function textOf(field: CmsField, names: Names) {
  const { type, component = '', pattern = { regex: '', message: '' }, options = {} } = field;
  const { maxlength = Number.POSITIVE_INFINITY } = options;
  const { [component]: fact } = FACT_SCHEMAS;
  const spaces = type === 'text' ? /[^\S\n]+/g : /\s+/g;
  return v.pipe(
    TEXT,
    v.transform((text) => text.replace(spaces, ' ')),
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
const parsed = (fact: v.GenericSchema<string, string>, wanted: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => v.is(fact, text),
      ({ input }) => andNow(wanted, input),
    ),
    v.transform((text) => v.parse(fact, text)),
  );

/** Two components of the form say what a text may hold. */
function words(component: string, names: Names) {
  const known = component === 'withServices' ? [...names, 'services'] : names;
  const faultOf = (text: string) => faultOfText(text, known, component === 'linkedText') ?? '';
  return v.pipe(
    v.string(),
    v.check(
      (text) => !faultOf(text),
      ({ input }) => faultOf(input),
    ),
    v.transform(bindUnits),
  );
}
