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
  await writeFile(pathOf('error'), '{"title": "Ay" "text": ""}');
  await faultOf('company', { taxId: ' ' });
  const questions = [{ question: '¿Sí?', answer: 4 }];
  const faults = await faultOf('questions', { list: questions, titel: 'x' });
  expect(faults).toBe(
    `3. Datos legales de la empresa › NIF: falta: rellénalo (src/content/company.json)
Preguntas › «titel»: no se conoce: corrige el nombre, o bórralo (src/content/questions.json)
Preguntas › Preguntas › nº 1 › Respuesta: tiene que ser un texto entre comillas (src/content/questions.json)
Preguntas › Preguntas: hacen falta 2, y hay 1: añade lo que falte (src/content/questions.json)
Página de error: no se puede leer: sobra o falta una coma, unas comillas o una llave, o hay comillas curvas, o comillas dentro de un texto (src/content/error.json)`,
  );
});

test.each<[string, Data]>([
  ['day-plan', { days: 'x' }],
  ['pictures', { hero: 'x' }],
])('U-44: a list or a block of %s that is written as a text is a fault', async (name, change) => {
  expect(await faultOf(name, change)).toMatch(/: tiene que ser (una lista|un bloque)/);
});

const ASKED = { question: 'a', answer: 'a' };
test.each<[string, string, Data, RegExp]>([
  [
    'a number in quotes',
    'studio',
    { priceFrom: { what: 'la organización', weddings: '1200' } },
    /Precio desde › Bodas: .*número entero/,
  ],
  [
    'a text in italics',
    'process',
    { title: 'Una', emphasis: 'otra' },
    /cursiva: tiene que ser una parte del/,
  ],
  ['a name in braces', 'site', { reload: 'A {city}' }, /\{city\} no se conoce: entre llaves puede/],
  ['a fact in braces', 'business', { town: '{name}' }, /escríbelo sin llaves/],
  ['a long title', 'questions', { title: 'a'.repeat(61) }, /caben 60 caracteres, y tiene 61/],
  [
    'a number that is two',
    'business',
    { phone: '600 123 456 / 961 234 567' },
    /Un solo número de 9/,
  ],
  [
    'no country code',
    'business',
    { whatsapp: '600 123 456' },
    /WhatsApp: Con el prefijo del país, como/,
  ],
  [
    'a path',
    'business',
    { url: 'https://www.estudio.es/inicio' },
    /Como https:\/\/www\.estudio\.es; ahora pone/,
  ],
  [
    'a broken address',
    'business',
    { social: [{ label: 'F', url: 'https://https://f.es' }] },
    /Dirección: Como https:/,
  ],
  [
    'an email',
    'business',
    { email: 'hola@estudio' },
    /Una sola dirección, sin tildes, .+; ahora pone «hola@estudio»/,
  ],
  [
    'a service that is none',
    'day-plan',
    { days: [{ id: 'bodas' }] },
    /Servicio: tiene que ser weddings \(Bodas\), socialEvents \(Eventos sociales\) o corporateEvents \(Eventos corporativos\); ahora pone «bodas»/,
  ],
  [
    'a day that is none',
    'legal/notice',
    { updated: '2026-02-30' },
    /Último cambio: tiene que ser un día/,
  ],
  [
    'a percentage',
    'pictures',
    { details: { file: 'pictures/hero.webp', alt: 'x', focus: { left: 101, top: 1 } } },
    /Desde la izquierda \(%\): .* de 0 a 100, /,
  ],
  [
    'an entry that is there twice',
    'questions',
    { list: [ASKED, { question: 'b', answer: 'b' }, ASKED] },
    /Preguntas › .+: lleva dos veces lo mismo: borra una/,
  ],
  ['a hero without services', 'home', { hero: { text: 'x' } }, /llevar \{services\} una vez/],
  [
    'a hero with services twice',
    'home',
    { hero: { text: '{services}, {services}' } },
    /llevar \{services\} una vez/,
  ],
  ['a lone brace', 'site', { reload: 'Recargar}' }, /sobra una llave «}»/],
  [
    'a price that was typed as 2.000, which is 2 in JSON',
    'studio',
    { priceFrom: { what: 'la organización', weddings: 2 } },
    /Precio desde › Bodas: tiene que ser un número entero de 50 o más, sin/,
  ],
  [
    'a price in its words',
    'studio',
    { priceFrom: { what: 'bodas por 900 €', weddings: 900 } },
    /Precio desde › Qué: Sin precio ni «€»; ahora pone «bodas por 900 €»/,
  ],
  [
    'a country',
    'company',
    { address: { countryCode: 'España' } },
    /Como ES.*; ahora pone «España»/,
  ],
])('U-16: %s is a fault', async (_, name, change, fault) => {
  expect(await faultOf(name, change)).toMatch(fault);
});

test.each([
  'www.aepd.es',
  'hola@estudio.es',
  'mailto:mailto:hola@estudio.es',
  'https://a.es/Dato_(x',
  'http://a.es',
  '/privacidaz',
  '/privacidad#datos',
  '{email}',
  '',
])('U-13: a link of a legal text to «%s» is a fault', async (address) => {
  const intro = `Lee [esto](${address}).`;
  expect(await faultOf('legal/notice', { intro })).toMatch(/Introducción: el enlace «/);
});

test('U-13: a link to a page of ours, a web, an email or a phone is none', async () => {
  const links = [
    '/',
    '{privacy}',
    '/cookies',
    '/aviso-legal',
    'https://a.es/x',
    'mailto:{email}',
    'tel:+34961',
    '{phoneLink}',
  ];
  const intro = links.map((address) => `[aquí](${address})`).join(', ');
  expect((await edit('legal/notice', { intro }))['legal/notice'].intro).toBe(intro);
});

test('U-16: a place and a service that are taken twice are faults', async () => {
  const id = 'weddings';
  const days = [{ id, hours: [{ place: 1 }, { place: 1 }] }, { id }];
  const faults = await faultOf('day-plan', { days });
  expect(faults).toMatch(/nº 2 › Sitio del dibujo.*: ya lo tiene otra hora/);
  expect(faults).toMatch(/Celebraciones › nº 2 › Servicio: ya lo tiene otra celebración/);
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

test('U-33: a person needs no picture', async () => {
  const { studio } = await edit('studio', {
    people: [{ name: 'Ana', sentence: 'Te contesto yo.' }],
  });
  expect(studio.people).toEqual([{ name: 'Ana', sentence: 'Te contesto yo.' }]);
});

test('U-45: taken days may be listed twice or be past', async () => {
  const { studio } = await edit('studio', {
    takenDates: ['2020-02-29', ' 2027-06-05', '2027-06-05', ''],
  });
  expect(studio.takenDates).toEqual(['2020-02-29', '2027-06-05', '2027-06-05']);
});

test('U-16: a number in groups, a web with a slash and a foreign domain are taken', async () => {
  const facts = {
    phone: '(+34) 961-23.45.67',
    whatsapp: '+34\u00a0612 345 678',
    url: 'https://www.peña.es/',
    email: 'hola+web@peña.es',
    social: [{ label: 'F', url: 'https://www.f.es/estudio?x=1' }],
  };
  const { business } = await edit('business', facts);
  expect(business).toMatchObject({ ...facts, whatsapp: '+34 612 345 678' });
});

test.each([
  ['an empty file', () => writeFile(pathOf('home'), ''), /Portada y cierre › Cierre: falta/],
  [
    'an entry that is there twice',
    () => writeFile(pathOf('error'), '{\n"action": "Inicio",\n"action": "Volver"\n}'),
    /^Página de error: la línea 3 repite una entrada: borra una de las dos/,
  ],
])('U-44: %s is named', async (_, prepare, message) => {
  await prepare();
  await expect(readContent(root)).rejects.toThrow(message);
});
