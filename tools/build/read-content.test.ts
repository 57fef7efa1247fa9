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
async function edit(name: string, change: Data) {
  const data = JSON.parse(await readFile(pathOf(name), 'utf8'));
  await writeFile(pathOf(name), JSON.stringify({ ...data, ...change }));
  return readContent(root);
}
const faultsOf = (...edited: Parameters<typeof edit>) =>
  edit(...edited).then(
    () => 'none',
    ({ message }: Error) => message,
  );

const ASKED = { question: '¿Cuánto?', answer: 'Mucho' };
const hour = (time: string, place: number) => {
  return { time, what: 'Cena', place, dry: 'x', furniture: [...'aaab'] };
};
const day = (...hours: object[]) => ({ id: 'weddings', kind: 'Boda', hours });

test('U-16 U-44: all faults are listed at once, with page and field as in the form, file and remedy', async () => {
  await rm(pathOf('error'));
  await writeFile(pathOf('legal/cookies'), '{\n"title": "x",\n}');
  const people = [{ name: 'Ana', sentence: 'x' }, { sentence: 'x' }];
  await edit('studio', { people }).catch(() => {});
  const hours = [hour('9:30', 1), hour('10:00', 1)];
  expect(await faultsOf('day-plan', { titel: 'x', days: [day(...hours)] })).toBe(
    `1. Quién atiende, plazo y precio › Quién atiende › nº 2 › Nombre y apellidos: falta: rellénalo (src/content/studio.json)
Plan de un día › «titel»: no se conoce: corrige el nombre, o bórralo (src/content/day-plan.json)
Página de error: falta el archivo: vuelve a ponerlo (src/content/error.json)
Cookies: línea 2: sobra la coma del final (src/content/legal/cookies.json)
Plan de un día › Celebraciones › nº 1 › Horas › nº 2 › Sitio del dibujo, de 1 a 4: ya está más arriba: cámbialo (src/content/day-plan.json)`,
  );
});

const priced = (weddings: unknown) => ({ priceFrom: { what: 'todo', weddings } });
const titled = (emphasis: string) => ({ title: 'La boda, hora a hora', emphasis });
const TWO_DAYS = { days: [day(hour('9:30', 1)), { ...day(hour('9:30', 1)), id: 'other' }] };
const IN_TWO_DAYS = new Date(Date.now() + 48 * 3600_000).toISOString().slice(0, 10);

test.each<[string, Data, string]>([
  ['studio', priced('1200'), 'Bodas: tiene que ser un número entero de 50 a 100000, sin comillas'],
  ['studio', priced(2), 'Bodas: tiene que ser un número entero de 50'],
  ['studio', priced(99.5), 'Bodas: tiene que ser un número entero de 50'],
  ['studio', { proposal: { within: 'un día', isFree: 'sí' } }, 'true (sí) o false (no)'],
  ['studio', { takenDates: ['2026-02-30'] }, 'nº 1: tiene que ser un día, de 2020 a'],
  ['studio', { areas: 'Teruel' }, 'Otras zonas: tiene que ser una lista entre corchetes: […]'],
  ['studio', { people: Array(5).fill({ name: 'a', sentence: 'b' }) }, 'caben 4, y hay 5: quita'],
  ['questions', { list: [ASKED] }, 'hacen falta 2, y hay 1: añade'],
  ['questions', { list: [ASKED, ASKED] }, 'Preguntas: lleva dos veces lo mismo: borra una'],
  ['business', { name: 'a'.repeat(31) }, 'Nombre: caben 30 caracteres, y tiene 31: acórtalo'],
  ['business', { phone: '+600 123 456' }, '000 000; ahora pone «+600 123 456»'],
  ['home', { title: 'De {services}' }, 'sobra «{services}»: entre llaves solo puede ir {name}, '],
  ['error', { heading: ['x'] }, 'Título: tiene que ser un texto entre comillas'],
  ['error', { text: '**x**' }, 'Texto: «**» se vería tal cual: quítalo'],
  ['pictures', { hero: 'x' }, 'Portada: tiene que ser un bloque con sus datos entre llaves: {…}'],
  ['legal/notice', { intro: '[a](privacidad)' }, 'Introducción: «[a](privacidad)» no es un enlace'],
  ['legal/notice', { updated: IN_TWO_DAYS }, 'Último cambio: todavía no ha llegado'],
  ['process', titled('oda'), 'cursiva: tienen que ser palabras enteras'],
  ['process', titled('bod'), 'cursiva: tienen que ser palabras enteras del título «La boda, hora'],
  ['day-plan', TWO_DAYS, 'nº 2 › Servicio: tiene que ser uno de estos: weddings (Bodas), social'],
  ['day-plan', TWO_DAYS, 'nº 2 › Nombre: ya está más arriba: cámbialo'],
  ['day-plan', { days: [day(hour('13:00', 1), hour('9:30', 2))] }, 'nº 2 › Hora: no es después'],
])('U-44: in %s, %j is a fault', async (name, change, fault) => {
  expect(await faultsOf(name, change)).toContain(fault);
});

test('U-44: words of a title in italics, and hours after midnight, are no fault', async () => {
  await edit('process', { ...titled('hora a hora'), sheet: {} });
  await edit('day-plan', { days: [day(hour('9:30', 1), hour('13:00', 2), hour('00:30', 3))] });
});

test.each<[string, (path: string) => Promise<void>, RegExp]>([
  ['that is empty', (path) => writeFile(path, ''), /^Página de error › Título en la .*: falta: re/],
  ['in Latin-1', (path) => writeFile(path, '{"text": "España"}', 'latin1'), /guárdalo como UTF-8/],
  ['that was read as Latin-1', (path) => writeFile(path, '{"text": "EspaÃ±a"}'), /como UTF-8/],
])('U-44: a file %s is named', async (_, spoil, message) => {
  await spoil(pathOf('error'));
  await expect(readContent(root)).rejects.toThrow(message);
});

test('U-42 U-44: other hours than those of the drawn proposal are a fault, until it goes', async () => {
  const svg = '<svg><view id="weddings" viewBox="0 0 1 1"><desc>18:30 Cena</desc></view></svg>';
  await writeFile(join(root, 'src/content/drawings/proposal.svg'), svg);
  await edit('process', { sheet: { title: 'a', text: 'b', action: 'c', alt: 'd' } }).catch(
    () => {},
  );
  expect(await faultsOf('day-plan', { days: [day(hour('18:30', 1))] })).toBe('none');
  expect(await faultsOf('day-plan', { days: [day(hour('19:00', 1))] })).toMatch(
    /^Plan de un día › .+ › nº 1 › Horas: la propuesta dibujada enseña «18:30 Cena»: pide otro/,
  );
  expect(await faultsOf('process', { sheet: {} })).toBe('none');
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
    replyWithin: '—',
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
  const save = (name: string, bytes: Buffer) =>
    writeFile(join(root, 'src/content/pictures', name), bytes);
  const small = sharp({ create: { width: 99, height: 99, channels: 3, background: 'red' } });
  await save('small.webp', await small.webp().toBuffer());
  await save('words.jpg', Buffer.from('words'));
  const picture = { file: 'pictures/small.webp', alt: 'x' };
  await edit('studio', { people: [{ name: 'Ana', sentence: 'x', picture }] }).catch(() => {});
  const { hero, weddings, details } = JSON.parse(await readFile(pathOf('pictures'), 'utf8'));
  const photos = {
    hero: { ...hero, portrait: { ...hero.portrait, file: 'pictures/small.webp' } },
    weddings: { ...weddings, file: 'pictures/missing.webp' },
    details: { ...details, file: 'pictures/words.jpg' },
  };
  expect((await faultsOf('pictures', photos)).split('\n')).toEqual([
    expect.stringMatching(
      /^Fotos › .+ › Otra foto: «small\.webp» tiene 99 × 99: hacen falta 1060 ×/,
    ),
    expect.stringMatching(
      /^Fotos › Bodas › Foto: «src\/content\/pictures\/missing\.webp» no está, .* \(src\/content\/pictures\.json\)$/,
    ),
    expect.stringMatching(/^Fotos › Preguntas › Foto: «words\.jpg» no se puede leer/),
    expect.stringMatching(/^1\. .+ › nº 1 › Foto › Foto: «small\.webp» tiene 99 × 99/),
  ]);
});

const OPINION = { name: 'Eva', kind: 'boda', site: 'Bodas', url: 'https://b.es/a' };
const OF_SHAPES: Readonly<Record<string, string>> = {
  'business.town':
    "L'Hospitalet de Llobregat | Vitoria-Gasteiz | Sant Carles < Teruel. | Teruel (capital) | en Teruel | {name}",
  'business.url':
    'https://estudio.es < https://estudio.vercel.app | https://estudio.con | https://instagram.com',
  'business.social': 'https://f.es/a < https://f.es/ | https://f.es/?a',
  'company.taxId': 'B12345678 | ESB-12345678 | 12345678Z | X1234567L < B1234567 | 123456789 | B',
  'company.address': '46001 ES < x ES | 53001 ES | 46001 España | 46001 SP',
  'company.requestsDeleted': 'al año de hablar < al año. | al año, | 12 | un año',
  'home.hero': 'De {services}. < De bodas. | {services}, {services}',
  'process.emphasis': 'De < a',
  'studio.replyWithin':
    'un día laborable | 48 horas | 24h < 48 | 0 horas | un día. | un día, | un día, o dos | dos | en un día | un día como máximo',
  'studio.priceFrom': 'todo < desde 2000 euros | Todo | todo.',
  'studio.areas': 'Jaca | A Coruña < Jaca. | y alrededores | En Jaca',
  'studio.people': 'Marta | María del Mar | Mª José < Te contesta Ana | marta | Ana.',
  'studio.works': 'Jaca < en Jaca',
  'studio.opinions': '«Sí» y ya < «Sí.» | "Sí."',
};
test.each(Object.entries(OF_SHAPES))(
  'U-16 U-44: %s is of the shape that its text needs: %s',
  async (place, texts) => {
    const [name = '', field = ''] = place.split('.');
    const entryOf: Record<string, (text: string) => unknown> = {
      address: (text) => {
        const [postalCode, countryCode] = text.split(' ');
        return { street: 'x', postalCode, countryCode };
      },
      areas: (text) => [text],
      hero: (text) => ({ text }),
      opinions: (text) => ({ list: [{ ...OPINION, text }], checked: 'x' }),
      people: (calledName) => [{ name: 'Ana', calledName, sentence: 'x' }],
      priceFrom: (what) => ({ what, weddings: 99 }),
      social: (url) => [{ label: 'x', url }],
      works: (place) => [{ picture: { file: 'x', alt: 'x' }, kind: 'Boda', place, month: 'x' }],
    };
    const [accepted = [], refused = []] = texts.split(' < ').map((part) => part.split(' | '));
    for (const text of [...accepted, ...refused]) {
      const faults = await faultsOf(name, { [field]: entryOf[field]?.(text) ?? text });
      expect.soft(/; ahora pone «/.test(faults), text).toBe(refused.includes(text));
    }
  },
);

test('U-45: taken days may be listed twice or be past', async () => {
  const takenDates = ['2020-02-29', ' 2027-06-05', '2027-06-05', ''];
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
