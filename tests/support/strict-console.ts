/** Records the console's messages in a test, and reports every message that the test does not expect. */
export class StrictConsole {
  private readonly messages: string[] = [];
  private readonly expected: RegExp[] = [];

  /** Allows any number of these messages. A test in which none appears fails. */
  readonly allow = (...patterns: RegExp[]): void => {
    this.expected.push(...patterns);
  };

  readonly record = (message: string): void => {
    this.messages.push(message);
  };

  /** One line for each unexpected message, and for each expected message that is missing. */
  complaints(): string[] {
    const unexpected = this.messages.filter(
      (message) => !this.expected.some((pattern) => pattern.test(message)),
    );
    const missing = this.expected.filter(
      (pattern) => !this.messages.some((message) => pattern.test(message)),
    );
    return [
      ...unexpected.map((message) => `unexpected in the console: ${message}`),
      ...missing.map((pattern) => `missing in the console: ${pattern}`),
    ];
  }
}
