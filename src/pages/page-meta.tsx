import { BUSINESS } from '../content/business.ts';

interface PageMetaProps {
  title: string;
  description: string;
  /** The path of the page, with its leading slash. */
  path: string;
}

/**
 * What stands in the `<head>` of the page that is shown, for search engines, and for whatever shares the page. React
 * moves the elements there, and takes them away with the page. What all pages have in common is in `prerender.tsx`.
 */
export function PageMeta({ title, description, path }: PageMetaProps) {
  const address = BUSINESS.url + path;
  return (
    <>
      <title>{title}</title>
      {/* A demonstration is not indexed. */}
      {import.meta.env.IS_DEMONSTRATION && <meta name="robots" content="noindex" />}
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
    </>
  );
}
