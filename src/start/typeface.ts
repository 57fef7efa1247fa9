const FACE = /font-family:(.+?);font-style:(.+?);font-weight:(.+?);.*?src:(.+?)}/g;

/**
 * The display typeface comes once something is seen: its 25 KB are not ahead of the hero. Its faces are added together when
 * their files are there: as rules of a style sheet they would have the page laid out before as well.
 */
export async function showTypeface(): Promise<void> {
  const rules = document.head.querySelector('noscript');
  const faces = [...(rules?.textContent ?? '').matchAll(FACE)].map(
    ([, family = '', style = '', weight = '', source = '']) =>
      new FontFace(family, source, { style, weight }),
  );
  await Promise.allSettled(faces.map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
  rules?.remove();
}
