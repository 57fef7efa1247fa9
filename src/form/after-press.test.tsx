import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPress } from './after-press.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function send(...types: string[]) {
  for (const type of types) dispatchEvent(new Event(type));
  await vi.runAllTimersAsync();
}

test.each([[], ['pointerdown', 'pointerup']])(
  'without a press, or after a tap (%s), the task runs in the next task',
  async (...tap) => {
    await send(...tap);
    const task = vi.fn();
    afterPress(task);
    expect(task).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(task).toHaveBeenCalledTimes(1);
  },
);

test.each(['pointerup', 'pointercancel', 'keydown'])(
  'the task runs once, after a press ends with %s',
  async (end) => {
    await send('pointerdown');
    const task = vi.fn();
    afterPress(task);
    await send();
    expect(task).not.toHaveBeenCalled();
    await send(end);
    await send('pointerup');
    expect(task).toHaveBeenCalledTimes(1);
  },
);

test('U-8: a press that never ends, as a context menu’s, does not lose its task to the next press', async () => {
  await send('pointerdown');
  const task = vi.fn();
  afterPress(task);
  await send('pointerdown');
  expect(task).not.toHaveBeenCalled();
  await send('pointerup');
  expect(task).toHaveBeenCalledTimes(1);
});
