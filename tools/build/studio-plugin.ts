import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, type Plugin, parseSync } from 'vite';
import type { Studio } from '../../src/content/studio.ts';
import { walk } from './samples/walk.ts';
import { UserError } from './user-error.ts';

const FILE = 'src/content/studio.ts';
const PICTURES = 'src/content/pictures.ts';

/** Describes the error in a literal; `false` without one. `pictures`: the names that have an alternative text. */
type Rule = (value: unknown, pictures: ReadonlySet<string>) => string | false;
/** The shape of an entry: a literal, an object with at least these keys, or a list with this many items. */
type Shape = Rule | { keys: Record<string, Shape> } | { least: number; most: number; item: Shape };

const text: Rule = (value) =>
  !String(value).trim() && 'is empty: fill it in, or delete the whole entry';
const amount: Rule = (value) =>
  !(Number.isInteger(value) && Number(value) > 0) && 'has to be a whole number, as in 1200';
const address: Rule = (value) =>
  !/^https:\/\/\S+$/.test(String(value)) && 'has to be an address that begins with https://';
const picture: Rule = (value, pictures) =>
  !pictures.has(String(value)) && `is “${value}”, of which ${PICTURES} has no entry with an alt`;
const list = (least: number, most: number, item: Shape): Shape => ({ least, most, item });

const PERSON: Shape = { keys: { portrait: picture, name: text, sentence: text } };
const WORK: Shape = { keys: { picture, kind: text, place: text, month: text } };
const OPINION: Shape = { keys: { text, name: text, kind: text, site: text, url: address } };
const ANY = Number.POSITIVE_INFINITY;

/** The name of each entry in the build's list of empty ones, and its shape. */
const ENTRIES: Record<keyof Studio, [called: string, shape: Shape]> = {
  people: ['quién atiende', list(1, ANY, PERSON)],
  works: ['trabajos', list(3, ANY, WORK)],
  opinions: ['opiniones', { keys: { list: list(1, 2, OPINION), checked: text } }],
  priceFrom: ['precio desde', { keys: { service: text, amount } }],
  replyWithin: ['plazo de respuesta', text],
  hours: ['horario', text],
  areas: ['otras zonas', list(1, ANY, text)],
  includes: ['qué incluye Empresa', list(1, ANY, text)],
};

/**
 * The entries of `STUDIO` are optional (U-33). Fails the build if one is incomplete, names the missing ones once, and replaces
 * `STUDIO.name` of a missing one with `undefined`, so that the bundler drops its section and styles.
 */
export function studio(): Plugin {
  let entries = new Map<string, ESTree.Node>();
  return {
    name: 'studio',
    apply: 'build',
    configResolved({ root }) {
      entries = entriesIn(readFileSync(join(root, FILE), 'utf8'));
    },
    buildStart() {
      const { consumer, root, listSamples = true, logger } = this.environment.config;
      if (consumer !== 'client') return;
      const read = (file: string) => readFileSync(join(root, file), 'utf8');
      const errors = errorsIn(read(FILE), read(PICTURES));
      if (errors.length > 0) throw new UserError(errors.join('\n'));
      const empty = Object.entries(ENTRIES).filter(([name]) => !entries.has(name));
      const names = empty.map(([, [called]]) => called).join(', ');
      if (listSamples && names) logger.info(`Vacío: ${names}: ${FILE}`);
    },
    transform: {
      filter: { code: 'STUDIO.' },
      handler: (code) => ({
        code: code.replace(/\bSTUDIO\.(\w+)/g, (read, name) =>
          name in ENTRIES && !entries.has(name) ? 'undefined' : read,
        ),
        map: null,
      }),
    },
  };
}

/** The values of the entries by name. */
function entriesIn(code: string): Map<string, ESTree.Node> {
  const entries = new Map<string, ESTree.Node>();
  walk(parseSync(FILE, code).program, undefined, (node, [outer, name = '', ...inner]) => {
    if (outer === 'STUDIO' && node.type === 'Property' && inner.length === 0)
      entries.set(name, node.value);
  });
  return entries;
}

/** The names of the pictures that have an alternative text. */
function describedIn(code: string): Set<string> {
  const names = new Set<string>();
  walk(parseSync(PICTURES, code).program, undefined, (_, [outer, name = '', key]) => {
    if (outer === 'PICTURES' && key === 'alt') names.add(name);
  });
  return names;
}

/** What is wrong with the entries, with its file and line. Judges literals only: the compiler judges the rest. */
export function errorsIn(code: string, picturesCode: string): string[] {
  const pictures = describedIn(picturesCode);

  function check(node: ESTree.Node, shape: Shape, name: string): string[] {
    const line = code.slice(0, node.start).split('\n').length;
    const error = (what: string) => [`${FILE}:${line}: ${name} ${what}`];
    if (typeof shape === 'function') {
      const fault = node.type === 'Literal' && shape(node.value, pictures);
      return fault ? error(fault) : [];
    }
    if (node.type === 'ArrayExpression' && 'item' in shape) {
      const { length } = node.elements;
      if (length < shape.least) return error(`needs at least ${shape.least}, and has ${length}`);
      if (length > shape.most) return error(`may have ${shape.most} at most, and has ${length}`);
      return node.elements.flatMap((item) => (item ? check(item, shape.item, name) : []));
    }
    if (node.type !== 'ObjectExpression' || !('keys' in shape)) return [];
    const properties = node.properties.filter((one) => one.type === 'Property');
    return Object.entries(shape.keys).flatMap(([key, inner]) => {
      const found = properties.find((one) => one.key.type === 'Identifier' && one.key.name === key);
      return found ? check(found.value, inner, `${name}.${key}`) : error(`lacks ${key}`);
    });
  }

  return [...entriesIn(code)].flatMap(([name, node]) => {
    const entry = ENTRIES[name as keyof Studio];
    return entry ? check(node, entry[1], name) : [];
  });
}
