/**
 * The buttons that open the dialog, before the app runs (U-11). In the built page each has `data-waiting`; a tap adds
 * `aria-busy`, to the last tapped one alone. The app releases each button, and clicks the tapped one. Its look:
 * `waiting-button.css`.
 */
const TAPPED = '[data-waiting][aria-busy]';

/** The attribute of a button in the built page. */
export const WAITING = { 'data-waiting': '' };

/** The button whose tap waits for the app. */
export const tappedButton = () => document.querySelector<HTMLElement>(TAPPED);

/** Notes a click on a button that opens the dialog. Returns whether the button waits for the app. */
export function noteTap({ target }: Event): boolean {
  const button =
    target instanceof Element && target.closest<HTMLElement>('[aria-haspopup="dialog"]');
  if (!button) return false;
  forgetTap();
  const isWaiting = 'waiting' in button.dataset;
  if (isWaiting) button.setAttribute('aria-busy', 'true');
  return isWaiting;
}

/** Ends the feedback on a tap. The button still waits for the app. */
export const forgetTap = () => tappedButton()?.removeAttribute('aria-busy');

/** The button works from now on. Clicks it if it was tapped before. */
export function release(button: HTMLElement): void {
  const isTapped = button.matches(TAPPED);
  button.removeAttribute('data-waiting');
  button.removeAttribute('aria-busy');
  if (isTapped) button.click();
}
