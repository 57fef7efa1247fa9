import { PROJECT_ROOT } from './local/project-root.ts';
import { loadEnvFile } from './local/settings.ts';
import { checkMail } from './mail-check/check-mail.ts';
import { exitCodeOf, formatReport } from './mail-check/report.ts';

/** `npm run check:mail`: whether mail will work, and what to do about it where not (U-17). Sends nothing but, with `--ring`, a test alarm. */

loadEnvFile(PROJECT_ROOT);
const steps = await checkMail(process.env, { ring: process.argv.includes('--ring') });
console.log(formatReport(steps));
process.exitCode = exitCodeOf(steps);
