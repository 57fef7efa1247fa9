import type { RefObject } from 'react';
import type { FileLimits } from '../../../shared/files.ts';
import { FILES_TEXTS } from '../../../shared/files-texts.ts';
import styles from './files.module.css';
import { type Refusal, refusalLines } from './files-state.ts';
import { RemoveIcon } from './icons.tsx';
import { useFocusHandOver } from './use-focus-hand-over.ts';

interface RefusalsProps {
  refusals: readonly Refusal[];
  limits: FileLimits;
  onDismiss: () => void;
  /** Gets the focus if the button is removed while it has the focus. */
  fallback: RefObject<HTMLElement | null>;
}

/** The refused files, by reason (S-GEN-4). */
export function Refusals({ refusals, limits, onDismiss, fallback }: RefusalsProps) {
  const dismiss = useFocusHandOver<HTMLButtonElement>(fallback);
  return (
    <div className={styles.refusals}>
      <div>
        <p>{FILES_TEXTS.refused}</p>
        <ul>
          {refusalLines(refusals, limits).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <button
        ref={dismiss}
        type="button"
        className={styles.dismiss}
        aria-label={FILES_TEXTS.dismiss}
        onClick={onDismiss}
      >
        <RemoveIcon />
      </button>
    </div>
  );
}
