import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { copyProject } from './project-copy.ts';
import { replaceContent } from './replace-content.ts';

/** Values that no rule makes of the present ones, in code: what the addresses and numbers lead to is reserved for fiction. */
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
/** Of the size that each has to be at least (`pictures.ts`). */
const PICTURES = { bodas: [1600, 1125], 'hero-limpio': [1920, 1080] } as const;

const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#345" d="M0 0h${width}v${height}H0z"/></svg>`;

/** The logo is the same in header and footer. Other drawings stay, without their marks. */
const DRAWINGS: Record<string, string> = {
  'logo.svg': svg(60, 10),
  'logo-silver.svg': svg(60, 10),
  'icon.svg': svg(100, 100),
};

/** A copy of the project that belongs to another studio: every file that an owner may change has other content. */
export async function makeAnotherStudio(): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'another-studio-'));
  copyProject(folder);
  const content = join(folder, 'src/content');
  for (const file of filesOf(content, /(?<!\.test)\.ts$/))
    edit(join(content, file), (code) => replaceContent(file, code, FACTS));
  expectFacts(content);
  // Red and blue exchanged: every contrast stays about what it is.
  edit(join(folder, 'src/styles/tokens.css'), (css) => css.replace(/#(..)(..)(..);/g, '#$3$2$1;'));
  for (const file of filesOf(content, /\.svg$/))
    edit(
      join(content, file),
      (drawing) => DRAWINGS[file] ?? drawing.replace(/<!-- Sample.*?-->/, ''),
    );
  await makePictures(join(content, 'pictures'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** A value whose name has changed would otherwise stay the first studio's. */
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
