import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { findSamples, type Sample } from './samples/find-samples.ts';

const CONTENT = 'src/content';

/** Lists what in the content is still a sample, and lets no production deployment out that nobody could reach (U-16). */
export function sampleContent(environment = process.env): Plugin {
  return {
    name: 'sample-content',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    buildStart() {
      const { root, logger } = this.environment.config;
      const samples = samplesIn(join(root, CONTENT));
      const contacts = samples.filter(({ isContact }) => isContact);
      if (contacts.length > 0 && isRefused(environment))
        throw new Error(
          `These contact data are still samples: nobody could reach the studio.\n${list(contacts)}\n` +
            `Put the studio's own in ${CONTENT}, or set ALLOW_SAMPLE_CONTENT=1 for a demonstration.`,
        );
      if (samples.length > 0) logger.info(report(samples));
    },
  };
}

function isRefused({ VERCEL_ENV, ALLOW_SAMPLE_CONTENT }: NodeJS.ProcessEnv): boolean {
  return VERCEL_ENV === 'production' && ALLOW_SAMPLE_CONTENT !== '1';
}

function samplesIn(folder: string): Sample[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .flatMap((file) => findSamples(file, readFileSync(join(folder, file), 'utf8')));
}

/** One block: what keeps a production deployment back first. */
function report(samples: readonly Sample[]): string {
  const contacts = samples.filter(({ isContact }) => isContact);
  const others = samples.filter(({ isContact }) => !isContact);
  const blocks = [`Still samples in ${CONTENT}:`];
  if (contacts.length > 0)
    blocks.push(`contact data, which no production deployment goes out with\n${list(contacts)}`);
  if (others.length > 0) blocks.push(`texts and pictures\n${list(others)}`);
  return `\n${blocks.join('\n')}\n`;
}

const LONGEST = 56;

function list(samples: readonly Sample[]): string {
  const widthOf = (column: 'place' | 'name') =>
    Math.max(...samples.map((sample) => sample[column].length));
  const [place, name] = [widthOf('place'), widthOf('name')];
  return samples
    .map((sample) => {
      const { text } = sample;
      const shown = text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
      return `  ${sample.place.padEnd(place)}  ${sample.name.padEnd(name)}  ${shown}`.trimEnd();
    })
    .join('\n');
}
