import { type Alarm, alarmLines } from '../src/server/alarm.ts';
import {
  describeProblems,
  isThisMachine,
  parseEnvironment,
  problemsOfDeployment,
} from '../src/server/config.ts';
import { checkMail } from '../src/server/daily-check.ts';
import { TIME_LIMITS } from '../src/server/times.ts';
import { VARIABLES_GUIDE } from './build/deployment-plugin.ts';
import { loadEnvFile, withExamples } from './local/variables.ts';

/**
 * `npm run check:mail`: prints the alarms that the daily check would raise with these variables, or that would stop a
 * deployment. With `BREVO_BASE_URL` on this machine, examples complete the variables.
 */

loadEnvFile();
const env = isThisMachine(process.env.BREVO_BASE_URL) ? withExamples(process.env) : process.env;
const { config } = parseEnvironment(env);
const problems = describeProblems(problemsOfDeployment(env));
const ofMail = config && (await checkMail(config, Date.now() + TIME_LIMITS.totalMs));

const alarms: Alarm[] = [
  ...(problems ? [{ name: 'not-configured', detail: `Ajustes: ${problems}.` } as const] : []),
  ...(ofMail ?? []),
];
for (const alarm of alarms) console.log(`✗ ${alarm.name}\n  ${alarmLines(alarm).join('\n  ')}\n`);
if (ofMail?.length === 0) console.log('✓ Brevo acepta un email de prueba, que no se envía.\n');
console.log(
  alarms.length > 0
    ? `${VARIABLES_GUIDE} dice cómo arreglarlo. Este comando lee los ajustes de .env: cámbialos también en Vercel.`
    : isThisMachine(env.BREVO_BASE_URL)
      ? 'Todo está bien, pero con el Brevo de pruebas: quita BREVO_BASE_URL y repite el comando.'
      : 'Todo está bien. Los ajustes de Vercel no se ven desde aquí: tienen que ser los mismos.',
);
process.exitCode = alarms.length > 0 ? 1 : 0;
