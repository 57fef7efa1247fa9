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
  /** Which variables are missing or malformed, by name. */
  configuration?: string;
  /** The class of an error that nobody foresaw. Its message may quote what the visitor wrote. */
  error?: string;
};

export type Log = (entry: LogEntry) => void;

/** To standard output as JSON, which is where the host collects logs. */
export const logToConsole: Log = (entry) => {
  console.log(JSON.stringify({ event: 'event-request', ...entry }));
};
