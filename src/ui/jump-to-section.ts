/**
 * Puts a section in the middle of the window, at once, and the focus on it, so that the keyboard goes on from there
 * (S-FTR-7, S-FTR-8, R-21). Answers the section, if there is one.
 */
export function jumpToSection(id: string): HTMLElement | undefined {
  const section = document.getElementById(id);
  if (section?.localName !== 'section') return undefined;
  section.focus({ preventScroll: true });
  section.scrollIntoView({ block: 'center', behavior: 'instant' });
  return section;
}
