import pictures from './pictures.json' with { type: 'json' };

/** Files of `public/` that `npm run icons` makes. Sizes are in pixels. */

interface Icon {
  file: string;
  size: number;
  /** The scale of the drawing on a filled square, for devices that crop icons. */
  scale?: number;
}

export const MANIFEST_ICONS: readonly Icon[] = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-512.png', size: 512, scale: 0.74 },
];

/** The picture of links to the site in messages and social networks. */
export const SOCIAL_PICTURE = {
  file: 'social.jpg',
  width: 1200,
  height: 630,
  alt: pictures.hero.alt,
};
