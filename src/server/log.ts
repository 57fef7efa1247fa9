import type { Outcome } from './reply.ts';

/** One request, one line. Everything here is ours: no field has room for a visitor's words or the key. */
export type LogEntry = {
  /** Of this request alone: says nothing about the visitor. */
  id: string;
  outcome: Outcome;
  httpStatus: number;
  ms: number;
  /** Answered from memory, without a new mail. */
  replayed?: true;
  providerStatus?: number;
  providerCode?: string;
  /** Which variables are missing or malformed, by name. */
  configuration?: string;
  /** The class of an error that nobody foresaw. Its message may quote what the visitor wrote. */
  error?: string;
};

/** Something that the owner has to look at although visitors notice nothing. */
export type Alarm = { alarm: 'redis-away' };

export type Log = (entry: LogEntry | Alarm) => void;

/** As JSON to the console, which is where the host collects logs: an alarm as an error, with an event of its own. */
export const logToConsole: Log = (entry) => {
  if ('alarm' in entry) console.error(JSON.stringify({ event: 'event-request-alarm', ...entry }));
  else console.log(JSON.stringify({ event: 'event-request', ...entry }));
};
