import { createBrevoMailer } from '../src/server/brevo.ts';
import { parseConfig } from '../src/server/config.ts';
import { createHandler } from '../src/server/handler.ts';
import { createLimiter } from '../src/server/limiter.ts';
import { logToConsole } from '../src/server/log.ts';

// The only place that reads the environment.
const { env } = process;
const parsed = parseConfig(env);
const surroundings = { log: logToConsole, now: Date.now };

const handle = parsed.ok
  ? createHandler({
      ...surroundings,
      mailer: createBrevoMailer(parsed.config),
      limiter: createLimiter(parsed.config.limits, { trustRealIp: Boolean(env.VERCEL) }),
    })
  : createHandler({ ...surroundings, problems: parsed });

export default { fetch: handle };
