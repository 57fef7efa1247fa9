/** The key in `sessionStorage` of what the page has written to its console, which so survives a reload. */
export const RECORDED = 'recorded-console';

/** Runs in each page before its own scripts. Records errors and warnings of the console, and uncaught errors, with their places. */
function recordConsole(key: string): void {
  const record = (text: string) => {
    const texts: string[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...texts, text]));
  };
  // Of these engines, only one begins the stack with the message.
  const textOf = (value: unknown) =>
    value instanceof Error
      ? `${value.name}: ${value.message}\n${value.stack ?? ''}`
      : String(value);
  for (const level of ['error', 'warn'] as const) {
    // biome-ignore lint/suspicious/noConsole: it is watched, not used
    const write = console[level];
    console[level] = (...values: unknown[]) => {
      record(`${values.map(textOf).join(' ')}\n${new Error().stack}`);
      write.apply(console, values);
    };
  }
  // A script that cannot be parsed has an error without a stack.
  addEventListener('error', ({ error, message, filename, lineno, colno }) =>
    record(`${error?.stack ? textOf(error) : message}\n${filename}:${lineno}:${colno}`),
  );
  addEventListener('unhandledrejection', ({ reason }) => record(textOf(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    record(`${violatedDirective} does not allow ${blockedURI} in ${sourceFile}`),
  );
}

export const CONSOLE_RECORDER = `(${recordConsole})(${JSON.stringify(RECORDED)})`;
