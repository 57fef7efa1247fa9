import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { whyVariablesStop } from './function-plugin.ts';
import { UserError } from './user-error.ts';

const CONTENT = 'src/content';
const PICTURES = 'pictures.ts';
/** A comment in a drawing or an icon that is not the studio's own. It goes when the owner replaces the file. */
export const SVG_MARK = 'Sample until the studio has its own';

const NOTHING_LEFT = `Nothing in ${CONTENT} is a sample any more.`;
const ADVICE =
  "Replace each sample with the studio's own and delete the mark before it (in a drawing, the comment within the file).\n" +
  'To keep a text or drawing, delete only its mark: they were made for this site and may stay. A picture that stays keeps its mark:\n' +
  'it shows no real event, and the footer says so while a picture has one.';

/** A line of the content that is not the studio's own yet (U-16). */
interface Sample {
  isContact: boolean;
  /** `business.ts:8` */
  place: string;
  /** The line without its mark; empty for a drawing. */
  text: string;
}

declare module 'vite' {
  interface UserConfig {
    /** Whether the build prints the list of samples. Default: true. */
    listSamples?: boolean;
  }
}

/**
 * Lists the samples in the content, and fails a production deployment whose contact data are samples (U-16), unless
 * `ALLOW_SAMPLE_CONTENT=1`. The pages of such a demonstration tell search engines not to index them. Tells the pages whether a
 * picture is a sample.
 */
export function sampleContent(environment = process.env): Plugin {
  const isProduction = environment.VERCEL_ENV === 'production';
  return {
    name: 'sample-content',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    config({ root = process.cwd() }) {
      const samples = samplesIn(root);
      return {
        define: {
          'import.meta.env.IS_DEMONSTRATION':
            isProduction && samples.some(({ isContact }) => isContact),
          'import.meta.env.HAS_SAMPLE_PICTURES': samples.some(({ place }) =>
            place.startsWith(PICTURES),
          ),
        },
      };
    },
    buildStart() {
      const { command, root, logger, listSamples = true } = this.environment.config;
      if (command !== 'build') return;
      const samples = samplesIn(root);
      const contacts = samples.filter(({ isContact }) => isContact);
      if (contacts.length > 0 && isProduction && environment.ALLOW_SAMPLE_CONTENT !== '1')
        throw new UserError(
          [
            `These contact data are still samples: nobody could reach the studio.\n${list(contacts)}\n` +
              `Replace them with the studio's own in ${CONTENT}, or set ALLOW_SAMPLE_CONTENT=1 for a demonstration.`,
            // What else stops the deployment is named in one go.
            whyVariablesStop(environment) ?? [],
          ]
            .flat()
            .join('\n'),
        );
      if (listSamples) logger.info(samples.length > 0 ? report(samples) : NOTHING_LEFT);
    },
  };
}

/** Returns a line for commands that do not list the samples; `undefined` if no sample is left. */
export function countSamples(root: string): string | undefined {
  const { length } = samplesIn(root);
  if (length === 0) return undefined;
  return `Samples left in ${CONTENT}: ${length}. To list them: npm run build`;
}

function samplesIn(root: string): Sample[] {
  const folder = join(root, CONTENT);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const inCode = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => findSamples(file, read(file)));
  const drawings = files
    .filter((file) => file.endsWith('.svg') && read(file).includes(SVG_MARK))
    .map((file) => ({ isContact: false, place: join(CONTENT, file), text: '' }));
  return [...inCode, ...drawings];
}

/** The marks: comments before a value. A production deployment fails while a contact sample is left. */
const MARK = /\/\* (contact )?sample \*\/ ?(?!const|export)(?=[\w'"`[{(])/g;
/** A comment that may be a misspelled mark. Other block comments of the content start with two asterisks. */
const LIKE_A_MARK = /\/\*(?=[\s\w]|$).*?(?:\*\/|$)|\/[*/]+\W*(?:contact\W*)?samples?\W*(?:\*\/|$)/i;
const COMMENT = /^\s*(?:\*|\/[*/]).*|\s\/\/.*/;

/** Placeholder contact data, which count as contact samples also without a mark. */
const PLACEHOLDERS = [
  /\.example\b|[@/.](?:example|ejemplo)\.[a-z]/i,
  // The number 600 000 000 with any separators, and a NIF of zeros.
  /6(?:[^\da-z]*0){8}(?!\d)/i,
  /(?<!\d)0{7,8}(?!\d)/,
];

/** Returns the lines of a content file with a mark or placeholder contact data. Throws for a misspelled or misplaced mark. */
export function findSamples(file: string, code: string): Sample[] {
  return code.split('\n').flatMap((line, index) => {
    const place = `${file}:${index + 1}`;
    const marks = [...line.matchAll(MARK)];
    const unmarked = line.replace(MARK, '');
    const [unknown] = LIKE_A_MARK.exec(unmarked) ?? [];
    if (unknown) throw unknownMark(place, unknown);
    const text = unmarked.replace(COMMENT, '').replaceAll('\\u00a0', ' ').trim();
    const isContact =
      marks.some(([, contact]) => contact) || PLACEHOLDERS.some((pattern) => pattern.test(text));
    return isContact || marks.length > 0 ? [{ isContact, place, text }] : [];
  });
}

const unknownMark = (place: string, text: string) =>
  new UserError(
    `src/content/${place}: ${text} marks nothing. Write /* sample */ right before a sample, or /* contact sample */ right before ` +
      'a contact that has to be replaced before a production deployment. Write other comments as // or /** … */.',
  );

function report(samples: readonly Sample[]): string {
  const contacts = samples.filter(({ isContact }) => isContact);
  const others = samples.filter(({ isContact }) => !isContact);
  const blocks = [`Still samples in ${CONTENT}:`];
  if (contacts.length > 0)
    blocks.push(
      `contact data (a production deployment fails until they are replaced)\n${list(contacts)}`,
    );
  if (others.length > 0) blocks.push(`texts, pictures, drawings and icons\n${list(others)}`);
  return `\n${[...blocks, ADVICE].join('\n')}\n`;
}

/** In characters. */
const SHOWN_LENGTH = 80;

function list(samples: readonly Sample[]): string {
  const width = Math.max(...samples.map(({ place }) => place.length));
  const lines = samples.map(({ place, text }) => {
    const shown = text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH - 1)}…` : text;
    return `  ${place.padEnd(width)}  ${shown}`.trimEnd();
  });
  return lines.join('\n');
}
