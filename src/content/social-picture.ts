import pictures from './pictures.json' with { type: 'json' };

/** The picture of links to the site in messages and social networks: of `public/`, made by `npm run icons`. */
export const SOCIAL_PICTURE = {
  file: 'social.jpg',
  width: 1200,
  height: 630,
  /** Read at build time alone: so no visitor loads the texts of the pictures. */
  get alt() {
    return pictures.hero.alt;
  },
};
