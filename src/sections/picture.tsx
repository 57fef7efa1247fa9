import type { Picture as PictureContent } from '../content/pictures.ts';

interface PictureProps {
  picture: PictureContent;
  className: string | undefined;
  /** The one picture of the first view; every other one waits until it comes near. */
  isFirst?: boolean;
}

/** A picture of the content, with the room it needs before it has loaded. */
export function Picture({ picture, className, isFirst = false }: PictureProps) {
  return (
    <img
      {...picture}
      alt={picture.alt}
      className={className}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}
