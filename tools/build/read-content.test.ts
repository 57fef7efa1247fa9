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

const ASKED = { question: '¿Cuánto?', answer: 'Mucho' };
const SERVICE = { label: 'Bodas', mention: 'bodas', title: 'Bodas', emphasis: 'hora', action: 'x' };
const STEPS = { title: 'Pasos', emphasis: 'Pasos' };
const hour = (entries: object) => ({ what: 'Cena', dry: 'x', furniture: [...'aaab'], ...entries });
const WEDDING = { id: 'weddings', kind: 'Boda', hours: [hour({ time: '9:30', place: 1 })] };

test('U-16 U-44: all faults are listed at once, with page and field as in the form, file and remedy', async () => {
  const edits: Record<string, Data> = {
    studio: {
      people: [...'abcde'].map((name) => ({ name, sentence: 'x' })),
      replyWithin: 'en un día',
      priceFrom: {
        what: 'desde 2000 euros',
        weddings: '1200',
        socialEvents: 2,
        corporateEvents: 99.5,
      },
      proposal: { within: 'un día como máximo', isFree: 'sí' },
      takenDates: ['2026-02-30'],
      areas: 'Teruel',
    },
    business: {
      town: '{name}',
      phone: '+600 123 456',
      whatsapp: '600 123 456',
      social: [{ url: 'f.es' }],
    },
    company: { taxId: ' ', address: { street: 'x', postalCode: 'x', countryCode: 'España' } },
    home: {
      title: 'De {services}',
      hero: { text: '{services}, {services}', note: 'a'.repeat(3000) },
      closing: {},
    },
    services: { weddings: { ...SERVICE, text: '<b>Sí</b>', includes: ['Sillas', 'sillas.'] } },
    process: { ...STEPS, steps: [{ title: 'a', text: 'b' }] },
    questions: { titel: 'x', list: [ASKED, { question: 'b', answer: 'b' }, ASKED] },
    'day-plan': {
      days: [
        WEDDING,
        { ...WEDDING, hours: [...WEDDING.hours, hour({ time: '09:30', place: 1 })] },
        { ...WEDDING, id: 'bodas' },
      ],
    },
    site: { reload: 'A {city}' },
    error: { heading: ['x'] },
    pictures: { hero: ['x'], details: { file: 'x', alt: 'x', focus: { left: 101, top: 1 } } },
    'legal/notice': { intro: 'Lee [esto](privacidad).' },
  };
  let faults = '';
  for (const [name, change] of Object.entries(edits)) faults = await faultOf(name, change);
  expect(
    faults.replace(/ \(src.*\)/g, ''),
  ).toBe(`1. Quién atiende, plazo y precio › Quién atiende: caben 4, y hay 5: quita lo que sobre
1. Quién atiende, plazo y precio › Plazo de respuesta: Solo el plazo, en minúscula: «un día laborable», «48 horas». Lo demás lo pone la web; ahora pone «en un día»
1. Quién atiende, plazo y precio › Precio desde › Qué: En minúscula y sin punto, solo qué incluye: la web pone «desde», el precio y el IVA; ahora pone «desde 2000 euros»
1. Quién atiende, plazo y precio › Precio desde › Bodas: tiene que ser un número entero de 50 a 100000, sin comillas ni puntos
1. Quién atiende, plazo y precio › Precio desde › Eventos sociales: tiene que ser un número entero de 50 a 100000, sin comillas ni puntos
1. Quién atiende, plazo y precio › Precio desde › Eventos corporativos: tiene que ser un número entero de 50 a 100000, sin comillas ni puntos
1. Quién atiende, plazo y precio › Propuesta › En cuánto tiempo: Solo el plazo, en minúscula: «un día laborable», «48 horas». Lo demás lo pone la web; ahora pone «un día como máximo»
1. Quién atiende, plazo y precio › Propuesta › Es gratuita: tiene que ser true (sí) o false (no)
1. Quién atiende, plazo y precio › Días ya ocupados › nº 1: tiene que ser un día, de 2020 a dentro de cinco años, como 2026-11-22; ahora pone «2026-02-30»
1. Quién atiende, plazo y precio › Otras zonas: tiene que ser una lista entre corchetes: […]
2. Datos del estudio › Teléfono: Un solo número que se pueda marcar: 9 cifras, o con el prefijo del país, como +34 961 234 567; ahora pone «+600 123 456»
2. Datos del estudio › WhatsApp: Un solo número con el prefijo del país, como +34 600 123 456; ahora pone «600 123 456»
2. Datos del estudio › Ciudad: Solo el nombre, como «Teruel»: sin puntos, comas ni paréntesis; ahora pone «{name}»
2. Datos del estudio › Redes › nº 1 › Nombre: falta: rellénalo
2. Datos del estudio › Redes › nº 1 › Dirección: La dirección de tu página en esa web, copiada del navegador, como https://www.instagram.com/estudio, sin nada detrás; ahora pone «f.es»
3. Datos legales de la empresa › NIF: falta: rellénalo
3. Datos legales de la empresa › Domicilio social › Código postal: Cinco cifras, como 46001; ahora pone «x»
3. Datos legales de la empresa › Domicilio social › País, en dos letras: Como ES, en mayúsculas; ahora pone «España»
Portada y cierre › Título en buscadores: {services} no se conoce: entre llaves puede ir {name}, {town}, {email}, {legalName}, {answerer}, {whoAnswers}, {priceFrom}, {proposal}, {alsoIn}
Portada y cierre › Portada › Título: falta: rellénalo
Portada y cierre › Portada › Frase bajo el título: Tiene que llevar {services} una vez: ahí van los enlaces; ahora pone «{services}, {services}»
Portada y cierre › Portada › Botón: falta: rellénalo
Portada y cierre › Portada › Junto al botón: caben 140 caracteres, y tiene 3000: acórtalo
Portada y cierre › Cierre: falta: rellénalo
Servicios › Bodas › Texto: «<b>» se vería tal cual: quítalo. Solo los textos legales llevan enlaces, como [palabras](https://…)
Servicios › Bodas › Qué incluye: lleva dos veces lo mismo: borra una
Pasos › Pasos: hacen falta 2, y hay 1: añade lo que falte
Preguntas › Preguntas: lleva dos veces lo mismo: borra una
Preguntas › «titel»: no se conoce: corrige el nombre, o bórralo
Plan de un día › Celebraciones › nº 3 › Servicio: tiene que ser weddings (Bodas), socialEvents (Eventos sociales) o corporateEvents (Eventos corporativos); ahora pone «bodas»
Cabecera, pie y avisos › Recargar: {city} no se conoce: entre llaves puede ir {name}, {town}, {email}, {legalName}, {answerer}, {whoAnswers}, {priceFrom}, {proposal}, {alsoIn}
Página de error › Título: tiene que ser un texto entre comillas
Fotos › Portada: tiene que ser un bloque con sus datos entre llaves: {…}
Fotos › Preguntas › Punto que siempre se ve › Desde la izquierda (%): tiene que ser un número entero de 0 a 100, sin comillas ni puntos
Aviso legal › Introducción: el enlace «[esto](privacidad)» no llevaría a nada: escribe [palabras](https://…), mailto: y un correo, tel: y un número, o una página nuestra: /, /aviso-legal, /privacidad, /cookies
Servicios › Bodas › Palabras en cursiva: tienen que ser palabras enteras del título «Bodas»
Plan de un día › Celebraciones › nº 2 › Servicio: ya está más arriba: cámbialo
Plan de un día › Celebraciones › nº 2 › Nombre: ya está más arriba: cámbialo
Plan de un día › Celebraciones › nº 3 › Nombre: ya está más arriba: cámbialo
Plan de un día › Celebraciones › nº 2 › Horas › nº 2 › Sitio del dibujo, de 1 a 4: ya está más arriba: cámbialo
Plan de un día › Celebraciones › nº 2 › Horas › nº 2 › Hora: no es después de la de arriba: ordena las horas`);
});

test.each<[string, (path: string) => Promise<void>, RegExp]>([
  [
    'that is missing',
    (path) => rm(path),
    /^Página de error: falta el archivo: .+ \(src\/content\/error\.json\)$/,
  ],
  ['that is empty', (path) => writeFile(path, ''), /^Página de error › Título en la .*: falta: re/],
  [
    'without a page of the form',
    (path) => cp(path, pathOf('legal/more')),
    /^\.pages\.yml: falta la página de legal\/more\.json$/,
  ],
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
  const dinnerAt = (time: string) => ({
    days: [{ ...WEDDING, hours: [hour({ time, place: 1 })] }],
  });
  expect(await faultOf('day-plan', dinnerAt('18:30'))).toBe('none');
  expect(await faultOf('day-plan', dinnerAt('19:00'))).toMatch(
    /^Plan de un día › .+ › nº 1 › Horas: la propuesta dibujada enseña «18:30 Cena»: pide otro/,
  );
  expect(await faultOf('process', { sheet: {} })).toBe('none');
});

const dayAt = (...times: string[]) => ({
  days: [{ ...WEDDING, hours: times.map((time, at) => hour({ time, place: at + 1 })) }],
});
const onWeb = (url: string) => ({ social: [{ label: 'Red', url }] });
const titled = (emphasis: string) => ({ title: 'La boda, hora a hora', emphasis });
test.each<[string, string, Data, Data, RegExp]>([
  [
    'hours out of order',
    'day-plan',
    dayAt('9:30', '13:00', '00:30'),
    dayAt('13:00', '9:30'),
    /nº 2 › Hora: no es después/,
  ],
  [
    'a network without the page',
    'business',
    onWeb('https://f.es/a'),
    onWeb('https://f.es/?a'),
    /Dirección: La/,
  ],
  [
    'the host’s address',
    'business',
    { url: 'https://a.es' },
    { url: 'https://a.vercel.app' },
    /web: Solo/,
  ],
  ['a long name', 'business', { name: 'a'.repeat(30) }, { name: 'a'.repeat(31) }, /Nombre: caben/],
  ['a part of a word', 'process', titled('hora a hora'), titled('bod'), /cursiva: tienen que/],
  ['one letter', 'process', titled('La'), titled('a'), /cursiva: Una/],
])('U-44: %s is a fault', async (_, name, right, wrong, message) => {
  expect(await faultOf(name, right)).not.toMatch(message);
  expect(await faultOf(name, wrong)).toMatch(message);
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

test('U-16: photos that are missing, cut off, unreadable or too small are faults of their fields', async () => {
  await writeFile(join(root, 'src/content/pictures/words.webp'), 'words');
  const small = sharp({ create: { width: 900, height: 900, channels: 3, background: 'red' } });
  await small.webp().toFile(join(root, 'src/content/pictures/small.webp'));
  await small.webp().toFile(join(root, 'src/content/pictures/Árbol.WEBP'.normalize('NFD')));
  const whole = await sharp(join(root, 'src/content/pictures/bodas.webp')).jpeg().toBuffer();
  const cut = whole.subarray(0, whole.length / 2);
  await writeFile(join(root, 'src/content/pictures/cut.jpg'), cut);
  await small.resize(99).webp().toFile(join(root, 'src/content/pictures/smaller.webp'));
  const picture = { file: 'pictures/smaller.webp', alt: 'x' };
  await edit('studio', { people: [{ name: 'Ana', sentence: 'x', picture }] }).catch(() => {});
  const { hero, weddings, socialEvents, corporateEvents, details } = JSON.parse(
    await readFile(pathOf('pictures'), 'utf8'),
  );
  const photos = {
    hero: { ...hero, portrait: { ...hero.portrait, file: 'pictures/small.webp' } },
    weddings: { ...weddings, file: 'pictures/missing.webp' },
    socialEvents: { ...socialEvents, file: 'pictures/árbol.webp' },
    corporateEvents: { ...corporateEvents, file: 'pictures/words.webp' },
    details: { ...details, file: 'pictures/cut.jpg' },
  };
  await edit('pictures', photos).catch(() => {});
  expect(await readContent(root).catch(({ message }) => message.split('\n'))).toEqual([
    expect.stringMatching(
      /^Fotos › .+ › Otra foto: «small\.webp» es pequeña: hacen falta 1060 × 1590, y tiene 900 × 900\. /,
    ),
    expect.stringMatching(
      /^Fotos › Bodas › Foto: «src\/content\/pictures\/missing\.webp» no está: súbela, o elige otra \(src\/content\/pictures\.json\)$/,
    ),
    expect.stringMatching(/^Fotos › Eventos sociales › Foto: «.*webp» no está: está «.*WEBP», con/),
    expect.stringMatching(/^Fotos › Eventos corporativos › Foto: «words\.webp» no se puede leer/),
    expect.stringMatching(/^Fotos › Preguntas › Foto: «cut\.jpg» no se puede leer/),
    expect.stringMatching(/^1\. .+ › nº 1 › Foto › Foto: «smaller\.webp» es pequeña/),
  ]);
});

const OF_SHAPES = {
  'business.town':
    "L'Hospitalet de Llobregat | Vitoria-Gasteiz | Sant Carles < Teruel. | Teruel (capital)",
  'company.taxId': 'B12345678 | ESB-12345678 | 12345678Z | X1234567L < B1234567 | 123456789 | B',
  'company.requestsDeleted': 'al año < al año. | al año, | 12',
  'studio.replyWithin': 'un día laborable | 48 horas | 24h < 48 | un día. | un día, | dos',
  'studio.takenDates': '2027-06-05 < 2207-06-05',
  'studio.areas': 'Jaca < Jaca.',
  'legal/notice.updated': '2026-01-01 < DAY',
};
test.each(Object.entries(OF_SHAPES))(
  'U-16 U-44: %s is of the shape that its text needs: %s',
  async (place, texts) => {
    const [name = '', field = ''] = place.split('.');
    const inNextYear = `${new Date().getFullYear() + 1}-12-31`;
    const isList = ['takenDates', 'areas'].includes(field);
    const [taken = [], refused = []] = texts.split(' < ').map((part) => part.split(' | '));
    for (const text of [...taken, ...refused]) {
      const value = text.replace('DAY', inNextYear);
      const fault = await faultOf(name, { [field]: isList ? [value] : value });
      expect.soft(fault, text).toMatch(taken.includes(text) ? /^none$/ : /pone «|no ha llegado/);
    }
  },
);

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

test('U-33: a question whose answer is the name of a missing fact is left out', async () => {
  const priced = { question: '¿Desde?', answer: '{priceFrom}' };
  const { questions } = await edit('questions', { list: [priced, ASKED] });
  expect(questions.list).toEqual([ASKED]);
});
