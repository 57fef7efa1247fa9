/** The value of the button whose command has opened the dialog before the app runs; `undefined` while the dialog is closed. */
let openerValue: string | undefined;

export const valueOfOpener = () => openerValue;

/** Watches the dialog, which opens and closes without the app. */
export function watchDialog(): void {
  // A button pressed before this script is unknown.
  if (document.querySelector('dialog[open]')) openerValue = '';
  const onCommand = (event: Event) => {
    const { command, source } = event as CommandEvent;
    if (command === 'show-modal') openerValue = (source as HTMLButtonElement).value;
  };
  const onClose = () => {
    openerValue = undefined;
  };
  addEventListener('command', onCommand, { capture: true });
  addEventListener('close', onClose, { capture: true });
}
