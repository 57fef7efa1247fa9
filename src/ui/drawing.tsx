import styles from './drawing.module.css';

interface DrawingProps {
  drawing: { src: string; width: number; height: number };
  className?: string | undefined;
  /** A drawing of the first view, which loads at once. All others load lazily. */
  isFirst?: boolean;
}

/** A decorative line drawing. */
export function Drawing({ drawing, className, isFirst = false }: DrawingProps) {
  return <img {...drawing} alt="" loading={isFirst ? 'eager' : 'lazy'} className={className} />;
}

/** A plant, which grows from its root as it scrolls into view. */
export function Plant({ drawing, className = '' }: DrawingProps) {
  return <Drawing drawing={drawing} className={`${className} ${styles.plant}`} />;
}
