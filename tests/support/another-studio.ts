import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { copyProject } from './project-copy.ts';
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
  'PROCESS.steps': `[{ title: 'Uno', text: 'Un café.' }, { title: 'Dos', text: 'Lo hacemos.' }]`,
  'QUESTIONS.list': `[{ question: '¿Cuánto?', answer: 'Poco.' }, { question: '¿Y si nieva?', answer: 'Nada.' }]`,
};
/** Width and height of the new pictures: the least that `pictures.ts` accepts. */
const PICTURES = { bodas: [1600, 1125], 'hero-limpio': [1920, 1080] } as const;

const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#345" d="M0 0h${width}v${height}H0z"/></svg>`;

/** New drawings, with one logo for header and footer. The other drawings lose only their sample marks. */
const DRAWINGS: Record<string, string> = {
  'logo.svg': svg(60, 10),
  'logo-silver.svg': svg(60, 10),
  'icon.svg': svg(100, 100),
};

/** Copies the project, and replaces the content of every file that an owner may change. */
export async function makeAnotherStudio(): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'another-studio-'));
  copyProject(folder);
  const content = join(folder, 'src/content');
  for (const file of filesOf(content, /(?<!\.test)\.ts$/))
    edit(join(content, file), (code) => replaceContent(file, code, FACTS));
  expectFacts(content);
  // Swap red and blue in every colour: the contrasts stay nearly the same.
  edit(join(folder, 'src/styles/tokens.css'), (css) => css.replace(/#(..)(..)(..);/g, '#$3$2$1;'));
  for (const file of filesOf(content, /\.svg$/))
    edit(
      join(content, file),
      (drawing) => DRAWINGS[file] ?? drawing.replace(/<!-- Sample.*?-->/, ''),
    );
  await makePictures(join(content, 'pictures'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
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

async function makePictures(folder: string): Promise<void> {
  for (const file of readdirSync(folder)) {
    const name = file.slice(0, -extname(file).length);
    const [width, height] = PICTURES[name as keyof typeof PICTURES] ?? [];
    if (!width || !height) continue;
    rmSync(join(folder, file));
    const create = { width, height, channels: 3, background: '#876' } as const;
    await sharp({ create })
      .jpeg()
      .toFile(join(folder, `${name}.jpg`));
  }
}
