import type { BytesReport } from './bytes.ts';
import type { FunctionReport } from './function-speed.ts';
import type { LighthouseReport } from './lighthouse.ts';
import type { LoadReport } from './load.ts';
import type { ThreadReport } from './thread.ts';

/** All figures. Parts that `--only` excludes are absent. */
export interface BenchReport {
  /** `YYYY-MM-DD`. */
  date: string;
  machine: Machine;
  bytes?: BytesReport;
  thread?: ThreadReport;
  lighthouse?: LighthouseReport;
  function?: FunctionReport;
  load?: LoadReport;
}

interface Machine {
  node: string;
  chromium: string;
  cpus: number;
  /** The load average of the minute before the first measurement. Above 1, times are unreliable. */
  busy: number;
}
