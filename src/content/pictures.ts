import weddings from 'picture:bodas?focus=41,52';
import weddingsPortrait from 'picture:bodas?focus=47,52&ratio=4:5&width=900&quality=46';
import closing from 'picture:bodegon?focus=65,38&width=1920';
import details from 'picture:detalles?focus=94,48';
import corporateEventsPortrait from 'picture:empresa?focus=49.5,42&ratio=7:8&width=900';
import corporateEvents from 'picture:empresa?focus=50,42';
import heroLandscape from 'picture:hero-limpio?focus=66,54&width=1920';
import heroPortrait from 'picture:hero-vertical?focus=60,58&ratio=2:3&width=1060&quality=38';
import socialEventsPortrait from 'picture:sociales?focus=49,0&ratio=7:8&width=900';
import socialEvents from 'picture:sociales?focus=49,0&width=1920';
import type { Picture, PictureFile } from './picture.ts';
import { HOME } from './site.ts';

/**
 * A picture is a file in `pictures/` (JPEG, PNG, WebP or AVIF) and an entry here. To replace a picture, put a file with the same
 * name there. `focus` is the point that must stay in view, in per cent from the left and from the top. `ratio=3:4` crops to that
 * shape around it. `width` is the largest width that the build makes, `quality` the quality of the AVIF. A name that ends in
 * `Portrait` is the crop of the same file for portrait screens; the landscape picture has the alternative text for both.
 *
 * The samples are illustrations, rendered for this site: they show no real event, as the legal notice says, and no text may claim
 * otherwise.
 */
export const PICTURES = {
  /** The picture for social networks is made of this one too (`social-picture.ts`). */
  heroLandscape: /* sample */ { ...heroLandscape, alt: HOME.hero.picture },
  /** To use one file for both, import `hero-limpio` with a `ratio`. */
  heroPortrait: /* sample */ heroPortrait,
  weddings: /* sample */ {
    ...weddings,
    alt: 'Aro de ceremonia con rosas y ramas de olivo ante una pared encalada, con sombras de hojas y velas',
  },
  weddingsPortrait: /* sample */ weddingsPortrait,
  socialEvents: /* sample */ {
    ...socialEvents,
    alt: 'Copas de champán entre velas encendidas y confeti sobre un mantel de lino',
  },
  socialEventsPortrait: /* sample */ socialEventsPortrait,
  corporateEvents: /* sample */ {
    ...corporateEvents,
    alt: 'Sala preparada para un acto de empresa, con filas de sillas ante un escenario iluminado y olivos en macetas',
  },
  corporateEventsPortrait: /* sample */ corporateEventsPortrait,
  details: /* sample */ {
    ...details,
    alt: 'Cubierto sobre mantel claro con servilleta verde, rama de olivo, invitación y cinta de seda',
  },
  closing: /* sample */ { ...closing, alt: '' },
} as const satisfies Record<string, Picture | PictureFile>;
