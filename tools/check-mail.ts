import { isStandIn } from '../src/server/config.ts';
import { exampleVariables, loadEnvFile } from './local/settings.ts';
import { findingsAbout } from './mail-check/check-mail.ts';
import { exitCodeOf, formatReport } from './mail-check/report.ts';

/**
 * `npm run check:mail`: prints the findings of the daily check (U-17). Sends only a test alarm, with `--ring`. With `BREVO_BASE_URL` on this machine, examples complete the variables.
 */

loadEnvFile();
const env = { ...process.env, ...exampleVariables(process.env) };
const findings = await findingsAbout(env, { ring: process.argv.includes('--ring') });
console.log(formatReport(findings, isStandIn(process.env.BREVO_BASE_URL)));
process.exitCode = exitCodeOf(findings);
