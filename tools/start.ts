import { join } from 'node:path';
import { createBuilder } from 'vite';
import { countSamples } from './build/sample-content-plugin.ts';
import { printAddresses } from './local/addresses.ts';
import { inTurn } from './local/handler.ts';
import { hostHandlers } from './local/host.ts';
import { readHostRules } from './local/host-rules.ts';
import { assertPortIsFree, listen, stopSignal } from './local/listen.ts';
import { setUpMail } from './local/local-mail.ts';
import { createMailbox } from './local/mailbox.ts';
import { PROJECT_ROOT } from './local/project-root.ts';
import { mailboxRoutes } from './local/routes.ts';
import { loadEnvFile, readPort } from './local/settings.ts';

/** `npm start`: builds and serves the site as the host does, with the function and a local mailbox. `--built` skips the build. */

const DEFAULT_PORT = 4173;
const COMMAND = 'npm start';

loadEnvFile();
const port = readPort(process.env, DEFAULT_PORT);
await assertPortIsFree(port, COMMAND);
const mailTarget = await setUpMail();

process.env.NODE_ENV = 'production'; // As on the host.
if (!process.argv.includes('--built')) {
  const builder = await createBuilder({ root: PROJECT_ROOT, listSamples: false });
  await builder.buildApp();
}

// Import the function after `setUpMail`, which sets environment variables: the module reads its configuration at import.
const eventRequest = await import('../api/event-request.ts');
const handlers = inTurn(
  ...mailboxRoutes(createMailbox(mailTarget)),
  ...hostHandlers({
    folder: join(PROJECT_ROOT, 'dist'),
    rules: readHostRules(),
    importFunction: async () => eventRequest,
  }),
);
await listen(handlers, port, COMMAND);
const samples = countSamples(PROJECT_ROOT);
if (samples) console.log(`\n${samples}`);
printAddresses(port);

await stopSignal();
process.exit(0);
