import type * as v from 'valibot';
import { type Attempt, type Pace, retryWithin } from '../shared/retry.ts';
import { checkAccount } from './account-check.ts';
import { type Answer, askBrevo } from './ask-brevo.ts';
import type { Config } from './config.ts';
import type { AlarmEntry, Log } from './log.ts';
import { readEventRequestTemplate } from './mail/template.ts';

/** Two rounds of questions (account, then senders and domains) and an alarm have to end before the host's 15 s. */
const PACE: Pace = { totalMs: 5000, attemptMs: 3000, leastAttemptMs: 1000, firstWaitMs: 400 };

/** The alarms of the account. In a module of its own, which only the daily call loads. */
export async function askAccount(
  { brevo, sender }: Config,
  log: Log,
  pace: Partial<Pace>,
): Promise<AlarmEntry[]> {
  // If the host has not deployed the template, this call fails before a visitor's request does.
  readEventRequestTemplate();
  const verdicts = await checkAccount(sender.email, async (path, schema) => {
    type Result = Answer<v.InferOutput<typeof schema>>;
    const attempt = async (limitMs: number): Promise<Attempt<Result>> => {
      const result = await askBrevo(brevo, { path, schema, limitMs });
      return result.kind === 'unclear' ? { result, again: { afterMs: 0 } } : { result };
    };
    return (await retryWithin(attempt, { ...PACE, ...pace })).result;
  });
  const found = Object.values(verdicts);
  const failures = found.flatMap((verdict) =>
    verdict.state === 'undecided' ? verdict.why.failure : [],
  );
  // A key that may only send is no alarm, but the owner has to know that the other checks did not run.
  if (failures.includes('may-not-read')) log({ notice: 'key-may-only-send' });
  const alarms = found.flatMap((verdict) => (verdict.state === 'failed' ? verdict.alarm : []));
  if (failures.some((failure) => failure !== 'may-not-read')) alarms.push('provider-away');
  return [...new Set(alarms)].map((alarm) => ({ alarm }));
}
