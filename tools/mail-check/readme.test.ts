import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMPLETE_ENV } from '../../tests/api/local-function.ts';
import { startLocalBrevo } from '../local/brevo.ts';
import { COMPLETE_ACCOUNT } from '../local/brevo-account.ts';
import { checkMail } from './check-mail.ts';
import { formatReport } from './report.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const readme = read('README.md');
/** The first column of the table whose header begins with `head`. */
function termsUnder(head: string): string[] {
  const [, rows = ''] = readme.split(`| ${head} | `);
  const [table = ''] = rows.split('\n\n');
  return [...table.matchAll(/^\| ([^|]+) \|/gm)].map(([, term = '']) => term);
}

test('the README shows the command’s output, and has a row for each line', async () => {
  const brevo = await startLocalBrevo({ apiKey: COMPLETE_ENV.BREVO_API_KEY });
  const domains = COMPLETE_ACCOUNT.domains.map((domain) => ({
    ...domain,
    authenticated: false,
  }));
  brevo.changeAccount({ domains });
  const steps = await checkMail({ ...COMPLETE_ENV, BREVO_BASE_URL: brevo.url });
  await brevo.close();

  const [, output] = /```text\n([\s\S]*?)\n```/.exec(readme) ?? [];
  expect(output).toBe(formatReport(steps).trim());
  expect(termsUnder('line')).toEqual(steps.map(({ name }) => name));
});

test('every word of the mailbox that the README explains is on its page', () => {
  const page = read('../local/mailbox-page.ts');
  const terms = termsUnder('on the page').flatMap((cell) => cell.split(', '));
  expect(terms.length).toBeGreaterThan(10);
  for (const term of terms) expect(page).toContain(term);
});
