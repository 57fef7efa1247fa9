import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../tools/local/project-root.ts';

const pages = ['api', 'src', 'tools', 'tests', '.'].flatMap((room) =>
  readdirSync(join(PROJECT_ROOT, room), { encoding: 'utf8', recursive: room !== '.' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(room, name)),
);

test('the target of every link in a README exists', () => {
  expect(pages.length).toBeGreaterThan(5);
  for (const page of pages) {
    const text = readFileSync(join(PROJECT_ROOT, page), 'utf8');
    for (const [, target = ''] of text.matchAll(/\]\((?!https?:|#)([^)#]+)/g))
      expect(existsSync(join(PROJECT_ROOT, dirname(page), target)), `${page}: ${target}`).toBe(
        true,
      );
  }
});
