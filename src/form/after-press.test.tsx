import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPress } from './after-press.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether an element matches `:active`. */
const press = (isPressed: boolean) =>
  vi.spyOn(document, 'querySelector').mockReturnValue(isPressed ? document.body : null);

test('without a press, the task runs in the next task', () => {
  press(false);
  const task = vi.fn();
  afterPress(task);
  expect(task).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(task).toHaveBeenCalledTimes(1);
});

test.each(['pointerup', 'pointercancel'])(
  'the task runs once, after a press ends with %s',
  (end) => {
    press(true);
    const task = vi.fn();
    afterPress(task);
    vi.runAllTimers();
    expect(task).not.toHaveBeenCalled();
    for (const event of [end, 'pointerup']) {
      dispatchEvent(new Event(event));
      vi.runAllTimers();
      expect(task).toHaveBeenCalledTimes(1);
    }
  },
);
