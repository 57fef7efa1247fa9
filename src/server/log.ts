import { type Alarm, alarmLines } from './alarm.ts';
import type { Answer } from './answer.ts';

/** One line for each request. No field may hold a visitor's words or the key. */
export type RequestLine = Pick<
  Answer,
  'outcome' | 'isDuplicate' | 'attempts' | 'providerMessage'
> & {
  /** Random, so that it tells nothing about the visitor. */
  id: string;
  httpStatus: number;
  ms: number;
};

export type Log = (line: RequestLine | Alarm) => void;

/** Writes JSON to the console, where the host collects logs. An alarm is an error with its text. */
export const logToConsole: Log = (line) => {
  if ('name' in line) {
    const text = alarmLines(line).join(' ');
    console.error(JSON.stringify({ event: 'event-request-alarm', alarm: line.name, text }));
  } else {
    console.log(JSON.stringify({ event: 'event-request', ...line }));
  }
};
