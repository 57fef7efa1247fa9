import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { FieldDescription, Help } from './field-description.ts';

type Helps = { [name: string]: Help | undefined };

/** What each field's control holds now; a group of controls holds nothing that help could be about. */
function currentValue(form: HTMLFormElement, name: string): string {
  const control = form.elements.namedItem(name);
  return control && 'value' in control ? control.value : '';
}

/**
 * The help of every field that has one. It comes when a field is left, so that nobody is corrected in the middle of
 * a word; once there it follows what is typed.
 */
export function useHelp(
  formRef: RefObject<HTMLFormElement | null>,
  fields: readonly FieldDescription[],
) {
  const [helps, setHelps] = useState<Helps>({});

  const refresh = useCallback(
    (name?: string) => {
      const form = formRef.current;
      if (!form) return;
      const concerned = fields.filter((field) => name === undefined || field.name === name);
      const found = concerned.map((field) => [
        field.name,
        field.help?.(currentValue(form, field.name)),
      ]);
      setHelps((shown) => ({ ...shown, ...Object.fromEntries(found) }));
    },
    [formRef, fields],
  );
  // What is filled in from the start may need help as well.
  useEffect(() => refresh(), [refresh]);

  return { helps, refresh };
}
