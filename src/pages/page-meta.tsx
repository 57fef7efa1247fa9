import { BUSINESS } from '../content/business.ts';
import { SOCIAL_PICTURE } from '../content/social-picture.ts';

interface PageMetaProps {
  title: string;
  description: string;
  /** The path of the page, with its leading slash. */
  path: string;
}

/**
 * Metadata for search engines and social networks. A demonstration is not indexed. React hoists the elements into the
 * `<head>`.
 */
export function PageMeta({ title, description, path }: PageMetaProps) {
  return (
    <>
      <title>{title}</title>
      {/* Only prerendered: readers of these tags run no script. */}
      {import.meta.env.SSR && <SharedMeta title={title} description={description} path={path} />}
    </>
  );
}

function SharedMeta({ title, description, path }: PageMetaProps) {
  const address = BUSINESS.url + path;
  const { file, width, height, alt } = SOCIAL_PICTURE;
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
      <meta property="og:image" content={`${BUSINESS.url}/${file}`} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={`${BUSINESS.name}: ${alt}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
