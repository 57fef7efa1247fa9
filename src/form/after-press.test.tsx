import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPress } from './after-press.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const send = (type: string) => dispatchEvent(new Event(type));

test.each([[], ['pointerdown', 'pointerup']])(
  'without a press, or after a tap (%s), the task runs in the next task',
  async (...tap) => {
    tap.forEach(send);
    const task = vi.fn();
    afterPress(task);
    expect(task).not.toHaveBeenCalled();
    await vi.runAllTimersAsync();
    expect(task).toHaveBeenCalledTimes(1);
  },
);

test.each(['pointerup', 'pointercancel'])(
  'the task runs once, after a press ends with %s',
  async (end) => {
    send('pointerdown');
    const task = vi.fn();
    afterPress(task);
    await vi.runAllTimersAsync();
    expect(task).not.toHaveBeenCalled();
    for (const event of [end, 'pointerup']) {
      send(event);
      await vi.runAllTimersAsync();
      expect(task).toHaveBeenCalledTimes(1);
    }
  },
);
