import type { PictureEntry } from './picture.ts';

/**
 * Each picture is a file in `pictures/` (JPEG, PNG, WebP or AVIF). `focus` is the point that must stay in view, in per cent from
 * the left and from the top. `ratio` crops to that shape around it: width / height. `width` is the largest width that the build
 * makes, `quality` the quality of the AVIF. `portrait` is the crop for portrait screens, of the same file if it names no other.
 *
 * The samples are illustrations, rendered for this site: they show no real event, as the legal notice says, and no text may claim
 * otherwise.
 */
export const PICTURES = {
  /** Also the picture of links to the site in messages and social networks, with the logo over it. */
  hero: /* sample */ {
    file: 'hero.webp',
    focus: [50, 50],
    width: 1920,
    portrait: {
      file: 'hero-vertical.webp',
      focus: [55.5, 50],
      ratio: 2 / 3,
      width: 1060,
      quality: 38,
    },
    alt: 'Mesa larga con velas y flores al anochecer, en un patio con naranjos',
  },
  weddings: /* sample */ {
    file: 'bodas.webp',
    focus: [60, 52],
    alt: 'Aro de ceremonia con rosas y hojas de naranjo en un patio encalado, con velas y pétalos',
  },
  /** On portrait screens its lower edge fades below the section's text, elsewhere its right edge. */
  socialEvents: /* sample */ {
    file: 'sociales-vertical.webp',
    focus: [50, 0],
    width: 1050,
    quality: 42,
    alt: 'Mesa baja de una merienda infantil con el último sol: banderines de papel, una tarta empezada, una corona y una chaqueta pequeña en una silla',
  },
  corporateEvents: /* sample */ {
    file: 'empresa.webp',
    focus: [50, 50],
    width: 1080,
    quality: 35,
    alt: 'Mesa de trabajo en un patio encalado por la mañana, con naranjos en macetas, zócalo de azulejos, cuadernos, una jarra de agua, naranjas y sillas apartadas',
  },
  details: /* sample */ {
    file: 'detalles.webp',
    focus: [94, 48],
    alt: 'Cubierto sobre mantel claro con servilleta verde, azahar, naranjas y lazo de seda',
  },
} as const satisfies Record<string, PictureEntry>;
