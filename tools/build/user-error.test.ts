import { inspect } from 'node:util';
import { build } from 'vite';
import { expect, test, vi } from 'vitest';
import { inOwnWords, UserError } from './user-error.ts';

const buildThatFails = (error: Error) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'fails', buildStart: () => Promise.reject(error) }],
    build: { write: false, rolldownOptions: { input: 'entry.js' } },
  }).catch(inOwnWords);

test('U-16: what an owner can mend is all that a failed build prints', async () => {
  const failure = await buildThatFails(new UserError('bodas.jpg is too small')).catch(inspect);
  expect(failure).toBe('[UserError: bodas.jpg is too small]');
});

test('U-16: also when Vite has loaded the class a second time', async () => {
  vi.resetModules();
  const again = await import('./user-error.ts');
  const failure = await buildThatFails(new again.UserError('too small')).catch(inspect);
  expect(failure).toBe('[UserError: too small]');
});

test('U-16: what two imports complain of in the same words is said once', () => {
  const errors = ['no bodas', 'no bodas', 'no hero'].map((message) => new UserError(message));
  const failure = Object.assign(new Error('Build failed'), { errors });
  expect(() => inOwnWords(failure)).toThrow(/^no bodas\nno hero$/);
});

test('any other failure keeps its stack', async () => {
  const failure = await buildThatFails(new TypeError('a bug')).catch(inspect);
  expect(failure).toMatch(/a bug[\s\S]*\n {4}at /);
});
