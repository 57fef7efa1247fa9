import file from 'social-picture:hero-limpio?focus=66,40';
import { BUSINESS } from './business.ts';

/**
 * What a link to the site shows in messages and social networks: the hero with the logo over it. Apart from the other
 * pictures, so that a page which only names it carries nothing of them.
 */
export const SOCIAL_PICTURE = /* sample */ {
  ...file,
  alt: `${BUSINESS.name}: mesa larga con velas y guirnalda de olivo al anochecer, entre cipreses`,
};
