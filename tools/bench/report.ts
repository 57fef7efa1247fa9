import type { BytesReport } from './bytes.ts';
import type { FunctionReport } from './function-speed.ts';
import type { LighthouseReport } from './lighthouse.ts';
import type { LoadReport } from './load.ts';
import type { ThreadReport } from './thread.ts';

/** Everything that was measured; what `--only` left out is absent. */
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
  /** Processes waiting for a CPU, one minute's average before the first measurement: much more than 1 makes times doubtful. */
  busy: number;
}
