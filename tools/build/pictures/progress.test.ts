import { createLogger } from 'vite';
import { beforeEach, expect, test, vi } from 'vitest';
import { countPictures } from './progress.ts';

const { stdout } = process;
let written: string[];

beforeEach(() => {
  written = [];
  const { isTTY } = stdout;
  const write = vi.spyOn(stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  return () => {
    stdout.isTTY = isTTY;
    write.mockRestore();
    vi.unstubAllEnvs();
  };
});

/** Returns the output for a number of pictures. */
function make(total: number, isTerminal: boolean, logLevel: 'info' | 'warn' = 'info'): string[] {
  stdout.isTTY = isTerminal;
  vi.stubEnv('CI', '');
  const logged: string[] = [];
  const logger = { ...createLogger('silent'), info: (text: string) => void logged.push(text) };
  const count = countPictures(total, { logger, logLevel });
  for (let made = 0; made < total; made += 1) count();
  return [...written, ...logged];
}

test('a terminal shows one line, rewritten after each picture', () => {
  expect(make(3, true)).toEqual([
    '\rMaking 3 pictures: 0',
    '\rMaking 3 pictures: 1',
    '\rMaking 3 pictures: 2',
    '\rMaking 3 pictures: 3\n',
  ]);
});

test('a log gets a line for each quarter of the pictures', () => {
  expect(make(46, false)).toEqual([
    'Making 46 pictures: 0',
    'Making 46 pictures: 12',
    'Making 46 pictures: 23',
    'Making 46 pictures: 35',
    'Making 46 pictures: 46',
  ]);
});

test('the line for one picture is in the singular', () => {
  expect(make(1, false)).toEqual(['Making 1 picture: 0', 'Making 1 picture: 1']);
});

test.each([true, false])(
  'without a picture to make, nothing is printed (terminal: %s)',
  (isTerminal) => {
    expect(make(0, isTerminal)).toEqual([]);
  },
);

test('at the log level for warnings, nothing is written to the terminal', () => {
  make(3, true, 'warn');
  expect(written).toEqual([]);
});
