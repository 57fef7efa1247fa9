import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { whyVariablesStop } from './function-plugin.ts';
import { fileOf, parseJson } from './read-content.ts';
import { UserError } from './user-error.ts';

const CONTENT = 'src/content';
/** By their files, the properties that are not the studio's own yet. */
const SAMPLES = fileOf('samples');
/** A comment in a drawing or an icon that is not the studio's own. It goes when the owner replaces the file. */
export const SVG_MARK = 'Sample until the studio has its own';

const ADVICE = `Pon lo tuyo y quítalo de ${SAMPLES}; un dibujo deja de ser de muestra cuando guardas otro en su lugar.
Nuestros textos puedes quedártelos: quítalos de la lista. Nuestras fotos, mientras sigan, se quedan en ella: el pie lo dice.`;

/** The files without whose facts nobody could reach the studio, or know who it is. */
const FACTS = ['business', 'company'];

/** Placeholders, which count although the list does not name them: a domain, 600 000 000 with any separators, a NIF of zeros. */
const PLACEHOLDER =
  /\.example\b|[@/.](?:example|ejemplo)\.[a-z]|6(?:[^\da-z]*0){8}(?!\d)|(?<!\d)0{7,8}(?!\d)/i;

/**
 * Lists the samples in the content, and fails a production deployment whose facts are samples (U-16), unless
 * `ALLOW_SAMPLE_CONTENT=1`. The pages of such a demonstration tell search engines not to index them. Tells the pages whether a
 * picture is a sample.
 */
export function sampleContent(environment = process.env): Plugin {
  const isProduction = environment.VERCEL_ENV === 'production';
  return {
    name: 'sample-content',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    config({ root = process.cwd() }) {
      const { facts, others } = samplesIn(root);
      const isPicture = (place: string) => place.startsWith(fileOf('pictures'));
      return {
        define: {
          'import.meta.env.IS_DEMONSTRATION': isProduction && facts.length > 0,
          'import.meta.env.HAS_SAMPLE_PICTURES': others.some(isPicture),
        },
      };
    },
    buildStart() {
      const { command, root, logger } = this.environment.config;
      if (command !== 'build') return;
      const { facts, others } = samplesIn(root);
      if (facts.length > 0 && isProduction && environment.ALLOW_SAMPLE_CONTENT !== '1')
        throw new UserError(
          [
            `Estos datos aún son de muestra, y nadie podría dar con el estudio:${list(facts)}`,
            `Pon los tuyos y quítalos de ${SAMPLES}, o pon ALLOW_SAMPLE_CONTENT=1 para una demostración.`,
            // What else stops the deployment is named in one go.
            ...[whyVariablesStop(environment) ?? []].flat(),
          ].join('\n'),
        );
      logger.info(report(facts, others));
    },
  };
}

/** A line for each file with samples, and its properties. Facts stop a production deployment. */
export function samplesIn(root: string): { facts: string[]; others: string[] } {
  const read = (file: string) => readFileSync(join(root, file));
  const dataOf = (name: string): object => parseJson(fileOf(name), read(fileOf(name)));
  const line = ([name, properties]: [string, readonly string[]]) => {
    const unknown = properties.find((property) => !(property in dataOf(name)));
    if (unknown)
      throw new UserError(`${SAMPLES}: ${name}: «${unknown}» no está en ${fileOf(name)}: quítalo`);
    return properties.length > 0 ? `${fileOf(name)}: ${properties.join(', ')}` : [];
  };
  // The form allows no slash in `legal_notice`.
  const listed = Object.entries<string[]>({ ...dataOf('samples') });
  const samples = new Map(listed.map(([name, list]) => [name.replace('_', '/'), list]));
  const facts = FACTS.map((name): [string, string[]] => {
    const placeholders = Object.entries(dataOf(name))
      .filter(([, value]) => PLACEHOLDER.test(JSON.stringify(value)))
      .map(([property]) => property);
    return [name, [...new Set([...(samples.get(name) ?? []), ...placeholders])]];
  });
  const drawings = readdirSync(join(root, CONTENT), { recursive: true, encoding: 'utf8' })
    .map((file) => join(CONTENT, file))
    .filter((file) => file.endsWith('.svg') && read(file).includes(SVG_MARK));
  const others = [...samples].filter(([name]) => !FACTS.includes(name));
  return { facts: facts.flatMap(line), others: [...others.flatMap(line), ...drawings.sort()] };
}

function report(facts: readonly string[], others: readonly string[]): string {
  if (facts.length + others.length === 0) return `Ya no queda nada de muestra en ${CONTENT}.`;
  const blocks = [
    facts.length > 0 && `Datos de muestra (la web no se publica con ellos):${list(facts)}`,
    others.length > 0 && `Textos, fotos y dibujos de muestra:${list(others)}`,
    ADVICE,
  ];
  return `\n${blocks.filter(Boolean).join('\n')}\n`;
}

const list = (lines: readonly string[]) => lines.map((line) => `\n  ${line}`).join('');
