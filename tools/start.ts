import { join } from 'node:path';
import { createBuilder } from 'vite';
import { countSamples } from './build/sample-content-plugin.ts';
import { createHost } from './local/host.ts';
import { readHostRules } from './local/host-rules.ts';
import { printAddresses, stopSignal, takePort } from './local/listen.ts';
import { createMailbox, isMailboxPath, setUpMail } from './local/mailbox.ts';
import { PROJECT_ROOT } from './local/project-root.ts';
import { loadEnvFile, readPort } from './local/settings.ts';

/** `npm start`: builds and serves the site as the host does, with the function and a local mailbox. `--built` skips the build. */

loadEnvFile();
const port = readPort(process.env, 4173);
const mailTarget = await setUpMail();
const serve = await takePort(port, 'npm start');

process.env.NODE_ENV = 'production'; // As on the host.
if (!process.argv.includes('--built')) {
  const builder = await createBuilder({ root: PROJECT_ROOT, listSamples: false });
  await builder.buildApp();
}

// Import the function after `setUpMail`, which sets environment variables: the module reads its configuration at import.
const { default: eventRequest } = await import('../api/event-request.ts');
const mailbox = createMailbox(mailTarget);
const host = createHost({
  folder: join(PROJECT_ROOT, 'dist'),
  rules: readHostRules(),
  eventRequest: eventRequest.fetch,
});
serve((request) => (isMailboxPath(new URL(request.url).pathname) ? mailbox : host)(request));

const samples = countSamples(PROJECT_ROOT);
if (samples) console.log(`\n${samples}`);
printAddresses(port, mailTarget);
await stopSignal();
process.exit(0);
