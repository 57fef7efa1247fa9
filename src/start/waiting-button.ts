/** Buttons that open the dialog wait for the app (`data-waiting`). The last one that was tapped opens it. */

const TAPPED = '[data-waiting="tapped"]';

/** The button that opens the dialog, if the click is on one. */
export const tappedButton = (target: EventTarget | null) =>
  target instanceof Element && target.closest<HTMLElement>('[aria-haspopup="dialog"]');

export const waitingButton = () => document.querySelector<HTMLElement>(TAPPED);

/** Marks this button, and no other, as tapped and waiting for the app. */
export function waitFor(button: HTMLElement | undefined): void {
  for (const tapped of document.querySelectorAll<HTMLElement>(TAPPED)) {
    tapped.dataset.waiting = '';
    tapped.removeAttribute('aria-busy');
  }
  if (!button) return;
  button.dataset.waiting = 'tapped';
  button.setAttribute('aria-busy', 'true');
}
