import { createLogger } from 'vite';
import { expect, test } from 'vitest';
import { makeMissing } from './make-missing.ts';

const OUTPUT = { logger: createLogger('silent'), logLevel: 'silent' } as const;

test('pictures are made several at once, and each of them once', async () => {
  const made: number[] = [];
  let atOnce = 0;
  let most = 0;
  const files = Array.from({ length: 10 }, (_, index) => ({
    path: `node_modules/no-such-picture-${index}`,
    async read() {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resolve) => setTimeout(resolve));
      atOnce -= 1;
      made.push(index);
      return Buffer.from('');
    },
  }));
  await makeMissing(files, OUTPUT);
  expect(most).toBe(4);
  expect(made.sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('a picture that cannot be made stops the build', async () => {
  const read = () => Promise.reject(new Error('garden.jpg cannot be read'));
  const files = [{ path: 'node_modules/no-such-picture', read }];
  await expect(makeMissing(files, OUTPUT)).rejects.toThrow('garden.jpg cannot be read');
});
