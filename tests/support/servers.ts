import { PROJECT_ROOT } from '../../tools/local/project-root.ts';
import { GALLERY_PATH } from './gallery.ts';
import { PORTS } from './ports.ts';

/** The servers that Playwright starts before the tests and stops after them. */

const server = (command: string, port: number, path = '/') => ({
  command: `node ${command}`,
  cwd: PROJECT_ROOT,
  url: `http://localhost:${port}${path}`,
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
    REDIS_URL: '',
    ALARM_WEBHOOK_URL: '',
    REQUEST_WEBHOOK_URL: '',
    CRON_SECRET: '',
    // All tests send from the same address.
    RATE_LIMIT_VISITOR: '100000/600',
    RATE_LIMIT_TOTAL: '100000/600',
  },
});

const PREVIEW =
  'node_modules/vite/bin/vite.js preview -c tools/gallery/vite.config.ts --strictPort';

export const SERVERS = {
  start: server('tools/run.js tools/start.ts --built', PORTS.start),
  dev: server('tools/run.js tools/dev.ts', PORTS.dev),
  gallery: server(`${PREVIEW} --port ${PORTS.gallery}`, PORTS.gallery, GALLERY_PATH),
};
