/** Whether a click with these modifier keys opens a tab or window, or downloads: leave such a click to the browser. */
export const opensElsewhere = ({ altKey, ctrlKey, metaKey, shiftKey }: ModifierKeys): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

type ModifierKeys = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Centres a section in the window without animation, and focuses it, so that Tab continues from there (S-FTR-7, S-FTR-8,
 * Returns the section, if it exists.
 */
export function jumpToSection(id: string): HTMLElement | undefined {
  const section = document.getElementById(id);
  if (section?.localName !== 'section') return undefined;
  section.focus({ preventScroll: true });
  section.scrollIntoView({ block: 'center', behavior: 'instant' });
  return section;
}
