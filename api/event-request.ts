import { createBrevoMailer } from '../src/server/brevo.ts';
import { type Config, parseConfig } from '../src/server/config.ts';
import { createHandler } from '../src/server/handler.ts';
import { createLimiter } from '../src/server/limiter.ts';
import { logToConsole } from '../src/server/log.ts';
import { createSharedStore } from '../src/server/shared-store.ts';

// The only place that reads the environment.
const { env } = process;
const parsed = parseConfig(env);
const surroundings = { log: logToConsole, now: Date.now };

function configured(config: Config) {
  const store = createSharedStore(config.redisUrl, surroundings);
  const limiter = createLimiter(config, {
    ...surroundings,
    store,
    trustRealIp: Boolean(env.VERCEL),
  });
  return createHandler({ ...surroundings, mailer: createBrevoMailer(config), limiter, store });
}

const handle = parsed.ok
  ? configured(parsed.config)
  : createHandler({ ...surroundings, problems: parsed });

export default { fetch: handle };
