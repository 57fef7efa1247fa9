import weddings from './pictures/bodas.webp';
import closing from './pictures/bodegon.webp';
import details from './pictures/detalles.webp';
import corporateEvents from './pictures/empresa.webp';
import heroLandscape from './pictures/hero-limpio.webp';
import heroPortrait from './pictures/hero-vertical.webp';
import socialEvents from './pictures/sociales.webp';

export interface Picture {
  src: string;
  /** Size of the file in pixels, so that nothing moves while it loads. */
  width: number;
  height: number;
  /** What the picture shows, for those who do not see it. Empty when it only decorates. */
  alt: string;
}

/** Mood pictures, rendered for this site: they show no real event of the business, so no caption says so. */
export const PICTURES = {
  heroLandscape: {
    src: heroLandscape,
    width: 1920,
    height: 1200,
    alt: 'Mesa larga con velas y guirnalda de olivo al anochecer, entre cipreses',
  },
  heroPortrait: {
    src: heroPortrait,
    width: 900,
    height: 1200,
    alt: 'Mesa larga con velas y guirnalda de olivo al anochecer, entre cipreses',
  },
  weddings: {
    src: weddings,
    width: 1600,
    height: 1000,
    alt: 'Aro de ceremonia con rosas y ramas de olivo ante una pared encalada, con sombras de hojas y velas',
  },
  socialEvents: {
    src: socialEvents,
    width: 1600,
    height: 1000,
    alt: 'Copas de champán entre velas encendidas y confeti sobre un mantel de lino',
  },
  corporateEvents: {
    src: corporateEvents,
    width: 1600,
    height: 1000,
    alt: 'Sala preparada para un acto de empresa, con filas de sillas ante un escenario iluminado y olivos en macetas',
  },
  details: {
    src: details,
    width: 1600,
    height: 1000,
    alt: 'Cubierto sobre mantel claro con servilleta verde, rama de olivo, invitación y cinta de seda',
  },
  closing: { src: closing, width: 1600, height: 1000, alt: '' },
} as const satisfies Record<string, Picture>;
