import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { copyProject } from './copy-project.ts';
import { replaceContent } from './replace-content.ts';

/** New values of facts, as code by name. The domains and phone numbers are reserved for tests and fiction. */
const FACTS: Record<string, string> = {
  TOWN: `'Teruel'`,
  'BUSINESS.name': `'Pérez & Hijas'`,
  'BUSINESS.legalName': `'Ana Pérez Soler'`,
  'BUSINESS.url': `'https://otro-estudio.test'`,
  'BUSINESS.email': `'escribenos@otro-estudio.test'`,
  'BUSINESS.phone': `'+44 20 7946 0958'`,
  'BUSINESS.whatsapp': `'+44 7700 900123'`,
  'BUSINESS.social': `[{ label: 'Mastodon', url: 'https://social.test/otro-estudio' }]`,
  'COMPANY.taxId': `'99999999R'`,
  'LEGAL_LINKS.cookies.path': `'/galletas'`,
  STUDIO: `{
    people: [
      { portrait: 'persona1', name: 'Ana Pérez', sentence: 'Lee cada solicitud y llama ella misma.' },
      { portrait: 'persona2', name: 'Lucía Pérez', sentence: 'Lleva las bodas, de la visita al espacio al último baile.' },
      { portrait: 'persona3', name: 'Teo Gil', sentence: 'Prepara las jornadas de empresa y habla tres idiomas.' },
      { portrait: 'persona4', name: 'Inés Soler', sentence: 'Busca flores, mantelerías y proveedores de la zona.' },
    ],
    works: [
      { picture: 'trabajo1', kind: 'Boda', place: 'Albarracín', month: 'mayo de 2026' },
      { picture: 'trabajo2', kind: 'Bautizo', place: 'Teruel', month: 'abril de 2026' },
      { picture: 'trabajo3', kind: 'Congreso', place: 'Mora de Rubielos', month: 'enero de 2026' },
      { picture: 'trabajo4', kind: 'Comunión', place: 'Alcañiz', month: 'mayo de 2025' },
      { picture: 'trabajo5', kind: 'Cena de empresa', place: 'Teruel', month: 'diciembre de 2025' },
      { picture: 'trabajo6', kind: 'Boda', place: 'Valderrobres', month: 'septiembre de 2025' },
    ],
    opinions: {
      list: [
        {
          text: 'Nos casamos sin mirar el reloj ni una vez: cada cosa llegó a su hora y nadie nos preguntó nada.',
          name: 'Inés y Teo',
          kind: 'boda en mayo de 2026',
          site: 'Bodas de Prueba',
          url: 'https://opiniones.test/ines-y-teo',
        },
        {
          text: 'Cien personas, dos idiomas y ni un imprevisto a la vista.',
          name: 'Cooperativa La Muela',
          kind: 'congreso en enero de 2026',
          site: 'Reseñas de Prueba',
          url: 'https://resenas.test/la-muela',
        },
        {
          text: 'Mi hija todavía habla de su comunión, y nosotros de lo tranquilos que estuvimos.',
          name: 'Familia Marco',
          kind: 'comunión en mayo de 2025',
          site: 'Reseñas de Prueba',
          url: 'https://resenas.test/familia-marco',
        },
        {
          text: 'Les dijimos un número y una fecha. Lo demás lo pensaron ellas, y mejor que nosotros.',
          name: 'Noa y Jon',
          kind: 'boda en septiembre de 2025',
          site: 'Bodas de Prueba',
          url: 'https://opiniones.test/noa-y-jon',
        },
        {
          text: 'La propuesta llegó tan clara que la aprobamos el mismo día.',
          name: 'Talleres Ariño',
          kind: 'cena de empresa en diciembre de 2025',
          site: 'Reseñas de Prueba',
          url: 'https://resenas.test/talleres-arino',
        },
        {
          text: 'Llovió, y nadie lo recuerda.',
          name: 'Eva y Luis',
          kind: 'boda en abril de 2025',
          site: 'Bodas de Prueba',
          url: 'https://opiniones.test/eva-y-luis',
        },
      ],
      checked: 'Cada opinión es de un cliente nuestro: la hemos cotejado con su contrato.',
    },
    priceFrom: { service: 'la coordinación del día', amount: 12345 },
    proposal: { within: 'quince días', isFree: true },
    replyWithin: 'dos días laborables',
    hours: 'de lunes a jueves, de 9:00 a 14:00',
    areas: ['Cuenca', 'Irún'],
  }`,
};
/** The new files of pictures, with the least width and height that `pictures.ts` accepts. */
const PICTURES = {
  'bodas.webp': { file: 'otra boda.JPG', width: 1600, height: 1125, background: '#fff' },
  'hero.webp': { file: 'hero.jpeg', width: 1920, height: 1080, background: '#876' },
  'sociales-vertical.webp': { file: 'fiesta.jpg', width: 1050, height: 1400, background: '#fff' },
};

/** The pictures that `STUDIO` names: their files, and those that these are copied from. */
const STUDIO_PICTURES = [
  ...[1, 2, 3, 4].map((person) => ({ name: `persona${person}`, ratio: '4 / 5', width: 480 })),
  ...[1, 2, 3, 4, 5, 6].map((work) => ({
    name: `trabajo${work}`,
    ...(work % 3 === 2 ? { ratio: '3 / 2', width: 1080 } : { ratio: '4 / 5', width: 900 }),
  })),
].map((picture, index) => ({
  ...picture,
  file: `${picture.name}.webp`,
  source: ['detalles.webp', 'bodas.webp', 'empresa.webp'][index % 3] ?? '',
}));
const STUDIO_ENTRIES = STUDIO_PICTURES.map(
  ({ name, file, ratio, width }) =>
    `\n  ${name}: { file: '${file}', focus: [65, 45], ratio: ${ratio}, width: ${width}, alt: 'Una mesa con flores' },`,
).join('');

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
  for (const file of filesOf(content, /^(?!schema\/).*(?<!\.test)\.ts$/))
    edit(join(content, file), (code) => replaceContent(file, code, FACTS));
  expectFacts(content);
  edit(join(content, 'pictures.ts'), replacePictures);
  // Swap red and blue in every colour: the contrasts stay nearly the same.
  for (const file of ['src/styles/tokens.css', 'src/server/mail/event-request-mail.html'])
    edit(join(folder, file), (text) => text.replace(/#(\w\w)(\w\w)(\w\w)\b/g, '#$3$2$1'));
  for (const file of filesOf(content, /\.svg$/))
    edit(join(content, file), (drawing) => drawing.replace(/<!--\s*Sample[\s\S]*?-->/, ''));
  for (const [file, drawing] of Object.entries(DRAWINGS))
    writeFileSync(join(content, file), drawing);
  await makePictures(join(content, 'pictures'));
  return { folder, remove };
}

/** Fails if the content has no value of a name in `FACTS`: the first studio's value would stay. */
function expectFacts(content: string): void {
  const texts = filesOf(content, /\.ts$/).map((file) => readFileSync(join(content, file), 'utf8'));
  for (const [name, value] of Object.entries(FACTS))
    if (!texts.some((text) => text.includes(value))) throw new Error(`src/content has no ${name}`);
}

const filesOf = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => pattern.test(file));

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

function replacePictures(code: string): string {
  const filled = code.replace('\n} as const', `${STUDIO_ENTRIES}\n} as const`);
  return Object.entries(PICTURES).reduce(
    (replaced, [old, { file }]) => replaced.replaceAll(`'${old}'`, `'${file}'`),
    filled,
  );
}

async function makePictures(folder: string): Promise<void> {
  for (const { file, source } of STUDIO_PICTURES)
    copyFileSync(join(folder, source), join(folder, file));
  for (const [old, { file, width, height, background }] of Object.entries(PICTURES)) {
    rmSync(join(folder, old));
    const create = { width, height, channels: 3, background } as const;
    await sharp({ create }).jpeg().toFile(join(folder, file));
  }
}
