import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PARTS, parseOptions } from './options.ts';

test('without options, all parts are measured, five times, without peers', () => {
  expect(parseOptions([])).toEqual({
    parts: PARTS,
    runs: 5,
    peers: [],
    json: undefined,
    readme: false,
  });
});

test('options select a part, the number of runs, a file and a peer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'peer-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'index.html'), '');
  const args = ['--only', 'lighthouse', '--runs=3', '--json', '/tmp/bench.json', `Peer=${folder}`];
  expect(parseOptions(args)).toEqual({
    parts: ['lighthouse'],
    runs: 3,
    peers: [{ name: 'Peer', folder }],
    json: '/tmp/bench.json',
    readme: false,
  });
});

test.each([
  [['--runs', '0'], '--runs'],
  [['--runs', 'many'], '--runs'],
  [['--only', 'everything'], '--only'],
  [['--only', 'bytes', '--readme'], '--readme'],
  [['--fast'], '--fast'],
  [['dist'], 'NAME=DIR'],
  [['Peer=/nowhere'], 'index.html'],
])('%j is a user error that names the problem', (args, words) => {
  expect(() => parseOptions(args)).toThrow(
    expect.objectContaining({ name: 'UserError', message: expect.stringContaining(words) }),
  );
});
