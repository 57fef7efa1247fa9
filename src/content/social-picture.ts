import file from 'social-picture:heroLandscape';
import { BUSINESS } from './business.ts';
import { HOME } from './site.ts';

/**
 * What a link to the site shows in messages and social networks: the hero of `pictures.ts` with the logo over it. Apart from the other
 * pictures, so that a page which only names it carries nothing of them.
 */
export const SOCIAL_PICTURE = { ...file, alt: `${BUSINESS.name}. ${HOME.hero.picture}` };
