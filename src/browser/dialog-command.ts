let opened: { ceremony: string | undefined } | undefined;

/**
 * Returns the ceremony of the button that opened the dialog by its command, before the app ran. Returns `undefined`
 * while the dialog is closed.
 */
export const openedByCommand = () => opened;

/** Watches the dialog, which opens and closes without the app. */
export function watchDialog(): void {
  // A button pressed before this script is unknown.
  if (document.querySelector('dialog[open]')) opened = { ceremony: undefined };
  const onCommand = (event: Event) => {
    const { command, source } = event as CommandEvent;
    if (command !== 'show-modal') return;
    opened = { ceremony: (source as HTMLButtonElement).value || undefined };
  };
  const onClose = () => {
    opened = undefined;
  };
  addEventListener('command', onCommand, { capture: true });
  addEventListener('close', onClose, { capture: true });
}
