import { type RefObject, useEffect, useRef, useState } from 'react';
import { afterPress } from './after-press.ts';
import { controlOf } from './control-of.ts';
import type { Fields, Help } from './field-types/define-field-type.ts';

type Helps = { [name: string]: Help | undefined };

/**
 * The help of every field that has one. It comes when a field is left, so that nobody is corrected in the middle of
 * a word; a field that has had help is followed from then on.
 */
export function useHelp(formRef: RefObject<HTMLFormElement | null>, fields: Fields) {
  const [helps, setHelps] = useState<Helps>({});
  const [announcement, setAnnouncement] = useState('');
  const helped = useRef(new Set<string>());

  const show = (name: string): Help | undefined => {
    const control = formRef.current && controlOf(formRef.current, name);
    const help = control
      ? fields[name]?.help?.(control.value, 'chosen' in control.dataset)
      : undefined;
    if (help) helped.current.add(name);
    setHelps((shown) => ({ ...shown, [name]: help }));
    return help;
  };
  const showAll = () => {
    for (const name of Object.keys(fields)) show(name);
  };
  const latestShowAll = useRef(showAll);
  // What is filled in from the start may need help as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other fields, not with every rendering.
  useEffect(() => {
    latestShowAll.current = showAll;
    showAll();
  }, [fields]);

  return {
    helps,
    /** A suggestion for the field just left, to be said to those who do not see it appear. */
    announcement,
    show,
    /** The event comes before the controls have their first values again; the fields may be others by then. */
    onReset: () => setTimeout(() => latestShowAll.current()),
    follow(name: string) {
      if (helped.current.has(name)) show(name);
    },
    onLeave(name: string) {
      if (!name) return;
      afterPress(() => {
        const help = show(name);
        setAnnouncement(help?.suggestion ? help.text : '');
      });
    },
  };
}
