import type { KeyboardEvent } from 'react';
import { controlOf } from './controls.ts';
import type { Fields } from './field-types/define-field-type.ts';

/** Only a keyboard covers so much of the window, in pixels. */
const LEAST_KEYBOARD_PX = 150;

type FormKey = KeyboardEvent<HTMLFormElement>;

/** Enter submits from a select, and Ctrl or ⌘ with Enter from a textarea: natively, neither does. */
export function isSubmitKey(event: FormKey): boolean {
  if (!isEnter(event)) return false;
  if (event.target instanceof HTMLTextAreaElement) return event.ctrlKey || event.metaKey;
  return event.target instanceof HTMLSelectElement && !isListOpen(event.target);
}

/** The next control, if the phone's *next* key was pressed. In Safari it is a plain Enter, which would submit. */
export function controlAfter(event: FormKey, fields: Fields) {
  const { name, enterKeyHint } = event.target as HTMLInputElement;
  const { visualViewport: visible } = window;
  if (!isEnter(event) || enterKeyHint !== 'next') return;
  if (!visible || visible.height * visible.scale > innerHeight - LEAST_KEYBOARD_PX) return;
  const names = Object.keys(fields);
  return controlOf(event.currentTarget, names[names.indexOf(name) + 1] ?? '');
}

/**
 * The code of a key that an input method has handled. Safari no longer composes at the Enter that ends a composition.
 */
const HANDLED = 229;

/** During a composition, Enter belongs to the input method. */
const isEnter = ({ key, keyCode, nativeEvent }: FormKey) =>
  key === 'Enter' && keyCode !== HANDLED && !nativeEvent.isComposing;

/** Enter chooses an option while the list of a select is open. Browsers without `:open` fire no event for that key. */
const isListOpen = (select: HTMLSelectElement) =>
  CSS.supports('selector(:open)') && select.matches(':open');
