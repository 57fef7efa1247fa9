import { exampleVariables, isStandIn, loadEnvFile } from './local/settings.ts';
import { checkMail } from './mail-check/check-mail.ts';
import { exitCodeOf, formatReport } from './mail-check/report.ts';

/**
 * `npm run check:mail`: checks whether mail will work, and prints a remedy for each problem (U-17). Sends only a test alarm, with
 * `--ring`. With `BREVO_BASE_URL` on this machine, examples complete the variables.
 */

loadEnvFile();
const env = { ...process.env, ...exampleVariables(process.env) };
const steps = await checkMail(env, { ring: process.argv.includes('--ring') });
console.log(formatReport(steps, isStandIn(process.env.BREVO_BASE_URL)));
// The connection to Redis is still open.
process.exit(exitCodeOf(steps));
