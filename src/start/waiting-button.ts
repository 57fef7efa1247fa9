/** Buttons that open the dialog wait for the app (`data-waiting`). Only the last one that was tapped opens it then. */

const TAPPED = '[data-waiting="tapped"]';

/** The button of the dialog that a click is meant for. */
export const tappedButton = (target: EventTarget | null) =>
  target instanceof Element && target.closest<HTMLElement>('[aria-haspopup="dialog"]');

export const waitingButton = () => document.querySelector<HTMLElement>(TAPPED);

/** Shows that this button waits for the app, and no other one does. */
export function waitFor(button: HTMLElement | undefined): void {
  for (const tapped of document.querySelectorAll<HTMLElement>(TAPPED)) {
    tapped.dataset.waiting = '';
    tapped.removeAttribute('aria-busy');
  }
  if (!button) return;
  button.dataset.waiting = 'tapped';
  button.setAttribute('aria-busy', 'true');
}
