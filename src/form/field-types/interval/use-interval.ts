import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { amountInWords, INTERVAL_TEXTS, type Interval } from '../../../shared/interval.ts';
import { afterPress } from '../../after-press.ts';
import { type Bounds, type End, moveEnd, reachOf, typeEnd } from './move-end.ts';

/** The rule asks for both ends within the bounds and a gap of 1 (S-GEN-2); the control keeps them on the grid, too. */
export interface IntervalOptions extends Bounds {
  /** Stands after each number, as in "€". */
  unit: string;
  /** Without it both ends are empty. */
  defaultValue?: Interval;
}

/** What the inputs hold: an end may be empty. */
type Ends = { [Each in End]: number | undefined };

const OTHER = { min: 'max', max: 'min' } as const;

const numberIn = (input: HTMLInputElement | null) =>
  input && input.value !== '' ? input.valueAsNumber : undefined;

/** Where the thumbs stand: an empty end at its bound. */
const placesOf = ({ min, max }: Ends, field: IntervalOptions): Interval => ({
  min: min ?? field.min,
  max: max ?? reachOf('max', field).max,
});

const isSame = (one: Interval, other: Interval) => one.min === other.min && one.max === other.max;

/**
 * The two number inputs hold the value, as any native control does; the thumbs follow them and write into them.
 * Nothing is rewritten while it is being typed: "250" passes through "2" (S-GEN-1, S-GEN-2).
 */
export function useInterval(field: IntervalOptions, onChange: () => void) {
  const inputs = {
    min: useRef<HTMLInputElement>(null),
    max: useRef<HTMLInputElement>(null),
  };
  const initial: Ends = { min: field.defaultValue?.min, max: field.defaultValue?.max };
  const [ends, setEnds] = useState(initial);
  const [thumbs, setThumbs] = useState(() => placesOf(initial, field));
  const [note, setNote] = useState('');
  // What the thumbs show, also before the next rendering.
  const shown = useRef(thumbs);
  // What is put off until a press is over does not come after something newer.
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

  /** Only what differs: Safari would move the caret. */
  function write(end: End, value: number) {
    const input = inputs[end].current;
    if (input && input.valueAsNumber !== value) input.value = String(value);
  }

  /** What was typed gets its final form; the end that was not typed gives way. */
  function settle(end: End) {
    const typed = read();
    const wanted = typed[end];
    if (wanted === undefined) return;
    const places = placesOf(typed, field);
    const settled = typeEnd(places, end, wanted, field);
    if (isSame(settled, places)) return;
    // An empty end stays empty: its turn may be next.
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
    // Leaving the input by a click, what appears or goes below it would move the click's target.
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
    // React's `onChange` is the platform's `input`. This one comes when the input is left, and before Enter submits.
    form?.addEventListener('change', onSettle);
    form?.addEventListener('reset', onReset);
    return () => {
      form?.removeEventListener('change', onSettle);
      form?.removeEventListener('reset', onReset);
    };
  }, [inputRef]);

  /** A thumb wants to go somewhere. Both ends are filled in then: that is what the thumbs show. */
  function slide(end: End, wanted: number) {
    const moved = moveEnd(shown.current, end, wanted, field);
    const { min, max } = read();
    if (min === moved.min && max === moved.max) return;
    write('min', moved.min);
    write('max', moved.max);
    show(moved, moved);
    onChange();
  }

  /** Before a press on the slider: a draft would otherwise be lost to what the thumbs show of it. */
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
    /** The thumb that is nearer goes there. */
    slideNearest(wanted: number) {
      settleDraft();
      const { min, max } = shown.current;
      slide(wanted < (min + max) / 2 ? 'min' : 'max', wanted);
    },
    /** A draft counts only when the visitor is through with it, but an end that was emptied is empty at once. */
    type(end: End, event: FormEvent) {
      const typed = read();
      const wanted = typed[end];
      const places = placesOf(typed, field);
      show(typed, moveEnd(thumbs, end, places[end], field));
      // What is not a number yet, as "-" or "1e", reads as empty.
      if (isUnfinished(end)) event.stopPropagation();
      if (wanted === undefined) return;
      const isComplete = typed[OTHER[end]] !== undefined;
      // No message about half a number, nor about the end whose turn comes next.
      if (!isComplete || !isSame(typeEnd(places, end, wanted, field), places))
        event.stopPropagation();
    },
    /** What was never finished is now said to be missing. The platform has no `change` for "-" in an empty input. */
    leave(end: End) {
      if (isUnfinished(end)) report('');
    },
  };
}
