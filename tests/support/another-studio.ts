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
      {
        portrait: 'retrato',
        name: 'Ana Pérez',
        sentence: 'Lee cada solicitud y llama ella misma.',
      },
    ],
    works: [
      {
        picture: 'trabajo1',
        kind: 'Boda',
        place: 'Albarracín',
        month: 'mayo de 2026',
      },
      {
        picture: 'trabajo2',
        kind: 'Bautizo',
        place: 'Teruel',
        month: 'abril de 2026',
      },
      {
        picture: 'trabajo3',
        kind: 'Congreso',
        place: 'Mora de Rubielos',
        month: 'enero de 2026',
      },
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
      ],
      checked: 'Cada opinión es de un cliente nuestro: la hemos cotejado con su contrato.',
    },
    priceFrom: { service: 'la coordinación del día', amount: 12345 },
    replyWithin: 'dos días laborables',
    hours: 'de lunes a jueves, de 9:00 a 14:00',
    areas: ['Cuenca', 'Irún'],
  }`,
  'PROCESS.steps': `[{ title: 'Uno', text: 'Un café.' }, { title: 'Dos', text: 'Lo hacemos.' }]`,
  HOURS: `[
    {
      time: '12:00',
      what: 'Boda',
      dry: { where: 'en el jardín', drawing: 'garden-ceremony.svg' },
      furniture: ['4 filas de 8', '10 filas de 8', '19 filas de 8', '25 filas de 12'],
    },
    {
      time: '14:00',
      what: 'Comida',
      dry: { where: 'en el jardín', drawing: 'garden-dinner.svg' },
      wet: { where: 'en el porche', drawing: 'garden-dinner-rain.svg' },
      furniture: ['4 mesas altas', '2 mesas de 40', '17 mesas de 9', 'pista de 150 m²'],
    },
  ]`,
  'QUESTIONS.list': `[{ question: '¿Cuánto?', answer: \`Poco.\${PRICE_FROM}\` }, { question: '¿Y si nieva?', answer: \`Nada en Teruel\${ALSO_IN}.\` }]`,
};
/** The new files of pictures, with the least width and height that `pictures.ts` accepts. */
const PICTURES = {
  'bodas.webp': { file: 'otra boda.JPG', width: 1600, height: 1125 },
  'hero.webp': { file: 'hero.jpeg', width: 1920, height: 1080 },
};

/** The pictures that `STUDIO` names, and the files that theirs are copied from. */
const STUDIO_PICTURES = {
  'retrato.webp': 'bodas.webp',
  'trabajo1.webp': 'detalles.webp',
  'trabajo2.webp': 'bodas.webp',
  'trabajo3.webp': 'empresa.webp',
};
const STUDIO_ENTRIES = `
  retrato: { file: 'retrato.webp', focus: [65, 38], ratio: 4 / 5, width: 480, alt: 'Ana, apoyada en una mesa' },
  trabajo1: { file: 'trabajo1.webp', focus: [70, 48], ratio: 4 / 5, width: 900, alt: 'Una mesa con olivo' },
  trabajo2: { file: 'trabajo2.webp', focus: [65, 52], ratio: 3 / 2, width: 1080, alt: 'Un aro con rosas' },
  trabajo3: { file: 'trabajo3.webp', focus: [50, 42], ratio: 4 / 5, width: 900, alt: 'Una sala con sillas' },
`;

const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#345" d="M0 0h${width}v${height}H0z"/></svg>`;

/** Another plant, whose parts have other shapes. */
const PARTS = { seed: 20, sprout: 50, bud: 90, flower: 150, stem: 400, fallen: 300 };
const views = Object.entries(PARTS).map(
  ([id, height]) => `<view id="${id}" viewBox="0 0 90 ${height}"/>`,
);

/** New drawings: one logo for header and footer, as wide as the build accepts, a plant, and a garden that looks the same in the sun. */
const DRAWINGS: Record<string, string> = {
  'logo.svg': svg(100, 10),
  'logo-silver.svg': svg(100, 10),
  'icon.svg': svg(100, 100),
  'drawings/wallflower.svg': svg(90, 400).replace('<path', `${views.join('')}<path`),
  'drawings/garden.svg': svg(500, 300),
  'drawings/garden-rain.svg': svg(500, 300),
  'drawings/garden-ceremony.svg': svg(500, 1200),
  'drawings/garden-ceremony-rain.svg': svg(500, 1200),
  'drawings/garden-dance.svg': svg(500, 1200),
  'drawings/garden-dinner.svg': svg(500, 1200),
  'drawings/garden-dinner-rain.svg': svg(500, 1200),
  'drawings/garden-drinks.svg': svg(500, 1200),
  'drawings/garden-drinks-rain.svg': svg(500, 1200),
  'drawings/garden-sun.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
};

/** Copies the project, and replaces the content of every file that an owner may change. */
export async function makeAnotherStudio(): Promise<{ folder: string; remove: () => void }> {
  const { folder, remove } = copyProject('another-studio');
  const content = join(folder, 'src/content');
  for (const file of filesOf(content, /(?<!\.test)\.ts$/))
    edit(join(content, file), (code) => replaceContent(file, code, FACTS));
  expectFacts(content);
  edit(join(content, 'pictures.ts'), replacePictures);
  // Swap red and blue in every colour: the contrasts stay nearly the same.
  for (const file of ['src/styles/tokens.css', 'src/server/mail/event-request-mail.html'])
    edit(join(folder, file), (text) => text.replace(/#(\w\w)(\w\w)(\w\w)\b/g, '#$3$2$1'));
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
  const filled = code.replace('\n} as const', `${STUDIO_ENTRIES}} as const`);
  return Object.entries(PICTURES).reduce(
    (replaced, [old, { file }]) => replaced.replaceAll(`'${old}'`, `'${file}'`),
    filled,
  );
}

async function makePictures(folder: string): Promise<void> {
  for (const [file, source] of Object.entries(STUDIO_PICTURES))
    copyFileSync(join(folder, source), join(folder, file));
  for (const [old, { file, width, height }] of Object.entries(PICTURES)) {
    rmSync(join(folder, old));
    const create = { width, height, channels: 3, background: '#876' } as const;
    await sharp({ create }).jpeg().toFile(join(folder, file));
  }
}
