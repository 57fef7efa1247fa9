import { afterPress } from '../after-press.ts';
import type { ControlProps } from './control.ts';

/** Several lines of text; Enter is a new line here. */
export function TextareaControl({ field, attributes }: ControlProps<'textarea'>) {
  return (
    <textarea
      {...attributes}
      rows={field.rows}
      maxLength={field.maxLength}
      autoComplete="off"
      // Browsers bring the caret into view, and leave the rest under what covers it (U-23).
      onFocus={({ target }) =>
        afterPress(() => {
          if (target.matches(':focus')) target.scrollIntoView({ block: 'nearest' });
        })
      }
    />
  );
}
