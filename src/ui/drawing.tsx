import styles from './drawing.module.css';

interface DrawingProps {
  drawing: { src: string; width: number; height: number };
  className?: string | undefined;
  /** What it shows, unless it is a decoration. */
  alt?: string;
  /** A drawing of the first view, which loads at once. All others load lazily. */
  isFirst?: boolean;
}

export function Drawing({ drawing, className, alt = '', isFirst = false }: DrawingProps) {
  return <img {...drawing} alt={alt} loading={isFirst ? 'eager' : 'lazy'} className={className} />;
}

/** A plant, which grows from its root as it scrolls into view. */
export function Plant({ drawing, className = '' }: DrawingProps) {
  return <Drawing drawing={drawing} className={`${className} ${styles.plant}`} />;
}
