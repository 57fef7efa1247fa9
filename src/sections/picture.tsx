import type { CSSProperties } from 'react';
import type { CropFiles, Picture as PictureContent } from '../content/picture.ts';

interface PictureProps {
  picture: PictureContent;
  /** The `sizes` attribute. */
  sizes: string;
  className: string | undefined;
  /** The picture of the first view, which loads at once. All others load lazily. */
  isFirst?: boolean;
}

const PORTRAIT = '(orientation: portrait)';
const FIRST = { fetchPriority: 'high' } as const;
const LATER = { loading: 'lazy', decoding: 'async' } as const;

/** A picture in the best size, as AVIF; one WebP is for older browsers. */
export function Picture({ picture, sizes, className, isFirst = false }: PictureProps) {
  const { portrait } = picture;
  // `global.css` reads them.
  const style = { '--focus-point': picture.focus, '--focus-point-portrait': portrait?.focus };
  return (
    <picture>
      {portrait && <Source picture={portrait} sizes={sizes} media={PORTRAIT} />}
      <Source picture={picture} sizes={sizes} />
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        className={className}
        style={style as CSSProperties}
        {...(isFirst ? FIRST : LATER)}
      />
    </picture>
  );
}

type SourceProps = { picture: CropFiles; sizes: string; media?: string };

const Source = ({ picture: { srcSet, width, height }, ...attributes }: SourceProps) => (
  <source type="image/avif" srcSet={srcSet} width={width} height={height} {...attributes} />
);
