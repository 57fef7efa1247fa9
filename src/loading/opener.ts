/** The button that has opened the dialog before the app runs. */
let opener: EventTarget | null = null;

/** Notes the button whose command opens the dialog. */
export function noteOpener(command: Event): void {
  opener = (command as CommandEvent).source;
}

/** Whether the button has opened the dialog that is open. */
export const isOpener = (button: Element | null): boolean =>
  button !== null && button === opener && document.querySelector('dialog[open]') !== null;
