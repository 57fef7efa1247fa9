import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { findSamples, type Sample } from './samples/find-samples.ts';
import { UserError } from './user-error.ts';

const CONTENT = 'src/content';
/** A comment in a drawing or an icon that is not the studio's own. It goes when the owner replaces the file. */
export const SVG_MARK = 'Sample until the studio has its own';

const NOTHING_LEFT = `Nothing in ${CONTENT} is a sample any more.`;
const ADVICE =
  "Replace each sample with the studio's own and delete the mark before it (in a drawing, the comment within the file).\n" +
  'To keep a text, picture or drawing, delete only its mark: they were made for this site and may stay.';

declare module 'vite' {
  interface UserConfig {
    /** Whether the build prints the list of samples. Default: true. */
    listSamples?: boolean;
  }
}

/**
 * Lists the samples in the content, and fails a production deployment whose contact data are samples (U-16), unless
 * `ALLOW_SAMPLE_CONTENT=1`. The pages of such a demonstration tell search engines not to index them.
 */
export function sampleContent(environment = process.env): Plugin {
  const isProduction = environment.VERCEL_ENV === 'production';
  let isListed = true;
  return {
    name: 'sample-content',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    config({ root = process.cwd(), listSamples = true }) {
      isListed = listSamples;
      const isDemonstration = isProduction && samplesIn(root).some(({ isContact }) => isContact);
      return { define: { 'import.meta.env.IS_DEMONSTRATION': isDemonstration } };
    },
    buildStart() {
      const { root, logger } = this.environment.config;
      const samples = samplesIn(root);
      const contacts = samples.filter(({ isContact }) => isContact);
      if (contacts.length > 0 && isProduction && environment.ALLOW_SAMPLE_CONTENT !== '1')
        throw new UserError(
          `These contact data are still samples: nobody could reach the studio.\n${list(contacts)}\n` +
            `Replace them with the studio's own in ${CONTENT}, or set ALLOW_SAMPLE_CONTENT=1 for a demonstration.`,
        );
      if (isListed) logger.info(samples.length > 0 ? report(samples) : NOTHING_LEFT);
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
    .map((file) => ({ isContact: false, place: join(CONTENT, file), name: '', text: '' }));
  return [...inCode, ...drawings];
}

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
const SHOWN_LENGTH = 56;

function list(samples: readonly Sample[]): string {
  const widthOf = (column: 'place' | 'name') =>
    Math.max(...samples.map((sample) => sample[column].length));
  const [place, name] = [widthOf('place'), widthOf('name')];
  return samples
    .map((sample) => {
      const { text } = sample;
      const shown = text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH - 1)}…` : text;
      return `  ${sample.place.padEnd(place)}  ${sample.name.padEnd(name)}  ${shown}`.trimEnd();
    })
    .join('\n');
}
