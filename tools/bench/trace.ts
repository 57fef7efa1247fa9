/** Reads the main thread's tasks from a trace of the browser. */

/** Times are in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** The thread's own time: unlike `dur`, it hardly grows on a busy machine. */
  tdur?: number;
  args?: { data?: { url?: string; documentLoaderURL?: string } };
}

const CAUSES = {
  evaluation: ['EvaluateScript', 'v8.compile', 'v8.compileModule', 'v8.evaluateModule'],
  /** Calls of functions in the app's modules: without interaction, these are React's. */
  hydration: [],
  /** Calls of functions in other scripts, and the browser's work around calls. */
  script: ['FunctionCall', 'EventDispatch', 'TimerFire', 'FireIdleCallback', 'RunMicrotasks'],
  style: ['UpdateLayoutTree', 'ParseAuthorStyleSheet'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
  decode: ['Decode Image', 'ImageDecodeTask', 'Decode LazyPixelRef'],
  parse: ['ParseHTML'],
  /**
   * Work that happens only while developer tools are attached: V8 parses a script again for the stack of an Error, and compiles
   * the code that Playwright evaluates in the page.
   */
  tools: ['V8.CollectSourcePositions'],
  garbage: ['MinorGC', 'MajorGC', 'V8.GCScavenger', 'V8.GCFinalizeMC'],
  rest: ['RunTask'],
} as const;
type Cause = keyof typeof CAUSES;
export const CAUSE_NAMES = Object.keys(CAUSES) as Cause[];
const CAUSE_OF: ReadonlyMap<string, Cause> = new Map(
  Object.entries(CAUSES).flatMap(([cause, names]) =>
    names.map((name) => [name, cause as Cause] as const),
  ),
);
const APP = '/static/js/';

export interface Task {
  /** Milliseconds since the navigation started. */
  atMs: number;
  /** Without the time of developer tools. */
  ms: number;
  /** Cause → milliseconds. */
  causes: Partial<Record<Cause, number>>;
}

/** The tasks of the page's main thread since its navigation, in their order. */
export function tasksOf(events: readonly TraceEvent[], address: string): Task[] {
  const start = events.find(
    ({ name, args }) =>
      name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith(address),
  );
  if (!start) throw new Error(`The trace has no navigation to ${address}`);
  const own = events
    .filter(({ pid, tid }) => pid === start.pid && tid === start.tid)
    .filter(({ ph, ts }) => ph === 'X' && ts >= start.ts)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const tasks: Task[] = [];
  let open: { end: number; cause: Cause }[] = [];
  for (const event of own) {
    open = open.filter(({ end }) => event.ts < end);
    const around = open.at(-1);
    const cause = around?.cause === 'tools' ? 'tools' : (causeOf(event) ?? around?.cause);
    // Skip events outside a task, and a task inside another.
    if (!cause || (event.name === 'RunTask') === (around !== undefined)) continue;
    const ms = (event.tdur ?? event.dur ?? 0) / 1000;
    if (!around) tasks.push({ atMs: (event.ts - start.ts) / 1000, ms, causes: {} });
    const { causes } = tasks.at(-1) as Task;
    causes[cause] = (causes[cause] ?? 0) + ms;
    if (around) causes[around.cause] = (causes[around.cause] ?? 0) - ms;
    open.push({ end: event.ts + (event.dur ?? 0), cause });
  }
  return tasks.map((task) => ({ ...task, ms: task.ms - (task.causes.tools ?? 0) }));
}

function causeOf({ name, args }: TraceEvent): Cause | undefined {
  if (name === 'EvaluateScript' && !args?.data?.url) return 'tools';
  if (name === 'FunctionCall' && args?.data?.url?.includes(APP)) return 'hydration';
  return CAUSE_OF.get(name);
}

/** The cause with the largest share, without developer tools. */
export function mainCause({ causes: { tools: _, ...causes } }: Task): Cause {
  const shares = Object.entries(causes) as [Cause, number][];
  return shares.reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

const OF_SCRIPT: readonly Cause[] = ['evaluation', 'hydration', 'script'];

/** The longest task whose main cause is a script, in milliseconds. */
export const longestOfScript = (tasks: readonly Task[]) =>
  Math.max(0, ...tasks.filter((task) => OF_SCRIPT.includes(mainCause(task))).map(({ ms }) => ms));

export const totalOf = (tasks: readonly Task[], cause: Cause) =>
  tasks.reduce((total, { causes }) => total + (causes[cause] ?? 0), 0);
