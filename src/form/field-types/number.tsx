import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { normalizeDigits } from '../../shared/clean-text.ts';
import { typeInto } from '../controls.ts';
import { type ControlProps, defineFieldType, type HelpOptions } from './define-field-type.ts';

interface NumberOptions extends HelpOptions {
  min: number;
}

/**
 * A figure as it is written in Spain: 1.200, 12 500, 1,5, 2 mil. Points, spaces and commas between groups of three
 * digits group them.
 */
const FIGURE = /(-?)([1-9]\d{0,2}(?:[.,\s'’]\d{3})+(?!\d)|\d+)(?:[.,](\d+))?(\s*mil\b)?/gi;

/** The number in a text such as «unas 1.200 personas»; NaN without one clear number, `undefined` for no text. */
export function readNumber(text: string): number | undefined {
  if (!text.trim()) return undefined;
  const [figure, ...others] = normalizeDigits(text).matchAll(FIGURE);
  if (!figure || others.length > 0) return Number.NaN;
  const [, sign = '', whole = '', decimals = '0', thousands] = figure;
  return Number(`${sign}${whole.replace(/\D/g, '')}.${decimals}`) * (thousands ? 1000 : 1);
}

/**
 * A number, in any spelling. A control of the type `number` holds no text such as «120 personas», so the type is `text`
 * for it, and while the visitor types. When the control loses the focus, it shows the number that `readNumber` has
 * found, or still the text, if there is none.
 */
function NumberControl({ field, attributes, text }: ControlProps<NumberOptions>) {
  const [isFocused, setFocused] = useState(false);
  const hadFocus = useRef(false);
  return (
    <input
      {...attributes}
      // Also while it is a text. The arrow keys then step it as they step a number.
      role="spinbutton"
      aria-valuenow={readNumber(text) || undefined}
      type={isFocused || String(readNumber(text) ?? '') !== text ? 'text' : 'number'}
      inputMode="numeric"
      min={field.min}
      step={1}
      autoComplete="off"
      enterKeyHint="next"
      // The tap that gives it the focus selects the number, so that
      // typing replaces a default. A later one sets the caret.
      onPointerDown={({ currentTarget }) => {
        hadFocus.current = currentTarget === document.activeElement;
      }}
      onClick={({ currentTarget }) => {
        if (!hadFocus.current) currentTarget.select();
      }}
      onFocus={({ currentTarget }) => {
        flushSync(() => setFocused(true));
        currentTarget.select();
      }}
      onKeyDown={(event) => {
        const { key, currentTarget } = event;
        const step = Number(key === 'ArrowUp') - Number(key === 'ArrowDown');
        if (!step) return;
        event.preventDefault();
        const next = (readNumber(currentTarget.value) || 0) + step;
        typeInto(currentTarget, String(Math.max(field.min, next)));
      }}
      onBlur={({ currentTarget }) => {
        const value = String(readNumber(currentTarget.value) ?? '');
        if (value !== 'NaN' && value !== currentTarget.value) typeInto(currentTarget, value);
        setFocused(false);
      }}
    />
  );
}

export const numberField = defineFieldType<NumberOptions>({
  Control: NumberControl,
  read: readNumber,
});
