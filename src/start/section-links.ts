import { jumpToSection, opensElsewhere } from '../ui/jump-to-section.ts';

/** Centres a linked section before the app is loaded: the app would move it while the visitor reads (S-FTR-7). */
export function jumpToLinkedSections(): void {
  addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/#"]');
    // If the app handles the link, it has already prevented the default.
    if (!link || event.defaultPrevented || opensElsewhere(event)) return;
    if (jumpTo(link)) event.preventDefault();
  });

  const landed = jumpTo(location);
  if (!landed) return;
  addEventListener('load', () => {
    const { top, height } = landed.getBoundingClientRect();
    // Centre the section again after fonts have moved it, unless the visitor has scrolled away.
    if (Math.abs(top + height / 2 - innerHeight / 2) < innerHeight / 4)
      landed.scrollIntoView({ block: 'center' });
  });
  history.replaceState(history.state, '', location.pathname + location.search);
}

const jumpTo = ({ hash }: { hash: string }) => (hash ? jumpToSection(hash.slice(1)) : undefined);
