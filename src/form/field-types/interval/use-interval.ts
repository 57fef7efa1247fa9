import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { amountInWords, INTERVAL_TEXTS, type Interval } from '../../../shared/interval.ts';
import { afterPress } from '../../after-press.ts';
import { isEqual } from '../../use-form.ts';
import { type Bounds, type End, moveEnd, reachOf, typeEnd } from './move-end.ts';

/** The rule checks the bounds and the gap (S-GEN-2). The control also keeps the ends on the grid. */
export interface IntervalOptions extends Bounds {
  /** Follows each number, like "€". */
  unit: string;
  /** If it is missing, both ends are empty. */
  defaultValue?: Interval;
}

/** The values of the inputs; `undefined` for an empty input. */
type Ends = { [Each in End]: number | undefined };

const OTHER = { min: 'max', max: 'min' } as const;

const numberIn = (input: HTMLInputElement | null) =>
  input && input.value !== '' ? input.valueAsNumber : undefined;

/** The positions of the thumbs: the thumb of an empty end is at its bound. */
const placesOf = ({ min, max }: Ends, field: IntervalOptions): Interval => ({
  min: min ?? field.min,
  max: max ?? reachOf('max', field).max,
});

/**
 * The two number inputs hold the value. The thumbs follow the inputs and write into them. An input is not corrected while the
 * visitor types: "250" starts with "2", which may be out of bounds (S-GEN-1, S-GEN-2).
 */
export function useInterval(field: IntervalOptions, onChange: () => void) {
  const inputs = { min: useRef<HTMLInputElement>(null), max: useRef<HTMLInputElement>(null) };
  const initial: Ends = { min: field.defaultValue?.min, max: field.defaultValue?.max };
  const [ends, setEnds] = useState(initial);
  const [thumbs, setThumbs] = useState(() => placesOf(initial, field));
  const [note, setNote] = useState('');
  // The latest positions of the thumbs: state is a render behind.
  const shown = useRef(thumbs);
  // Counts changes: a report that waits for the end of a press is dropped if the value has changed since.
  const version = useRef(0);

  const read = (): Ends => ({
    min: numberIn(inputs.min.current),
    max: numberIn(inputs.max.current),
  });

  const isUnfinished = (end: End) => inputs[end].current?.validity.badInput ?? false;

  function show(nextEnds: Ends, nextThumbs: Interval) {
    version.current += 1;
    shown.current = nextThumbs;
    setEnds(nextEnds);
    setThumbs(nextThumbs);
    setNote('');
  }

  /** Writes only a different value: Safari moves the caret at each write. */
  function write(end: End, value: number) {
    const input = inputs[end].current;
    if (input && input.valueAsNumber !== value) input.value = String(value);
  }

  /** Corrects the typed value, and the other end if the gap requires it. */
  function settle(end: End) {
    const typed = read();
    const wanted = typed[end];
    if (wanted === undefined) return;
    const places = placesOf(typed, field);
    const settled = typeEnd(places, end, wanted, field);
    if (isEqual(settled, places)) return;
    // An empty end stays empty: the visitor may fill it in next.
    const isComplete = typed[OTHER[end]] !== undefined;
    write(end, settled[end]);
    if (isComplete) write(OTHER[end], settled[OTHER[end]]);
    show(read(), settled);
    const words = (value: number) => amountInWords(value, field.unit);
    const text = isComplete
      ? INTERVAL_TEXTS.settled(words(settled.min), words(settled.max))
      : INTERVAL_TEXTS.settledEnd(words(settled[end]));
    report(text);
  }

  function report(text: string) {
    const now = version.current;
    // A note that appears or disappears during a click would move the click's target.
    afterPress(() => {
      if (version.current !== now) return;
      setNote(text);
      onChange();
    });
  }

  const onSettle = useEffectEvent((event: Event) => {
    if (event.target === inputs.min.current) settle('min');
    if (event.target === inputs.max.current) settle('max');
  });
  const onReset = useEffectEvent(() => show(initial, placesOf(initial, field)));
  const inputRef = inputs.min;
  useEffect(() => {
    const form = inputRef.current?.form;
    const listening = new AbortController();
    // React's `onChange` is the `input` event. The native `change` event fires on blur, and before Enter submits.
    form?.addEventListener('change', onSettle, { signal: listening.signal });
    form?.addEventListener('reset', onReset, { signal: listening.signal });
    return () => listening.abort();
  }, [inputRef]);

  /** Moves a thumb, and writes the positions of both thumbs into the inputs. */
  function slide(end: End, wanted: number) {
    const moved = moveEnd(shown.current, end, wanted, field);
    if (isEqual(moved, read())) return;
    write('min', moved.min);
    write('max', moved.max);
    show(moved, moved);
    onChange();
  }

  /** Call this before a press on the slider: `slide` would overwrite a value that is still being typed. */
  function settleDraft() {
    for (const end of ['min', 'max'] as const)
      if (inputs[end].current === document.activeElement) flushSync(() => settle(end));
  }

  return {
    inputs,
    thumbs,
    note,
    isSet: (end: End) => ends[end] !== undefined,
    slide,
    settleDraft,
    /** Moves the nearer thumb. */
    slideNearest(wanted: number) {
      settleDraft();
      const { min, max } = shown.current;
      slide(wanted < (min + max) / 2 ? 'min' : 'max', wanted);
    },
    /** Handles typing. A typed value is settled when the input is left; an emptied input is reported at once. */
    type(end: End, event: FormEvent) {
      const typed = read();
      const wanted = typed[end];
      const places = placesOf(typed, field);
      show(typed, moveEnd(thumbs, end, places[end], field));
      // Unfinished numbers like "-" or "1e" read as empty.
      if (isUnfinished(end)) event.stopPropagation();
      if (wanted === undefined) return;
      const isComplete = typed[OTHER[end]] !== undefined;
      // The form must not show a message while a number is unfinished or the other end is empty.
      if (!isComplete || !isEqual(typeEnd(places, end, wanted, field), places))
        event.stopPropagation();
    },
    /** Reports an unfinished number as missing: "-" in an empty input fires no `change` event. */
    leave(end: End) {
      if (isUnfinished(end)) report('');
    },
  };
}
