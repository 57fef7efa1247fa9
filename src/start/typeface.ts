/** How long one face waits for the others, in milliseconds. */
const FACE_TIMEOUT = 3_000;
/** A rule as the build's minifier writes it. */
export const FACE = /font-family:(.+?);font-style:(.+?);font-weight:(.+?);.*?src:(.+?)}/g;

/**
 * Loads the typefaces after the first paint, so that their 33 KB do not delay the hero. All faces are added together, which
 * takes one layout: `@font-face` rules would cause several.
 */
export async function showTypeface(): Promise<void> {
  const rules = document.head.querySelector('noscript');
  const faces = [...(rules?.textContent ?? '').matchAll(FACE)].map(
    ([, family = '', style = '', weight = '', source = '']) =>
      new FontFace(family, source, { style, weight }),
  );
  const loaded = Promise.allSettled(faces.map((face) => face.load()));
  // A stalled file must not hold the others back.
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, FACE_TIMEOUT))]);
  for (const face of faces) document.fonts.add(face);
  rules?.remove();
}
