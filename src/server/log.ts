import { type Alarm, REMEDIES } from './alarm.ts';
import type { Outcome } from './reply.ts';
import type { Mark } from './spam.ts';

/** One request, one line. Everything here is ours: no field has room for a visitor's words or the key. */
export type LogEntry = {
  /** Of this request alone: says nothing about the visitor. */
  id: string;
  outcome: Outcome;
  httpStatus: number;
  ms: number;
  /** Answered from memory, without a new mail. */
  replayed?: true;
  /** What made it look like spam, if anything did. */
  marks?: readonly Mark[];
  providerStatus?: number;
  providerCode?: string;
  /** How often Brevo was called for it. */
  attempts?: number;
  /** What the owner has to mend before a request can succeed. */
  alarm?: Alarm;
  /** Which variables are missing or malformed, by name. */
  configuration?: string;
  /** The class of an error that nobody foresaw. Its message may quote what the visitor wrote. */
  error?: string;
};

/** Something that the owner has to look at, apart from what one request came to. */
export type AlarmEntry = Required<Pick<LogEntry, 'alarm'>> & Pick<LogEntry, 'configuration'>;

export type Log = (entry: LogEntry | AlarmEntry) => void;

/** As JSON to the console, which is where the host collects logs; an alarm stands out as an error with its remedy. */
export const logToConsole: Log = (entry) => {
  const isRequest = 'id' in entry;
  if (isRequest) console.log(JSON.stringify({ event: 'event-request', ...entry }));
  if (!entry.alarm) return;
  const { alarm, configuration } = entry;
  const id = isRequest ? entry.id : undefined;
  const line = { event: 'event-request-alarm', alarm, remedy: REMEDIES[alarm], id, configuration };
  console.error(JSON.stringify(line));
};
