import type { Picture as PictureContent, PictureFile } from '../content/picture.ts';
import styles from './picture.module.css';

interface PictureProps {
  picture: PictureContent;
  /** The same view for screens that are higher than wide: it has no words of its own, `picture.alt` says both. */
  portrait?: PictureFile & { alt?: never };
  /** How wide it is drawn, as in `<img sizes>`: the browser chooses by it before it knows the layout. */
  sizes: string;
  className: string | undefined;
  /** The one picture of the first view; every other one waits until it comes near. */
  isFirst?: boolean;
}

const PORTRAIT = '(orientation: portrait)';
const FIRST = { fetchPriority: 'high' } as const;
const LATER = { loading: 'lazy', decoding: 'async' } as const;

/** A picture of the content in the best size and format, with the room and the colour it needs before it has loaded. */
export function Picture({ picture, portrait, sizes, className, isFirst = false }: PictureProps) {
  const classNames = [className, picture.className, portrait?.portraitClassName];
  return (
    <picture className={styles.choice}>
      {portrait && <Sources picture={portrait} sizes={sizes} media={PORTRAIT} />}
      <Sources picture={picture} sizes={sizes} />
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        className={classNames.filter(Boolean).join(' ')}
        {...(isFirst ? FIRST : LATER)}
      />
    </picture>
  );
}

type SourcesProps = { picture: PictureFile; sizes: string; media?: string };

function Sources({ picture: { avif, webp, width, height }, sizes, media }: SourcesProps) {
  const shared = { sizes, width, height, media };
  return (
    <>
      <source type="image/avif" srcSet={avif} {...shared} />
      <source type="image/webp" srcSet={webp} {...shared} />
    </>
  );
}
