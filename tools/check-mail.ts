import { loadEnvFile } from './local/settings.ts';
import { checkMail } from './mail-check/check-mail.ts';
import { exitCodeOf, formatReport } from './mail-check/report.ts';

/** `npm run check:mail`: checks whether mail will work, and prints a remedy for each problem (U-17). Sends only a test alarm, with `--ring`. */

loadEnvFile();
const steps = await checkMail(process.env, { ring: process.argv.includes('--ring') });
console.log(formatReport(steps));
process.exitCode = exitCodeOf(steps);
