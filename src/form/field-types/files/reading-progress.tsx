import { type RefObject, useEffect, useId, useState } from 'react';
import { FILES_TEXTS } from '../../../shared/files-texts.ts';
import styles from './files.module.css';
import type { Files } from './use-files.ts';
import { useFocusHandOver } from './use-focus-hand-over.ts';

/** Most files are read faster than this: the progress would flash and shift the list. */
const SHOWN_AFTER_MS = 200;

interface ReadingProgressProps {
  reading: NonNullable<Files['reading']>;
  onCancel: () => void;
  /** Gets the focus if the button is removed while it has the focus. */
  fallback: RefObject<HTMLElement | null>;
}

/** The progress of the reading, and a button that cancels it. */
export function ReadingProgress({ reading, onCancel, fallback }: ReadingProgressProps) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const cancel = useFocusHandOver<HTMLButtonElement>(fallback);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  const { done, count, part } = reading;
  return (
    <div className={styles.reading}>
      <label htmlFor={id}>{FILES_TEXTS.loading(done + 1, count)}</label>
      <progress id={id} max={count} value={done + part} />
      <button ref={cancel} type="button" className={styles.link} onClick={onCancel}>
        {FILES_TEXTS.cancel}
      </button>
    </div>
  );
}
