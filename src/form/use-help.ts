import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { afterPress } from './after-press.ts';
import { controlOf } from './control-of.ts';
import type { FieldDescription, Help } from './field-description.ts';

type Helps = { [name: string]: Help | undefined };

/**
 * The help of every field that has one. It comes when a field is left, so that nobody is corrected in the middle of
 * a word; a field that has had help is followed from then on.
 */
export function useHelp(
  formRef: RefObject<HTMLFormElement | null>,
  fields: readonly FieldDescription[],
) {
  const [helps, setHelps] = useState<Helps>({});
  const [announcement, setAnnouncement] = useState('');
  const helped = useRef(new Set<string>());

  const helpOf = useCallback(
    (name: string): Help | undefined => {
      const field = fields.find((candidate) => candidate.name === name);
      const help = field && 'help' in field && field.help;
      const control = formRef.current && controlOf(formRef.current, name);
      return help && control ? help(control.value, 'chosen' in control.dataset) : undefined;
    },
    [formRef, fields],
  );
  const show = useCallback((name: string, help: Help | undefined) => {
    if (help) helped.current.add(name);
    setHelps((shown) => (shown[name] === help ? shown : { ...shown, [name]: help }));
  }, []);
  const refresh = useCallback(
    (only?: string) => {
      for (const { name } of fields) if (!only || name === only) show(name, helpOf(name));
    },
    [fields, helpOf, show],
  );
  const latestRefresh = useRef(refresh);
  // What is filled in from the start may need help as well.
  useEffect(() => {
    latestRefresh.current = refresh;
    refresh();
  }, [refresh]);

  return {
    helps,
    /** A suggestion for the field just left, to be said to those who do not see it appear. */
    announcement,
    refresh,
    /** The event comes before the controls have their first values again; the fields may be others by then. */
    onReset: () => setTimeout(() => latestRefresh.current()),
    follow(name: string) {
      if (helped.current.has(name)) refresh(name);
    },
    onLeave(name: string) {
      if (!name) return;
      afterPress(() => {
        const help = helpOf(name);
        show(name, help);
        setAnnouncement(help?.suggestion ? help.text : '');
      });
    },
  };
}
