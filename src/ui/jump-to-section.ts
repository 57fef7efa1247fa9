/** Puts a section in the middle of the window, at once (S-FTR-7, S-FTR-8, R-21). */
export function jumpToSection(id: string) {
  document.getElementById(id)?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
