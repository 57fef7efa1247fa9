import type { Plugin } from 'vite';
import {
  describeProblems,
  problemsOfDeployment,
  stopsDeployment,
} from '../../src/server/config.ts';
import { composeMail } from '../../src/server/mail/message.ts';
import { EXAMPLE_REQUEST } from '../../src/shared/event-request.ts';
import { labelsOf } from './cms-form.ts';
import { samplesIn } from './content-rules.ts';
import { nameOf, readContent, readPages } from './read-content.ts';
import { UserError } from './user-error.ts';

/** The guide that explains each variable. */
export const VARIABLES_GUIDE = 'api/guia.md';

const EXAMPLE_ADDRESSES = {
  MANAGEMENT_EMAIL: ['equipo@estudio.example'],
  MANAGEMENT_NAME: 'Estudio',
  SENDER_EMAIL: 'web@estudio.example',
  SENDER_NAME: 'Estudio',
};
const NO_HINTS = { spamSignals: [], isDateTaken: false, unchosen: [] };

/**
 * Stops a production build if its function could compose or send no mail, or send no alarm, or if a file is marked as a
 * sample or still has the example's values. With `ALLOW_SAMPLE_CONTENT=1` it only warns of variables and samples, and
 * the pages of samples tell search engines not to index them.
 */
export function deployment(environment = process.env): Plugin {
  return {
    name: 'deployment',
    apply: 'build',
    async config({ root = process.cwd() }) {
      if (environment.VERCEL_ENV !== 'production') return undefined;
      composeMail(EXAMPLE_REQUEST, EXAMPLE_ADDRESSES, NO_HINTS);
      const samples = await labelsOfSamples(root);
      const problems = problemsOfDeployment(environment);
      const faults: string[] = [];
      if (samples)
        faults.push(
          `Aún son datos de muestra: ${samples}. Pon los tuyos y quita la marca «Son datos de muestra».`,
        );
      if (problems.length > 0)
        faults.push(`Ajustes de Vercel: ${describeProblems(problems)} (${VARIABLES_GUIDE}).`);
      if (environment.ALLOW_SAMPLE_CONTENT !== '1' && (samples || problems.some(stopsDeployment)))
        throw new UserError(
          [...faults, 'Si es una demostración, pon ALLOW_SAMPLE_CONTENT=1.'].join('\n'),
        );
      for (const fault of faults) this.warn(fault);
      return samples ? { define: { 'import.meta.env.IS_DEMONSTRATION': true } } : undefined;
    },
  };
}

/**
 * The labels of the content's pages that are marked as samples,
 * and of single fields that still have the example's value.
 */
async function labelsOfSamples(root: string): Promise<string> {
  const content = await readContent(root);
  const pages = await readPages(root);
  return pages
    .filter(({ fields }) => fields.some(({ name }) => name === 'sample'))
    .flatMap((page) => samplesIn(content[nameOf(page.path)]).map((path) => labelsOf(page, path)))
    .map((label) => `«${label}»`)
    .join(', ');
}
