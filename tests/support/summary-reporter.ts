import type { FullResult, Reporter, Suite, TestError } from 'playwright/types/testReporter';

/** Ends the browser tests with one plain line that a script can read: `12 passed, 0 failed`. */
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
    // A run that broke off has failed, even where no test had the time to.
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
