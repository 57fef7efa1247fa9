import file from 'social-picture:heroLandscape';
import { BUSINESS } from './business.ts';
import { HOME } from './site.ts';

/**
 * The picture of a link to the site in messages and social networks: the hero of `pictures.ts` with the logo over it. It is a
 * module of its own, so that a page that only names it does not load the other pictures.
 */
export const SOCIAL_PICTURE = { ...file, alt: `${BUSINESS.name}. ${HOME.hero.picture}` };
