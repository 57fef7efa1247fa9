import type { Rejection } from '../shared/contract.ts';
import { alarmNote, type RaisedAlarm } from './alarm.ts';
import type { Delivery } from './brevo.ts';

export type Outcome =
  | Delivery['outcome']
  | 'invalid'
  | Rejection
  | 'not-configured'
  | 'unexpected'
  | 'healthy'
  | 'unhealthy';

/** One line for each request. No field may hold a visitor's words or the key. */
export type RequestLine = {
  /** Random, so that it tells nothing about the visitor. */
  id: string;
  outcome: Outcome;
  httpStatus: number;
  ms: number;
  /** The request is a duplicate: it got the answer of the first one, and no mail was sent. */
  isDuplicate?: true;
  /** How often the function called Brevo. */
  attempts?: number;
  /** Brevo's last refusal or failure, also if a later attempt was taken. */
  providerMessage?: string | undefined;
};

export type Log = (line: RequestLine | RaisedAlarm) => void;

/** Writes JSON to the console, where the host collects logs. An alarm is an error with its text. */
export const logToConsole: Log = (line) => {
  if ('alarm' in line) {
    const text = alarmNote(line).join(' ');
    console.error(JSON.stringify({ event: 'event-request-alarm', alarm: line.alarm, text }));
  } else {
    console.log(JSON.stringify({ event: 'event-request', ...line }));
  }
};
