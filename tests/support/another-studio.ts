import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import pictures from '../../src/content/pictures.json' with { type: 'json' };
import { copyProject } from './copy-project.ts';

const picture = (name: string) => ({
  file: `pictures/${name}.webp`,
  alt: 'Una mesa con flores',
  focus: { left: 65, top: 45 },
});
const person = (number: number, name: string, sentence: string) => ({
  picture: picture(`persona${number}`),
  name,
  sentence,
});
const work = (number: number, kind: string, place: string, month: string) => ({
  picture: picture(`trabajo${number}`),
  kind,
  place,
  month,
});
const opinion = (text: string, name: string, kind: string) => ({
  text,
  name,
  kind,
  site: 'Bodas de Prueba',
  url: `https://opiniones.test/${encodeURIComponent(name)}`,
});

/** New values of facts, by file. The domains and phone numbers are reserved for tests and fiction. */
const FACTS = {
  business: {
    name: 'Pérez & Hijas',
    legalName: 'Ana Pérez Soler',
    url: 'https://otro-estudio.test',
    email: 'escribenos@otro-estudio.test',
    phone: '+44 20 7946 0958',
    whatsapp: '+44 7700 900123',
    town: 'Teruel',
    social: [{ label: 'Mastodon', url: 'https://social.test/otro-estudio' }],
  },
  company: { taxId: '99999999R' },
  'legal/pages': { cookies: { path: '/galletas', label: 'Galletas' } },
  studio: {
    people: [
      person(1, 'Ana Pérez', 'Lee cada solicitud y llama ella misma.'),
      person(2, 'Lucía Pérez', 'Lleva las bodas, de la visita al espacio al último baile.'),
      person(3, 'Teo Gil', 'Prepara las jornadas de empresa y habla tres idiomas.'),
      person(4, 'Inés Soler', 'Busca flores, mantelerías y proveedores de la zona.'),
    ],
    works: [
      work(1, 'Boda', 'Albarracín', 'mayo de 2026'),
      work(2, 'Bautizo', 'Teruel', 'abril de 2026'),
      work(3, 'Congreso', 'Mora de Rubielos', 'enero de 2026'),
      work(4, 'Comunión', 'Alcañiz', 'mayo de 2025'),
      work(5, 'Cena de empresa', 'Teruel', 'diciembre de 2025'),
      work(6, 'Boda', 'Valderrobres', 'septiembre de 2025'),
    ],
    opinions: {
      list: [
        opinion(
          'Nos casamos sin mirar el reloj ni una vez: cada cosa llegó a su hora y nadie nos preguntó nada.',
          'Inés y Teo',
          'boda en mayo de 2026',
        ),
        opinion(
          'Cien personas, dos idiomas y ni un imprevisto a la vista.',
          'Cooperativa La Muela',
          'congreso en enero de 2026',
        ),
        opinion(
          'Mi hija todavía habla de su comunión, y nosotros de lo tranquilos que estuvimos.',
          'Familia Marco',
          'comunión en mayo de 2025',
        ),
        opinion(
          'Les dijimos un número y una fecha. Lo demás lo pensaron ellas, y mejor que nosotros.',
          'Noa y Jon',
          'boda en septiembre de 2025',
        ),
        opinion(
          'La propuesta llegó tan clara que la aprobamos el mismo día.',
          'Talleres Ariño',
          'cena de empresa en diciembre de 2025',
        ),
        opinion('Llovió, y nadie lo recuerda.', 'Eva y Luis', 'boda en abril de 2025'),
      ],
      checked: 'Cada opinión es de un cliente nuestro: la hemos cotejado con su contrato.',
    },
    priceFrom: { service: 'la coordinación del día', amount: 12345 },
    proposal: { within: 'quince días', isFree: true },
    replyWithin: 'dos días laborables',
    hours: 'de lunes a jueves, de 9:00 a 14:00',
    areas: ['Cuenca', 'Irún'],
  },
};
/** The new pictures of three places, with the least width and height that the build accepts. */
const PICTURES = {
  weddings: { file: 'otra boda.JPG', width: 1600, height: 1125, background: '#fff' },
  hero: { file: 'hero.jpeg', width: 1920, height: 1080, background: '#876' },
  socialEvents: { file: 'fiesta.jpg', width: 1050, height: 1400, background: '#fff' },
};

/** What the pictures of `studio.json` are copied from. */
const SOURCES = [pictures.details.file, pictures.weddings.file, pictures.corporateEvents.file];

const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#345" d="M0 0h${width}v${height}H0z"/></svg>`;

/** Another plant, whose parts have other shapes. */
const PARTS = { seed: 20, sprout: 50, bud: 90, flower: 150, stem: 400, fallen: 300 };
const views = Object.entries(PARTS).map(
  ([id, height]) => `<view id="${id}" viewBox="0 0 90 ${height}"/>`,
);

/** New drawings: one logo for header and footer, as wide as the build accepts, and a plant. The garden stays. */
const DRAWINGS: Record<string, string> = {
  'logo.svg': svg(100, 10),
  'logo-silver.svg': svg(100, 10),
  'icon.svg': svg(100, 100),
  'drawings/wallflower.svg': svg(90, 400).replace('<path', `${views.join('')}<path`),
};

/** Copies the project, and replaces the content of every file that an owner may change. */
export async function makeAnotherStudio(): Promise<{ folder: string; remove: () => void }> {
  const { folder, remove } = copyProject('another-studio');
  const content = join(folder, 'src/content');
  for (const file of filesOf(content, /\.json$/))
    edit(join(content, file), (json) => replaceContent(file.replace('.json', ''), json));
  // Swap red and blue in every colour: the contrasts stay nearly the same.
  for (const file of ['src/styles/tokens.css', 'src/server/mail/event-request-mail.html'])
    edit(join(folder, file), (text) => text.replace(/#(\w\w)(\w\w)(\w\w)\b/g, '#$3$2$1'));
  for (const file of filesOf(content, /\.svg$/))
    edit(join(content, file), (drawing) => drawing.replace(/<!--\s*Sample[\s\S]*?-->/, ''));
  for (const [file, drawing] of Object.entries(DRAWINGS))
    writeFileSync(join(content, file), drawing);
  await makePictures(content);
  return { folder, remove };
}

const filesOf = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => pattern.test(file));

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Files whose texts tests may quote: the form's, and the privacy policy's, which the law demands (U-13). */
const QUOTED = ['form', 'legal/privacy'];
const ADDRESS = /^(?:[/#+]|https:|[\w-]+\.svg$)/;
/** Values that no visitor reads. */
const NOT_SHOWN = ['id', 'file'];

const OTHER_VOWEL: Record<string, string> = { a: 'o', o: 'a', á: 'ó', ó: 'á', A: 'O', O: 'A' };
/** Leaves names in braces and the addresses of links unchanged. */
const swapVowels = (text: string) =>
  text.replace(/\{\w+\}|\]\(.*?\)|[aoáóAO]/g, (match) => OTHER_VOWEL[match] ?? match);

/** Replaces every text by one of the same length: "Bodas" becomes "Bados". */
function replaceTexts(json: string): object {
  return JSON.parse(json, (key, value) =>
    typeof value !== 'string' || NOT_SHOWN.includes(key) || ADDRESS.test(value)
      ? value
      : swapVowels(value),
  );
}

/** Replaces the texts and facts of a file, and the names of its pictures. */
function replaceContent(name: string, json: string): string {
  // As the form leaves it.
  if (name === 'samples') return '';
  const data: Record<string, object> = {
    ...(QUOTED.includes(name) ? JSON.parse(json) : replaceTexts(json)),
    ...(FACTS as Record<string, object>)[name],
  };
  if (name === 'pictures')
    for (const [place, { file }] of Object.entries(PICTURES))
      data[place] = { ...data[place], file: `pictures/${file}` };
  return JSON.stringify(data, null, 2);
}

async function makePictures(content: string): Promise<void> {
  const { people, works } = FACTS.studio;
  for (const [index, { picture }] of [...people, ...works].entries())
    copyFileSync(join(content, SOURCES[index % 3] ?? ''), join(content, picture.file));
  for (const [place, { file, width, height, background }] of Object.entries(PICTURES)) {
    rmSync(join(content, pictures[place as keyof typeof PICTURES].file));
    const create = { width, height, channels: 3, background } as const;
    await sharp({ create })
      .jpeg()
      .toFile(join(content, 'pictures', file));
  }
}
