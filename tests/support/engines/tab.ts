import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { Key } from 'selenium-webdriver';
import type { Point } from '../layout.ts';
import type { Driver } from './driver.ts';
import { type Finder, find, lookAt, nameOfFocus, overflows, reach } from './in-page.ts';

/** Testing Library, which finds elements by role and accessible name in any browser. */
const TESTING_LIBRARY = readFileSync(
  join(
    createRequire(import.meta.url).resolve('@testing-library/dom'),
    '../@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** How long a page may take to give way to another one, in milliseconds. */
const NAVIGATION = 30_000;

export type Tab = ReturnType<typeof createTab>;

/** A tab as a visitor uses it: with a mouse, a keyboard, and elements found by their role and name. */
export function createTab(driver: Driver, origin: string) {
  /** Runs a function in the page. It may use `find`, and nothing else from outside itself. */
  async function run<Args extends unknown[], Result>(
    task: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const code = `async () => {
      if (!globalThis.TestingLibraryDom) return '';
      const find = ${find};
      const run = async () => (${task})(...${JSON.stringify(args)});
      return JSON.stringify(await run().then((result) => ({ result }), (error) => ({ error: String(error) })));
    }`;
    let text = '';
    // While a page gives way to another one, the driver has none to run code in.
    await expect(async () => {
      text = await driver.run(code);
      if (text) return;
      await driver.run(`async () => { ${TESTING_LIBRARY} }`);
      text = await driver.run(code);
    }).toPass({ timeout: NAVIGATION });
    const { result, error } = JSON.parse(text);
    if (error) throw new Error(error);
    return result;
  }

  const down = (value: string) => ({ type: 'keyDown' as const, value });
  const up = (value: string) => ({ type: 'keyUp' as const, value });
  const useKeys = (actions: ReturnType<typeof down | typeof up>[]) =>
    driver.perform([{ type: 'key', id: 'keyboard', actions }]);
  /** Presses these keys together. */
  const press = (...keys: string[]) => useKeys([...keys.map(down), ...keys.toReversed().map(up)]);
  const type = (text: string) => useKeys([...text].flatMap((key) => [down(key), up(key)]));

  /** Presses the mouse at the first point, moves it to each of the others, and releases it. All of them are in the window. */
  const drag = (from: Point, ...to: Point[]) => {
    const move = ({ x, y }: Point, duration: number) =>
      ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration }) as const;
    return driver.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          move(from, 0),
          { type: 'pointerDown', button: 0 },
          ...to.map((point) => move(point, 100)),
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  };

  /** The element that the finders lead to, each inside the one before. */
  function part(...finders: Finder[]) {
    const title = finders
      .map(({ role, name = '', css }) => css ?? `${role} "${name}"`)
      .toReversed()
      .join(' in ');
    const look = () => run(lookAt, finders);
    /** Waits until the element lies still, in view and uncovered. Resolves to its middle. */
    const reached = async (): Promise<Point> => {
      let middle = { x: 0, y: 0 };
      const findObstacle = async () => {
        const { obstacle, ...point } = await run(reach, finders);
        middle = point;
        return obstacle;
      };
      await expect.poll(findObstacle, `what is in the way of ${title}`).toBe('nothing');
      return middle;
    };
    const click = async () => drag(await reached());
    return {
      part: (...inside: Finder[]) => part(...finders, ...inside),
      /** "shown", "hidden", or "absent", which a hidden element is too if it is found by its role. */
      state: async () => (await look()).state,
      text: async () => (await look()).text,
      value: async () => (await look()).value,
      /** Its error, its help, or both. */
      description: async () => (await look()).description,
      box: async () => (await look()).box,
      reached,
      click,
      /** Clicks, and types in place of the old text. */
      async fill(text: string): Promise<void> {
        await click();
        await press(Key.CONTROL, 'a');
        await type(text);
      },
    };
  }

  return {
    goto: (path: string) => driver.goto(origin + path),
    reload: driver.reload,
    back: driver.back,
    resize: driver.resize,
    run,
    press,
    type,
    drag,
    part,
    path: () => run(() => location.pathname + location.search),
    /** The name or the text of the element with the focus. */
    focus: () => run(nameOfFocus),
    width: () => run(() => innerWidth),
    /** What is wider than the window. */
    overflows: () => run(overflows),
  };
}
