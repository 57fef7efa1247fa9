import * as rule from '../../shared/rules.ts';
import { afterPress } from '../after-press.ts';
import { type ControlProps, defineFieldType, type Typed } from './define-field-type.ts';
import { readText } from './read.ts';

interface TextareaOptions extends Typed {
  /** Height at rest, in lines. */
  rows: number;
}

/** Several lines of text; Enter is a new line here. */
function TextareaControl({ field, attributes }: ControlProps<TextareaOptions>) {
  return (
    <textarea
      {...attributes}
      rows={field.rows}
      maxLength={field.maxLength}
      autoComplete="off"
      // Browsers bring the caret into view, and leave the rest under what covers it (U-23).
      onFocus={({ target }) => afterPress(() => target.scrollIntoView({ block: 'nearest' }))}
    />
  );
}

export const textarea = defineFieldType<TextareaOptions>({
  Control: TextareaControl,
  read: readText,
  rule: () => rule.prose(),
});

export const sample = () => textarea({ label: 'Vuestra historia', rows: 4, wide: true });
