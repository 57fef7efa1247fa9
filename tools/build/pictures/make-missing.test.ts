import { createLogger } from 'vite';
import { expect, test } from 'vitest';
import { makeMissing } from './make-missing.ts';

const OUTPUT = { logger: createLogger('silent'), logLevel: 'silent' } as const;

test('four pictures are made in parallel, and each of them once', async () => {
  const made: number[] = [];
  let running = 0;
  let mostRunning = 0;
  const files = Array.from({ length: 10 }, (_, index) => ({
    path: `node_modules/no-such-picture-${index}`,
    async read() {
      running += 1;
      mostRunning = Math.max(mostRunning, running);
      await new Promise((resolve) => setTimeout(resolve));
      running -= 1;
      made.push(index);
      return Buffer.from('');
    },
  }));
  await makeMissing(files, OUTPUT);
  expect(mostRunning).toBe(4);
  expect(made.sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('the error of a picture that cannot be made is thrown', async () => {
  const read = () => Promise.reject(new Error('garden.jpg cannot be read'));
  const files = [{ path: 'node_modules/no-such-picture', read }];
  await expect(makeMissing(files, OUTPUT)).rejects.toThrow('garden.jpg cannot be read');
});
