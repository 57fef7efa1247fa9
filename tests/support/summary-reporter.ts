import type { FullResult, Reporter, Suite, TestError } from 'playwright/types/testReporter';

/** Prints a last line that a script can read: `12 passed, 0 failed`. */
class SummaryReporter implements Reporter {
  private suite: Suite | undefined;
  private errorsOutsideTests = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onError(_error: TestError): void {
    this.errorsOutsideTests += 1;
  }

  onEnd(result: FullResult): void {
    const tests = this.suite?.allTests() ?? [];
    const passed = tests.filter((test) => test.outcome() === 'expected').length;
    const skipped = tests.filter((test) => test.outcome() === 'skipped').length;
    // In an interrupted run, skipped tests count as failed.
    const broken = result.status === 'passed' || tests.length === 0 ? 0 : skipped;
    const failed = tests.length - passed - skipped + broken + this.errorsOutsideTests;
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

// biome-ignore lint/style/noDefaultExport: Playwright finds a reporter by its default export
export default SummaryReporter;
