/** The files that the build makes of `icon.svg`; what they are for is in `index.html` and in the manifest. */
export const ICON = 'favicon.svg';

export interface PngIcon {
  file: string;
  /** In pixels. */
  size: number;
  /**
   * How large the drawing is on a ground that fills the square: devices cut such an icon themselves, a round one out of its middle. Without
   * it the icon is as it was drawn.
   */
  scale?: number;
}

export const TOUCH_ICON: PngIcon = { file: 'apple-touch-icon.png', size: 180, scale: 0.8 };
export const MANIFEST_ICONS: readonly PngIcon[] = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-512.png', size: 512, scale: 0.74 },
];
