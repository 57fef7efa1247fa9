interface DrawingProps {
  drawing: { src: string; width: number; height: number };
  className: string | undefined;
}

/** A decorative line drawing. */
export function Drawing({ drawing, className }: DrawingProps) {
  return <img {...drawing} alt="" loading="lazy" className={className} />;
}
