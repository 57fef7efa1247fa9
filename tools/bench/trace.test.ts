import { expect, test } from 'vitest';
import { longestOfScript, mainCause, type TraceEvent, tasksOf, totalOf } from './trace.ts';

const PAGE = 'http://localhost:1';
/** `at` and `ms` are in milliseconds. */
function event(name: string, at: number, ms: number, more: Partial<TraceEvent> = {}): TraceEvent {
  const dur = ms * 1000;
  return { name, ph: 'X', pid: 1, tid: 1, ts: at * 1000, dur, tdur: dur, ...more };
}
const navigation = event('navigationStart', 100, 0, {
  ph: 'R',
  args: { data: { documentLoaderURL: `${PAGE}/` } },
});
const call = (at: number, ms: number, url: string) =>
  event('FunctionCall', at, ms, { args: { data: { url } } });
const tasks = (...events: TraceEvent[]) => tasksOf([navigation, ...events], PAGE);

test('the time of a nested event counts for its own cause only', () => {
  const [task] = tasks(
    event('RunTask', 110, 80),
    event('v8.evaluateModule', 115, 60),
    event('UpdateLayoutTree', 120, 20),
    event('Layout', 140, 10),
  );
  expect(task).toEqual({
    atMs: 10,
    ms: 80,
    causes: { rest: 20, evaluation: 30, style: 20, layout: 10 },
  });
});

test('a call into the app’s modules is hydration, any other call a script', () => {
  const [app, inline] = tasks(
    event('RunTask', 110, 30),
    call(111, 25, `${PAGE}/static/js/abc.js`),
    event('RunTask', 150, 30),
    call(151, 25, `${PAGE}/`),
  );
  expect([app, inline].map((task) => task && mainCause(task))).toEqual(['hydration', 'script']);
});

test('an event without a cause counts for the event around it', () => {
  const [task] = tasks(event('RunTask', 110, 9), event('Layout', 110, 8), event('Pre', 111, 5));
  expect(task?.causes).toEqual({ rest: 1, layout: 8 });
});

test('the thread’s own time counts if the trace has it', () => {
  const { tdur: _, ...withoutThreadTime } = event('RunTask', 170, 50);
  const [known, unknown] = tasks(event('RunTask', 110, 50, { tdur: 20_000 }), withoutThreadTime);
  expect([known?.ms, unknown?.ms]).toEqual([20, 50]);
});

test('the time of developer tools does not count', () => {
  const [react, asked] = tasks(
    event('RunTask', 110, 60),
    event('v8.evaluateModule', 110, 50),
    event('V8.CollectSourcePositions', 120, 30),
    event('V8.ParseFunction', 121, 20),
    event('RunTask', 210, 40),
    event('EvaluateScript', 212, 30, { args: { data: { url: '' } } }),
    event('v8.compile', 213, 20),
  );
  expect([react?.ms, asked?.ms]).toEqual([30, 10]);
  expect(react && mainCause(react)).toBe('evaluation');
  expect(react?.causes).toEqual({ rest: 10, evaluation: 20, tools: 30 });
});

test('other threads, events before the navigation and events outside tasks are ignored', () => {
  expect(
    tasks(
      event('RunTask', 110, 9, { tid: 2 }),
      event('RunTask', 110, 9, { pid: 2 }),
      event('RunTask', 90, 9),
      event('Layout', 110, 9),
    ),
  ).toEqual([]);
  expect(() => tasksOf([navigation], 'http://localhost:2')).toThrow('localhost:2');
});

test('a task whose main cause is layout is not a script’s task', () => {
  const all = tasks(
    event('RunTask', 110, 90),
    event('Layout', 110, 80),
    event('RunTask', 210, 40),
    event('v8.evaluateModule', 210, 30),
    event('Layout', 211, 9),
  );
  expect(longestOfScript(all)).toBe(40);
  expect(longestOfScript([])).toBe(0);
  expect(totalOf(all, 'layout')).toBe(89);
});
