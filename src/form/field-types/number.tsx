import * as rule from '../../shared/rules.ts';
import { defineFieldType, type Helped, readNumber } from './define-field-type.ts';

interface NumberOptions extends Helped {
  min: number;
  defaultValue?: number;
}

const select = ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.select();

/**
 * A whole number. A tap selects it, so that typing replaces a default. The wheel removes the focus: otherwise it would change the
 * value while the visitor scrolls (U-6).
 */
export const number = defineFieldType<NumberOptions>({
  Control: ({ field, attributes }) => (
    <input
      {...attributes}
      type="number"
      inputMode="numeric"
      min={field.min}
      step={1}
      defaultValue={field.defaultValue}
      autoComplete="off"
      enterKeyHint="next"
      onFocus={select}
      onClick={select}
      onWheel={(event) => event.currentTarget.blur()}
    />
  ),
  read: readNumber,
  rule: rule.atLeast,
});

export const sample = () => number({ label: 'Mesas', min: 1, defaultValue: 12 });
