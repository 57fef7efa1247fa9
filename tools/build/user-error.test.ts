import { inspect } from 'node:util';
import { build } from 'vite';
import { expect, test, vi } from 'vitest';
import { rethrowUserErrors, UserError } from './user-error.ts';

const buildThatFails = (error: Error) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'fails', buildStart: () => Promise.reject(error) }],
    build: { write: false, rolldownOptions: { input: 'entry.js' } },
  }).catch(rethrowUserErrors);

test('U-16: a failed build prints only the message, also of a class that Vite has loaded twice', async () => {
  vi.resetModules();
  const again = await import('./user-error.ts');
  const failure = await buildThatFails(new again.UserError('too small')).catch(inspect);
  expect(failure).toBe('[UserError: too small]');
});

test('U-16: a message that two imports cause is printed once', () => {
  const errors = ['no bodas', 'no bodas', 'no hero'].map((message) => new UserError(message));
  const failure = Object.assign(new Error('Build failed'), { errors });
  expect(() => rethrowUserErrors(failure)).toThrow(/^no bodas\nno hero$/);
});

test('a build that fails with another error keeps the stack', async () => {
  const failure = await buildThatFails(new TypeError('a bug')).catch(inspect);
  expect(failure).toMatch(/a bug[\s\S]*\n {4}at /);
});
