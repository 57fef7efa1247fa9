import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPress } from './after-press.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Something is pressed, or nothing. */
const press = (isPressed: boolean) =>
  vi.spyOn(document, 'querySelector').mockReturnValue(isPressed ? document.body : null);

test('without a press the task runs at once, a tick later', () => {
  press(false);
  const task = vi.fn();
  afterPress(task);
  expect(task).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(task).toHaveBeenCalledTimes(1);
});

test.each(['pointerup', 'pointercancel'])('a press ends with %s, and the task runs once', (end) => {
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
});
