/** The files that the build makes of `icon.svg`, for `index.html` and the manifest. */
export const ICON = 'favicon.svg';

export interface PngIcon {
  file: string;
  /** In pixels. */
  size: number;
  /**
   * The scale of the drawing on a background that fills the square, for devices that crop icons, for example to a circle. If
   * it is missing, the icon stays as it was drawn.
   */
  scale?: number;
}

/** Browsers without SVG icons, crawlers and shortcuts ask for this file by its name. */
export const TAB_ICON: PngIcon = { file: 'favicon.ico', size: 48 };
export const TOUCH_ICON: PngIcon = { file: 'apple-touch-icon.png', size: 180, scale: 0.8 };
export const MANIFEST_ICONS: readonly PngIcon[] = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-512.png', size: 512, scale: 0.74 },
];
