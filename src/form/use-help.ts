import { type RefObject, useEffect, useRef, useState } from 'react';
import { afterPress } from './after-press.ts';
import { controlOf } from './control-of.ts';
import type { Fields, Help } from './field-types/define-field-type.ts';
import { nextState } from './is-equal.ts';

type Helps = { [name: string]: Help | undefined };

/**
 * The help of every field that has one. It appears when the field is left, so that it does not interrupt typing. After that
 * it is updated at every change of the field.
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
    setHelps((shown) => nextState(shown, { ...shown, [name]: help }));
    return help;
  };
  const showAll = () => {
    for (const name of Object.keys(fields)) show(name);
  };
  const latestShowAll = useRef(showAll);
  // Initial values may need help too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: run when the fields change, not at every render.
  useEffect(() => {
    latestShowAll.current = showAll;
    showAll();
  }, [fields]);

  return {
    helps,
    /** The suggestion for the field that was just left, for screen readers. */
    announcement,
    show,
    /** `reset` fires before the controls change, so wait for the next task. The fields may have changed by then. */
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
