/** What the console may say in a test: nothing, but what the test expects (house.md, "Tests"). */
export class StrictConsole {
  private readonly messages: string[] = [];
  private readonly expected: RegExp[] = [];

  /** From now on such a message is fine, any number of times; a test in which it never comes fails. */
  readonly allow = (pattern: RegExp): void => {
    this.expected.push(pattern);
  };

  readonly record = (message: string): void => {
    this.messages.push(message);
  };

  /** What is wrong with the console at the end of a test, in lines for the developer. */
  complaints(): string[] {
    const unexpected = this.messages.filter(
      (message) => !this.expected.some((pattern) => pattern.test(message)),
    );
    const missing = this.expected.filter(
      (pattern) => !this.messages.some((message) => pattern.test(message)),
    );
    return [
      ...unexpected.map((message) => `unexpected in the console: ${message}`),
      ...missing.map((pattern) => `never came in the console: ${pattern}`),
    ];
  }
}
