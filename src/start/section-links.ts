import { jumpToSection, opensElsewhere } from '../ui/jump-to-section.ts';

/** A link to a section puts it in the middle at once: the app, later, would move it under the reader's eyes (S-FTR-7). */
export function jumpToLinkedSections(): void {
  addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/#"]');
    // A link that the app handles has prevented the default by then.
    if (!link || event.defaultPrevented || opensElsewhere(event)) return;
    if (jumpTo(link)) event.preventDefault();
  });

  const landed = jumpTo(location);
  if (!landed) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  addEventListener('load', () => {
    const { top, height } = landed.getBoundingClientRect();
    // Fonts have moved it a little; whoever has scrolled is further away and stays there.
    if (Math.abs(top + height / 2 - innerHeight / 2) < innerHeight / 4)
      landed.scrollIntoView({ block: 'center' });
  });
}

const jumpTo = ({ hash }: { hash: string }) => (hash ? jumpToSection(hash.slice(1)) : undefined);
