import { BUSINESS } from '../content/business.ts';
import { SOCIAL_PICTURE } from '../content/social-picture.ts';

interface PageMetaProps {
  title: string;
  description: string;
  /** The address of the page on this site, from its first slash. */
  path: string;
}

/**
 * What search engines and social networks read of a page that may be found and shared (U-12); a demonstration may be
 * shared only. React hoists it.
 */
export function PageMeta({ title, description, path }: PageMetaProps) {
  return (
    <>
      <title>{title}</title>
      {/* For those who run no script: the browser keeps what was rendered and need not know it. */}
      {import.meta.env.SSR && <SharedMeta title={title} description={description} path={path} />}
    </>
  );
}

function SharedMeta({ title, description, path }: PageMetaProps) {
  const address = BUSINESS.url + path;
  const picture = SOCIAL_PICTURE;
  return (
    <>
      {import.meta.env.IS_DEMONSTRATION && <meta name="robots" content="noindex" />}
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={BUSINESS.name} />
      <meta property="og:locale" content="es_ES" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={BUSINESS.url + picture.src} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
