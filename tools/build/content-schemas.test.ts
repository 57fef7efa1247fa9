import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { BUSINESS } from '../../src/content/business.ts';
import { COMPANY } from '../../src/content/company.ts';
import { DAY_PLAN, GUESTS, HOURS } from '../../src/content/day-plan.ts';
import { EVENT_REQUEST } from '../../src/content/event-request.ts';
import { LEGAL_LINKS } from '../../src/content/legal/legal-links.ts';
import { NOTICE } from '../../src/content/legal/notice.ts';
import { PICTURES } from '../../src/content/pictures.ts';
import { PROCESS } from '../../src/content/process.ts';
import { QUESTIONS } from '../../src/content/questions.ts';
import { BUSINESS as BUSINESS_SCHEMA, companySchema } from '../../src/content/schema/facts.ts';
import type { Studio } from '../../src/content/schema/studio.ts';
import { SERVICES } from '../../src/content/services.ts';
import { HOME } from '../../src/content/site.ts';
import { PROJECT_ROOT } from '../local/project-root.ts';
import { schemasOf } from './content-schemas.ts';
import { parseContent } from './read-content.ts';

const OPINION = {
  text: 'Bien.',
  name: 'Ana',
  kind: 'boda',
  site: 'Bodas',
  url: 'https://a.test/1',
};
const WORK = { picture: 'hero', kind: 'Boda', place: 'Teruel', month: 'mayo de 2026' } as const;
const STUDIO: Studio = {
  people: [{ portrait: 'hero', name: 'Ana', sentence: 'Hola.' }],
  works: [WORK, WORK, WORK],
  opinions: { list: [OPINION], checked: 'Sí.' },
  priceFrom: { service: 'todo', amount: 900 },
  replyWithin: 'un día',
  hours: 'de 9:00 a 14:00',
  areas: ['Cuenca'],
};

const RIGHT = {
  business: { BUSINESS },
  company: { COMPANY },
  'day-plan': { DAY_PLAN },
  'event-request': { EVENT_REQUEST },
  'legal/notice': { NOTICE },
  process: { PROCESS },
  questions: { QUESTIONS },
  services: { SERVICES },
  site: { HOME },
  studio: { STUDIO },
};
const schemas: Record<string, Record<string, v.GenericSchema>> = schemasOf('Ana Pérez', ['hero']);

/** Checks the constant of a file, with another value at these keys. A value of `undefined` takes the property out. */
async function check(file: keyof typeof RIGHT, keys: readonly (string | number)[], value: unknown) {
  const [[name, right] = ['', {}]] = Object.entries<object>(RIGHT[file]);
  const path = join(PROJECT_ROOT, `src/content/${file}.ts`);
  const exports = { [name]: withValue(right, keys, value) };
  const schema = schemas[file]?.[name] ?? v.never();
  return parseContent({ file: `src/content/${file}.ts`, exports, paths: [path] }, name, schema);
}

function withValue(inner: unknown, [key, ...keys]: readonly (string | number)[], value: unknown) {
  if (key === undefined) return value;
  const copy = Array.isArray(inner) ? [...inner] : { ...(inner as object) };
  const changed = withValue(Reflect.get(copy, key), keys, value);
  if (changed === undefined) Reflect.deleteProperty(copy, key);
  else Reflect.set(copy, key, changed);
  return copy;
}

test.each(Object.keys(RIGHT) as (keyof typeof RIGHT)[])('U-16: %s: right', async (file) => {
  await check(file, [], Object.values(RIGHT[file])[0]);
});

test('U-16: two services are right', async () => {
  await check('services', [], SERVICES.slice(-2));
});

const [first, second] = SERVICES.map(({ id }) => id);
const LONG = 'Á'.repeat(181);

test.each([
  ['services', [0, 'title'], undefined, `${first}.title: falta: escríbelo`],
  ['services', [0, 'title'], 'En $' + '{BUSINESS.town}', 'weddings.title: lleva un nombre con $'],
  ['services', [0, 'titel'], 'Bodas', `${first}.titel: no se conoce: corrige el nombre, o bórralo`],
  ['services', [0, 'title'], LONG, `weddings.title: caben 60 caracteres, y «${LONG}» tiene 181`],
  ['services', [1, 'includes'], 'Todo', `${second}.includes: tiene que ser una lista`],
  ['services', [1, 'includes'], [], `${second}.includes: el mínimo es 1, y hay 0`],
  ['services', [1, 'includes', 1], ' ', `${second}.includes.2: está vacío`],
  ['services', [0, 'emphasis'], 'ñandú', `${first}.emphasis: tiene que ser una parte del título «`],
  ['services', [0, 'id'], 'bodas', 'bodas.id: tiene que ser weddings, socialEvents o'],
  ['services', [1, 'id'], 'weddings', 'SERVICES: hay dos servicios con el mismo id'],
  ['services', [], [SERVICES[0]], 'SERVICES: tienen que ser dos o tres servicios, y hay 1'],
  [
    'services',
    [],
    [...SERVICES, ...SERVICES],
    'SERVICES: tienen que ser dos o tres servicios, y hay',
  ],
  ['questions', ['list', 0, 'answer'], undefined, 'list.1.answer: falta'],
  ['questions', ['list', 0, 'question'], '', 'list.1.question: está vacío'],
  [
    'questions',
    ['list', 0, 'answer'],
    ['Sí.'],
    'list.1.answer: tiene que ser un texto entre comillas',
  ],
  ['questions', ['list'], [], 'list: el mínimo es 1, y hay 0'],
  [
    'process',
    ['steps', 0],
    'Nos lo cuentas',
    'steps.1: tiene que ser un bloque con sus datos entre llaves: {…}',
  ],
  ['process', ['emphasis'], 'ñandú', 'emphasis: tiene que ser una parte del título «'],
  ['site', ['title'], LONG, 'title: caben 70 caracteres'],
  ['site', ['description'], LONG, 'description: caben 180 caracteres'],
  ['site', ['hero', 'heading', 'first'], LONG, 'hero.heading.first: caben 30 caracteres'],
  ['site', ['closing', 'title'], '…', 'closing.title: está vacío'],
  ['day-plan', ['emphasis'], 'ñandú', 'emphasis: tiene que ser una parte del título «'],
  ['event-request', ['contactOptions', 'email'], '', 'contactOptions.email: está vacío'],
  [
    'legal/notice',
    ['updated'],
    '22-11-2026',
    'updated: tiene que ser un día, como 2026-11-22, y es',
  ],
  ['legal/notice', ['sections', 1, 'heading'], undefined, 'sections.2.heading: falta'],
  [
    'legal/notice',
    ['sections', 1, 'blocks', 0],
    { text: 'Hola.' },
    'sections.2.blocks.1: tiene que',
  ],
  ['business', ['phone'], '961', 'phone: tiene que ser un solo número de 9 a 15 cifras, como'],
  [
    'business',
    ['whatsapp'],
    '600 123 456',
    'whatsapp: tiene que ser un solo número con el prefijo',
  ],
  ['business', ['url'], 'a.es', 'url: tiene que empezar por https:// y acabar sin barra, como'],
  [
    'business',
    ['email'],
    'hola@a',
    'email: tiene que ser una sola dirección de email, y es «hola@a»',
  ],
  [
    'business',
    ['social'],
    [{ label: 'X', url: '@a' }],
    'social.1.url: tiene que ser una dirección',
  ],
  ['company', ['taxId'], 12345678, 'taxId: tiene que ser un texto entre comillas'],
  ['studio', ['opinions', 'list', 0, 'url'], undefined, 'opinions.list.1.url: falta'],
  ['studio', ['opinions', 'checked'], undefined, 'opinions.checked: falta'],
  [
    'studio',
    ['opinions', 'list'],
    Array(7).fill(OPINION),
    'opinions.list: caben 6 como máximo, y hay 7',
  ],
  ['studio', ['works'], [WORK, WORK], 'works: el mínimo es 3, y hay 2'],
  [
    'studio',
    ['people', 0, 'portrait'],
    'eva',
    'people.1.portrait: es «eva», y src/content/pictures.ts',
  ],
  ['studio', ['areas'], 'Teruel', 'areas: tiene que ser una lista entre corchetes: […]'],
  [
    'studio',
    ['priceFrom', 'amount'],
    1.2,
    'priceFrom.amount: tiene que ser un número entero, como 1200',
  ],
  [
    'studio',
    ['priceFrom', 'amount'],
    '1200',
    'priceFrom.amount: tiene que ser un número entero, como',
  ],
  ['studio', ['replyWithin'], '…', 'replyWithin: está vacío'],
] as const)(
  'U-44: %s %j: a mistake is named with its file, line and property',
  async (file, keys, value, message) => {
    const failure = await check(file, keys, value).catch((error: Error) => error.message);
    expect(String(failure).replace(/:\d+:/, ':')).toContain(`src/content/${file}.ts: ${message}`);
  },
);

const [HOUR] = HOURS;

test.each([
  ['day-plan', 'GUESTS', GUESTS, true],
  ['day-plan', 'GUESTS', [30, 80, 150], false],
  ['day-plan', 'GUESTS', [30, 150, 80, 300], false],
  ['day-plan', 'HOURS', HOURS, true],
  ['day-plan', 'HOURS', [], true],
  ['day-plan', 'HOURS', [...HOURS, ...HOURS], false],
  ['day-plan', 'HOURS', [{ ...HOUR, time: '25:00' }], false],
  ['day-plan', 'HOURS', [{ ...HOUR, time: '9.30 de la noche' }], false],
  ['day-plan', 'HOURS', [{ ...HOUR, what: '' }], false],
  ['day-plan', 'HOURS', [{ ...HOUR, furniture: ['una mesa'] }], false],
  ['pictures', 'PICTURES', PICTURES, true],
  ['pictures', 'PICTURES', { ...PICTURES, details: undefined }, false],
  ['legal/legal-links', 'LEGAL_LINKS', LEGAL_LINKS, true],
  ['legal/legal-links', 'LEGAL_LINKS', { ...LEGAL_LINKS, cookies: LEGAL_LINKS.privacy }, false],
  [
    'legal/legal-links',
    'LEGAL_LINKS',
    { ...LEGAL_LINKS, notice: { path: 'aviso', label: 'Aviso' } },
    false,
  ],
] as const)('U-44: %s: %s %j: right is %s', (file, name, value, isRight) => {
  expect(v.is(schemas[file]?.[name] ?? v.never(), value)).toBe(isRight);
});

describe('U-16: facts', () => {
  test.each([
    ['phone', ['961234567', '(+34) 961-234-567']],
    ['whatsapp', ['+34600123456']],
    ['url', ['https://estudio.es']],
    ['email', ['hola+web@estudio.es']],
    ['social', [[], [{ label: 'Vídeos', url: 'https://vimeo.com/estudio?h=1' }]]],
  ])('%s: %s are accepted', (fact, values) => {
    for (const value of values)
      expect(v.is(BUSINESS_SCHEMA, { ...BUSINESS, [fact]: value }), String(value)).toBe(true);
  });

  test.each([
    ['phone', ['+34 961 234 567 / 600 123 456', '961 234 567 ext. 2', '961 234', '', undefined]],
    ['whatsapp', ['600 123 456', '+34 600', 'https://wa.me/34600123456', '', 34600123456]],
    ['town', ['', ' ']],
    ['url', ['https://www.estudio.es/', 'http://www.estudio.es', 'estudio.es', 'https://a.es/b']],
    ['email', ['hola@estudio,es', 'hola@estudio', ' hola@estudio.es', 'a@b.es, c@b.es', '']],
  ])('%s: %s are refused', (fact, values) => {
    for (const value of values)
      expect(v.is(BUSINESS_SCHEMA, { ...BUSINESS, [fact]: value }), String(value)).toBe(false);
  });

  test.each([
    'Estudio, S.\u00a0L.',
    'Estudio, S.L.U.',
    'Estudio SL',
    'Estudio S. L. P.',
    'Estudio, S.A.',
  ])(
    'U-13: “%s” needs its entry in the register, and a self-employed person needs none',
    (legalName) => {
      const accepts = (name: string, registry: string) =>
        v.is(companySchema(name), { ...COMPANY, registry });
      expect(accepts(legalName, '')).toBe(false);
      expect(accepts(legalName, 'Registro Mercantil de Teruel')).toBe(true);
      expect(accepts('Elsa Pérez Sala', '')).toBe(true);
    },
  );
});
