import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { plainFigures } from '../../shared/clean-text.ts';
import { UnclearNumber } from '../../shared/validation.ts';
import { type ControlProps, defineFieldType, type Helped } from './define-field-type.ts';

interface NumberOptions extends Helped {
  min: number;
  defaultValue?: number;
}

/** A figure as it is written in Spain: 1.200, 12 500, 1,5, 2 mil. Points, spaces and commas between groups of three digits group them. */
const FIGURE = /(-?)([1-9]\d{0,2}(?:[.,\s'’]\d{3})+(?!\d)|\d+)(?:[.,](\d+))?(\s*mil\b)?/gi;

/** The number in a text such as «unas 1.200 personas»; `undefined` for no text. Without a figure, or with several, it is unclear. */
export function readNumber([text = '']: readonly string[]): number | UnclearNumber | undefined {
  if (!text.trim()) return undefined;
  const [figure, ...others] = plainFigures(text).matchAll(FIGURE);
  if (!figure || others.length > 0) return new UnclearNumber(text);
  const [, sign = '', whole = '', decimals = '0', thousands] = figure;
  return Number(`${sign}${whole.replace(/\D/g, '')}.${decimals}`) * (thousands ? 1000 : 1);
}

/**
 * The control of a whole number. Its type is `text` while it has the focus: with the type `number`, its value is empty for a text
 * such as «120 personas». When it loses the focus, it shows the number that `readNumber` has found. Any other text stays, so that the
 * visitor can correct it.
 */
function NumberControl({ field, attributes }: ControlProps<NumberOptions>) {
  const [type, setType] = useState('number');
  const hadFocus = useRef(false);
  return (
    <input
      {...attributes}
      type={type}
      inputMode="numeric"
      min={field.min}
      step={1}
      defaultValue={field.defaultValue}
      autoComplete="off"
      enterKeyHint="next"
      // The tap that gives it the focus selects the number, so that typing replaces a default. A later one sets the caret.
      onPointerDown={({ currentTarget }) => {
        hadFocus.current = currentTarget === document.activeElement;
      }}
      onClick={({ currentTarget }) => {
        if (!hadFocus.current) currentTarget.select();
      }}
      onFocus={({ currentTarget }) => {
        flushSync(() => setType('text'));
        currentTarget.select();
      }}
      onBlur={({ currentTarget }) => {
        const value = readNumber([currentTarget.value]);
        if (value instanceof UnclearNumber) return;
        currentTarget.value = String(value ?? '');
        setType('number');
      }}
    />
  );
}

export const number = defineFieldType<NumberOptions>({
  Control: NumberControl,
  read: readNumber,
});
