/** Puts a section in the middle of the window, at once (S-FTR-7, S-FTR-8, R-21). False where it is not there. */
export function jumpToSection(id: string): boolean {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return section !== null;
}
