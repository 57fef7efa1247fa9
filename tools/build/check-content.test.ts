import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { companySchema } from '../../src/content/schema/facts.ts';
import type { Studio } from '../../src/content/schema/studio.ts';
import { PROJECT_ROOT } from '../local/project-root.ts';
import { FACTS, schemasOf } from './check-content.ts';
import { parseContent, readContent } from './read-content.ts';

const PICTURE = { file: 'pictures/a.jpg', alt: 'Ana' };
const OPINION = { text: 'Bien.', name: 'Ana', kind: 'boda', site: 'B', url: 'https://a.test/1' };
const WORK = { picture: PICTURE, kind: 'Boda', place: 'Teruel', month: 'mayo de 2026' };
const STUDIO: Studio = {
  labels: { person: 'Te atiende', works: 'Eventos', opinions: 'Opiniones', read: 'Leer en' },
  people: [{ picture: PICTURE, name: 'Ana', sentence: 'Hola.' }],
  works: [WORK, WORK, WORK],
  opinions: { list: [OPINION], checked: 'Sí.' },
  priceFrom: { service: 'todo', amount: 900 },
  proposal: { within: 'diez días', isFree: true },
  replyWithin: 'un día',
  hours: 'de 9:00 a 14:00',
  areas: ['Cuenca'],
};

const DRAWINGS = readdirSync(join(PROJECT_ROOT, 'src/content/drawings'));
const SCHEMAS = { ...FACTS, ...schemasOf('Ana Pérez', DRAWINGS) };
type Name = keyof typeof SCHEMAS;
type Keys = readonly (string | number)[];

/** Checks a file of the project, or a whole `STUDIO`, with another value at these keys. `undefined` takes the property out. */
async function check(name: Name, keys: Keys, value: unknown): Promise<unknown> {
  const right: unknown = name === 'studio' ? STUDIO : await readContent(PROJECT_ROOT, name);
  return parseContent<v.GenericSchema>(name, SCHEMAS[name], withValue(right, keys, value));
}

function withValue(inner: unknown, [key, ...keys]: Keys, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = Array.isArray(inner) ? [...inner] : { ...(inner as object) };
  const changed = withValue(Reflect.get(copy, key), keys, value);
  if (changed === undefined) Reflect.deleteProperty(copy, key);
  else Reflect.set(copy, key, changed);
  return copy;
}

const LONG = 'Á'.repeat(181);
const HOUR = ['days', 0, 'hours', 0];
const SERVICE = ['list', 0] as const;

test.each<[Name, Keys, unknown, string]>([
  ['services', [...SERVICE, 'title'], undefined, 'list.weddings.title: falta: escríbelo'],
  ['services', [...SERVICE, 'titel'], 'a', 'titel: no se conoce: corrige el nombre, o bórralo'],
  [
    'services',
    [...SERVICE, 'title'],
    'En {city}',
    'title: {city} no se conoce: entre llaves puede',
  ],
  ['services', [...SERVICE, 'title'], 'En {town', 'title: { no se conoce'],
  ['services', [...SERVICE, 'title'], LONG, `title: caben 60 caracteres, y «${LONG}» tiene 181`],
  ['services', [...SERVICE, 'includes'], 'Todo', 'includes: tiene que ser una lista'],
  ['services', [...SERVICE, 'includes'], [], 'includes: el mínimo es 1, y hay 0'],
  ['services', [...SERVICE, 'includes', 1], ' ', 'includes.2: está vacío'],
  ['services', [...SERVICE, 'emphasis'], 'ñandú', 'emphasis: tiene que ser una parte del título «'],
  ['services', [...SERVICE, 'id'], 'bodas', 'bodas.id: tiene que ser weddings, socialEvents o'],
  ['services', ['list', 1, 'id'], 'weddings', 'list: hay dos con el mismo id'],
  ['questions', ['list', 0, 'answer'], ['Sí.'], 'list.1.answer: tiene que ser un texto'],
  ['process', ['steps', 0], 'Hola', 'steps.1: tiene que ser un bloque con sus datos entre llaves'],
  ['home', ['title'], LONG, 'title: caben 70 caracteres'],
  ['home', ['closing', 'title'], '…', 'closing.title: está vacío'],
  ['day-plan', ['counts'], [30, 150, 80, 300], 'counts: tienen que ir de menor a mayor'],
  ['day-plan', ['days', 1, 'id'], 'weddings', 'days: hay dos con el mismo id'],
  ['day-plan', [...HOUR, 'time'], '25:00', '.time: tiene que ser una hora como 18:30'],
  ['day-plan', [...HOUR, 'furniture'], ['a'], '.furniture: el mínimo es 4, y hay 1'],
  ['day-plan', [...HOUR, 'place'], 2, 'days: cada hora de un día necesita un sitio distinto'],
  ['day-plan', ['places'], [{ dry: 'garden-dance.svg' }], 'days: cada hora de un día necesita'],
  ['day-plan', ['places', 0, 'dry'], 'a.svg', 'dry: es «a.svg», y en src/content'],
  ['legal/notice', ['updated'], '22-11-2026', 'updated: tiene que ser un día, como 2026-11-22'],
  ['legal/notice', ['sections', 1, 'blocks', 0], {}, 'sections.2.blocks.1: tiene que tener un'],
  ['legal/pages', ['cookies', 'path'], '/privacidad', 'cada página necesita una dirección propia'],
  ['legal/pages', ['notice', 'path'], 'aviso', 'notice.path: tiene que ser como /privacidad'],
  ['business', ['town'], '{name}', 'town: {name} no se conoce: escribe el texto sin llaves'],
  [
    'business',
    ['social'],
    [{ label: 'X', url: '@a' }],
    'social.1.url: tiene que ser una dirección',
  ],
  ['pictures', ['hero', 'focus'], undefined, 'hero.focus: falta: escríbelo'],
  ['pictures', ['hero', 'focus', 'top'], 101, 'top: tiene que ser un número entero de 0 a 100'],
  ['pictures', ['hero', 'file'], 'a.png', 'file: tiene que ser un archivo de la carpeta pictures'],
  ['company', ['taxId'], 12345678, 'taxId: tiene que ser un texto entre comillas'],
  ['studio', ['opinions', 'checked'], undefined, 'opinions.checked: falta'],
  ['studio', ['opinions', 'list'], Array(7).fill(OPINION), 'opinions.list: caben 6 como máximo, y'],
  ['studio', ['replyWithin'], 'Un día', 'replyWithin: va dentro de una frase: en minúscula'],
  ['studio', ['proposal', 'within'], 'un día.', 'within: va dentro de una frase: en minúscula'],
  ['studio', ['works'], [WORK, WORK], 'works: el mínimo es 3, y hay 2'],
  ['studio', ['priceFrom', 'amount'], 1.2, 'priceFrom.amount: tiene que ser un número entero, sin'],
  ['studio', ['priceFrom', 'amount'], '1200', 'priceFrom.amount: tiene que ser un número entero'],
  ['studio', ['proposal', 'isFree'], 'sí', 'proposal.isFree: tiene que ser true (sí) o false (no)'],
])(
  'U-44: %s %j: a mistake is named with its file and property',
  async (name, keys, value, message) => {
    const failure = await check(name, keys, value).catch((error: Error) => error.message);
    expect(failure).toMatch(new RegExp(`^src/content/${name}\\.json: `));
    expect(failure).toContain(message);
    expect(failure).not.toContain('\n');
  },
);

describe('U-16: facts', () => {
  test.each([
    ['phone', ['961234567', '(+34) 961-234-567']],
    ['whatsapp', ['+34600123456']],
    ['url', ['https://estudio.es']],
    ['email', ['hola+web@estudio.es']],
    ['social', [[], [{ label: 'Vídeos', url: 'https://vimeo.com/estudio?h=1' }]]],
  ])('%s: %s are accepted', async (fact, values) => {
    for (const value of values) await check('business', [fact], value);
  });

  test.each([
    [
      'phone',
      'un solo número de 9 a 15 cifras',
      ['961 234 567 / 600 123 456', '961 234', '9 ext. 2'],
    ],
    ['whatsapp', 'un solo número con el prefijo', ['600 123 456', '+34 600', 'https://wa.me/346']],
    ['url', 'empezar por https:// y acabar sin barra', ['https://a.es/', 'http://a.es', 'a.es']],
    ['email', 'una sola dirección de email', ['hola@estudio,es', 'hola@estudio', 'a@b.es, c@b.es']],
  ])('%s has to be %s: %j are refused', async (fact, message, values) => {
    for (const value of values)
      await expect(check('business', [fact], value), value).rejects.toThrow(message);
  });

  test.each([
    'Estudio, S. L.',
    'Estudio, S.L.U.',
    'Estudio SL',
    'Estudio S. L. P.',
    'Estudio, S.A.',
  ])(
    'U-13: “%s” needs its entry in the register, and a self-employed person needs none',
    (legalName) => {
      const { registry } = companySchema(legalName).entries;
      expect(v.is(registry, 'Registro Mercantil de Teruel')).toBe(true);
      expect(v.is(registry, '')).toBe(false);
      expect(companySchema('Elsa Pérez Sala').entries.registry.type).toBe('exact_optional');
    },
  );
});
