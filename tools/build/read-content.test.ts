import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../local/project-root.ts';
import { readContent } from './read-content.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'content-'));
  for (const part of ['.pages.yml', 'src/content'])
    await cp(join(PROJECT_ROOT, part), join(root, part), { recursive: true });
  const { labels } = JSON.parse(await readFile(pathOf('studio'), 'utf8'));
  await writeFile(pathOf('studio'), JSON.stringify({ labels }));
});
afterEach(() => rm(root, { recursive: true }));

const pathOf = (name: string) => join(root, `src/content/${name}.json`);
type Data = Record<string, unknown>;

/** Edits a file of the content, and reads all of it. */
async function edit(name: string, change: Data | ((data: never) => Data)) {
  const data = JSON.parse(await readFile(pathOf(name), 'utf8'));
  const changes = typeof change === 'function' ? change(data as never) : change;
  await writeFile(pathOf(name), JSON.stringify({ ...data, ...changes }));
  return readContent(root);
}
const faultOf = (...edited: Parameters<typeof edit>) =>
  edit(...edited).then(
    () => 'none',
    ({ message }: Error) => message,
  );

test('U-44: all faults are listed at once, with page and field as in the form, file and remedy', async () => {
  await writeFile(pathOf('error'), '{\n"title": "Ay"\n"text": ""}');
  await faultOf('company', { taxId: ' ' });
  const list = [{ question: '¿Sí?', answer: 4 }];
  expect(await faultOf('questions', { list, titel: 'x', title: 'a'.repeat(61) })).toBe(
    `3. Datos legales de la empresa › NIF: falta: rellénalo (src/content/company.json)
Preguntas › Título: caben 60 caracteres, y tiene 61: acórtalo (src/content/questions.json)
Preguntas › Preguntas › nº 1 › Respuesta: tiene que ser un texto entre comillas (src/content/questions.json)
Preguntas › «titel»: no se conoce: corrige el nombre, o bórralo (src/content/questions.json)
Página de error: línea 2: falta una coma, o sobra lo que sigue (src/content/error.json)`,
  );
});

const ASKED = { question: '¿Cuánto?', answer: 'Mucho' };
const WEDDING = { id: 'weddings', kind: 'Boda' };
const hours = (...all: object[]) => ({ days: [{ ...WEDDING, hours: all }] });
test.each<[string, string, Data, RegExp]>([
  ['a list in quotes', 'day-plan', { days: 'x' }, /Celebraciones: tiene que ser una lista/],
  ['a block in quotes', 'pictures', { hero: 'x' }, /Portada: tiene que ser un bloque/],
  ['a list for a block', 'pictures', { hero: ['x'] }, /Portada: tiene que ser un bloque/],
  ['a missing block', 'home', { closing: {} }, /Cierre: falta: rellénalo/],
  ['a number in quotes', 'studio', { priceFrom: { what: 'x', weddings: '1200' } }, /número entero/],
  ['2.000, which is 2', 'studio', { priceFrom: { what: 'x', weddings: 2 } }, /de 50 o más, sin/],
  [
    'a half',
    'studio',
    { priceFrom: { what: 'x', weddings: 99.5 } },
    /Bodas: .*número entero de 50/,
  ],
  ['a percentage', 'pictures', { details: { focus: { left: 101 } } }, /\(%\): .* de 0 a 100, /],
  ['a tick in quotes', 'studio', { proposal: { within: 'x', isFree: 'sí' } }, /gratuita: .*true/],
  [
    'a price said twice',
    'studio',
    { priceFrom: { what: 'desde 2000 euros, IVA incluido' } },
    /la web pone «desde»/,
  ],
  [
    'a price in its words',
    'studio',
    { priceFrom: { what: 'bodas por 900' } },
    /la web pone «desde»/,
  ],
  [
    'a long name',
    'studio',
    { people: [{ name: 'a'.repeat(300) }] },
    /Nombre y apellidos: caben 50/,
  ],
  ['a long note', 'home', { hero: { note: 'a'.repeat(3000) } }, /Junto al botón: caben 140/],
  [
    '«en» before a time',
    'studio',
    { replyWithin: 'en un día' },
    /respuesta: Solo el plazo, en min/,
  ],
  ['its end', 'studio', { replyWithin: 'un día como máximo' }, /respuesta: Solo el plazo, en min/],
  ['«dentro de»', 'studio', { proposal: { within: 'dentro de 2 días' } }, /tiempo: Solo el plazo/],
  ['a text in italics', 'process', { emphasis: 'otra' }, /cursiva: tiene que ser una parte del/],
  ['an unknown name', 'site', { reload: 'A {city}' }, /\{city\} no se conoce: entre llaves puede/],
  ['a name in a fact', 'business', { town: '{name}' }, /Ciudad: .*escríbelo sin llaves/],
  ['markup', 'services', { weddings: { text: '<b>Bodas</b>' } }, /Texto: «<b>» se vería tal cual/],
  ['a link', 'questions', { list: [{ answer: '[a](https://a.es)' }] }, /Respuesta: «\]\(» se/],
  [
    'a fact that is none',
    'business',
    { phone: '+600 123 456' },
    /Teléfono: Un solo .*; ahora pone «\+600/,
  ],
  ['an address', 'business', { url: 'https://www.estudio.es>' }, /web: Solo .*; ahora pone «https/],
  [
    'another service',
    'day-plan',
    { days: [{ id: 'bodas' }] },
    /Servicio: tiene que ser weddings \(Bodas\), socialEvents \(Eventos sociales\) o corporateEvents \(Eventos corporativos\); ahora pone «bodas»/,
  ],
  ['another day', 'legal/notice', { updated: '2026-02-30' }, /Último cambio: tiene que ser un día/],
  [
    'a country',
    'company',
    { address: { countryCode: 'España' } },
    /Como ES.*; ahora pone «España»/,
  ],
  ['no services', 'home', { hero: { text: 'x' } }, /llevar \{services\} una vez/],
  [
    'services twice',
    'home',
    { hero: { text: '{services}, {services}' } },
    /llevar \{services\} una vez/,
  ],
  ['services elsewhere', 'home', { title: 'De {services}' }, /\{services\} no se conoce/],
  ['too few', 'process', { steps: [{ title: 'a', text: 'b' }] }, /hacen falta 2, y hay 1: añade/],
  [
    'too many',
    'studio',
    { people: [...'abcde'].map((name) => ({ name, sentence: 'x' })) },
    /caben 4, y hay 5: quita/,
  ],
  [
    'the same twice',
    'questions',
    { list: [ASKED, { question: 'b', answer: 'b' }, ASKED] },
    /lleva dos veces lo mismo: borra una/,
  ],
  [
    'a line twice',
    'services',
    { weddings: { includes: ['Sillas', 'sillas.'] } },
    /Qué incluye: lleva dos veces/,
  ],
  ['a day twice', 'day-plan', { days: [WEDDING, WEDDING] }, /nº 2 › Servicio: ya lo tiene otra/],
  [
    'a place twice',
    'day-plan',
    hours({ place: 1 }, { place: 1 }),
    /nº 2 › Sitio.*: ya lo tiene otra hora/,
  ],
  [
    'an hour twice',
    'day-plan',
    hours({ time: '9:30' }, { time: '09:30' }),
    /nº 2 › Hora: ya está en/,
  ],
])('U-16 U-44: %s is a fault', async (_, name, change, fault) => {
  expect(await faultOf(name, change)).toMatch(fault);
});

test.each<[string, (path: string) => Promise<void>, RegExp]>([
  ['that is missing', (path) => rm(path), /^Página de error: falta el archivo/],
  ['that is empty', (path) => writeFile(path, ''), /^Página de error › Título en la .*: falta: re/],
  ['in Latin-1', (path) => writeFile(path, '{"text": "España"}', 'latin1'), /guárdalo como UTF-8/],
  ['read as Latin-1', (path) => writeFile(path, '{"text": "EspaÃ±a"}'), /guárdalo como UTF-8/],
])('U-44: a file %s is named', async (_, spoil, message) => {
  await spoil(pathOf('error'));
  await expect(readContent(root)).rejects.toThrow(message);
});

test('U-42 U-44: other hours than those of the drawn proposal are a fault, until it goes', async () => {
  const svg = '<svg><view id="weddings" viewBox="0 0 1 1"><desc>18:30 Cena</desc></view></svg>';
  await writeFile(join(root, 'src/content/drawings/proposal.svg'), svg);
  const sheet = { title: 'a', text: 'b', action: 'c', alt: 'd' };
  await edit('process', { sheet }).catch(() => {});
  const dinner = { what: 'Cena', place: 1, dry: 'x', furniture: [...'abcd'] };
  expect(await faultOf('day-plan', hours({ ...dinner, time: '19:00' }))).toMatch(
    /^Plan de un día › .+ › nº 1 › Horas: la propuesta dibujada enseña «18:30 Cena»: pide otro/,
  );
  expect(await faultOf('day-plan', hours({ ...dinner, time: '18:30' }))).toBe('none');
  await faultOf('day-plan', hours({ ...dinner, time: '19:00' }));
  expect(await faultOf('process', { sheet: {} })).toBe('none');
});

test('U-16: what is read is cleaned: spaces, invisible signs, line breaks, empty entries', async () => {
  const list = [
    { question: 'Una\u2028más ', answer: ' Sí.\r\n  Otro\u200b  párrafo 👩‍🍳 → Wrocław ' },
  ];
  const { questions } = await edit('questions', {
    list: [...list, { question: 'a', answer: 'b' }],
  });
  expect(questions.list[0]).toEqual({
    question: 'Una más',
    answer: 'Sí.\n Otro párrafo 👩‍🍳 → Wrocław',
  });
  const empty = {
    sample: false,
    replyWithin: ' ',
    takenDates: null,
    hours: '',
    areas: ['', ' '],
    people: [],
    priceFrom: { what: '', weddings: null },
    proposal: { within: '', isFree: false },
  };
  const { studio } = await edit('studio', {
    ...empty,
    works: null,
    opinions: { list: [], checked: '' },
  });
  expect(Object.keys(studio)).toEqual(['labels']);
});

test('U-16: photos that are missing, unreadable or too small are faults of their fields', async () => {
  await writeFile(join(root, 'src/content/pictures/words.webp'), 'words');
  const small = sharp({ create: { width: 900, height: 900, channels: 3, background: 'red' } });
  await small.webp().toFile(join(root, 'src/content/pictures/small.webp'));
  await small.resize(99).webp().toFile(join(root, 'src/content/pictures/smaller.webp'));
  const picture = { file: 'pictures/smaller.webp', alt: 'x' };
  await edit('studio', { people: [{ name: 'Ana', sentence: 'x', picture }] }).catch(() => {});
  const { hero, weddings, corporateEvents } = JSON.parse(
    await readFile(pathOf('pictures'), 'utf8'),
  );
  const photos = {
    hero: { ...hero, portrait: { ...hero.portrait, file: 'pictures/small.webp' } },
    weddings: { ...weddings, file: 'pictures/missing.webp' },
    corporateEvents: { ...corporateEvents, file: 'pictures/words.webp' },
  };
  await edit('pictures', photos).catch(() => {});
  expect(await readContent(root).catch(({ message }) => message.split('\n'))).toEqual([
    expect.stringMatching(
      /^Fotos › .+ › Otra foto: «small\.webp» es pequeña: hacen falta 1060 × 1590, y tiene 900 × 900\. /,
    ),
    expect.stringMatching(
      /^Fotos › Bodas › Foto: «src\/content\/pictures\/missing\.webp» no está: súbela, o elige otra \(src\/content\/pictures\.json\)$/,
    ),
    expect.stringMatching(/^Fotos › Eventos corporativos › Foto: «words\.webp» no se puede leer/),
    expect.stringMatching(/^1\. .+ › nº 1 › Foto › Foto: «smaller\.webp» es pequeña/),
  ]);
});

test('U-45: taken days may be listed twice or be past', async () => {
  const takenDates = ['2020-02-29', ' 2027‑06‑05', '2027-06-05', ''];
  const { studio } = await edit('studio', { takenDates });
  expect(studio.takenDates).toEqual(['2020-02-29', '2027-06-05', '2027-06-05']);
});

test('U-16: names in braces are filled in, and units stay with their numbers', async () => {
  await edit('business', { town: 'Teruel', legalName: 'Ana, S. L.' });
  const { site, business } = await edit('site', { reload: 'En {town}, a 3 km' });
  expect(site.reload).toBe('En Teruel, a 3\u00a0km');
  expect(business.legalName).toBe('Ana, S.\u00a0L.');
});
