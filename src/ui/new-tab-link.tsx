import type { ReactNode } from 'react';
import styles from './text.module.css';

interface NewTabLinkProps {
  href: string;
  className?: string;
  /** Tells screen readers that the link opens a tab. */
  hint: string;
  children: ReactNode;
}

/** A link that opens in a new tab, so that what was typed is not lost. */
export const NewTabLink = ({ href, className, hint, children }: NewTabLinkProps) => (
  <a href={href} target="_blank" rel="noopener" className={className}>
    {children}
    <span className={styles.hidden}> {hint}</span>
  </a>
);
