/**
 * Marks what stands here only until the studio has its own: `text: sample('…')`. It changes nothing on the page; the
 * build lists every mark. Put your own text in its place and take the mark away: `text: 'Lo nuestro'`.
 *
 * @public also when the last one is gone
 * @__NO_SIDE_EFFECTS__
 */
export function sample<const Value>(value: Value): Value {
  return value;
}

/**
 * The same for how to reach the studio and who it is by law: no production deployment goes out with a mark of this kind.
 *
 * @public as above
 * @__NO_SIDE_EFFECTS__
 */
export function contactSample<const Value>(value: Value): Value {
  return value;
}
