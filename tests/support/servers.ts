import { PROJECT_ROOT } from '../../tools/local/project-root.ts';

/** The servers that Playwright starts before the tests and stops after them. */

/** Set `E2E_PORT` to run the browser tests twice at the same time. */
const first = Number(process.env.E2E_PORT ?? 4273);

/**
 * The ports of the tests' servers, of WebKit's driver, and for the
 * test of a command. `npm start` and `npm run dev` use others.
 */
export const PORTS = { preview: first, dev: first + 1, webkit: first + 2, command: first + 3 };

const server = (command: string, port: number) => ({
  command: `node node_modules/vite/bin/vite.js ${command}`,
  cwd: PROJECT_ROOT,
  url: `http://localhost:${port}/`,
  timeout: 300_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  env: {
    PORT: String(port),
    // Tests never send mail: these override the developer's environment and `.env`.
    BREVO_API_KEY: '',
    BREVO_BASE_URL: '',
    MANAGEMENT_EMAIL: '',
    MANAGEMENT_NAME: '',
    SENDER_EMAIL: '',
    SENDER_NAME: '',
    ALARM_WEBHOOK_URL: '',
    CRON_SECRET: '',
    // All tests send from the same address.
    RATE_LIMIT_VISITOR: '100000',
    RATE_LIMIT_TOTAL: '100000',
  },
});

export const SERVERS = {
  preview: server('preview', PORTS.preview),
  /** Also has the gallery. */
  dev: server('', PORTS.dev),
};
