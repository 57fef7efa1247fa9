/**
 * What a text loses before any rule looks at it: what nobody sees, and what could make it look like another text.
 * Runs in every browser of the site (Safari 15.4) and again in the function; what the visitor sees is not rewritten.
 */

/** Half a surrogate pair; with the flag `u` a whole pair is one character and no surrogate. */
const LONE_SURROGATE = /\p{Cs}/gu;
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
const TAB_OR_BREAK = new RegExp(`${LINE_BREAK.source}|\t`, 'g');
/** Controls and format characters: zero-width ones, direction marks and overrides, byte order mark, tags. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;
/** The same but for what prose is written with: its lines, and the joiners of Persian and of emoji. */
const UNSEEN_IN_PROSE = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}]/gu;
/** The blank of Braille is no space, and the fillers of Hangul are letters: a field full of them looks empty, too. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * More combining marks in a row than any script writes (UAX #15, stream-safe text format). Normalization sorts a run of
 * marks, in a time that grows with its square. The two half-width katakana letters become marks in NFKC.
 */
const LONG_RUN_OF_MARKS = /([\p{M}\uff9e\uff9f]{30})[\p{M}\uff9e\uff9f]+/gu;

/** The value of a field of one line: a break or a tab, which only a paste can bring along, is a space. */
export function cleanLine(value: string): string {
  return clean(value, TAB_OR_BREAK, ' ', UNSEEN);
}

/** Text of several lines, whose line breaks are all `\n`. */
export function cleanProse(value: string): string {
  return clean(value, LINE_BREAK, '\n', UNSEEN_IN_PROSE);
}

function clean(value: string, breaks: RegExp, asBreak: string, unseen: RegExp): string {
  const seen = value
    // First: what is dropped between two halves must not make them one character.
    .replace(LONE_SURROGATE, '\ufffd')
    .replace(breaks, asBreak)
    .replace(unseen, '');
  // Cut again afterwards: a letter that NFC takes apart adds its mark to the run.
  const text = cutMarks(cutMarks(seen).normalize('NFC')).trim();
  return VISIBLE.test(text) ? text : '';
}

function cutMarks(text: string): string {
  return text.replace(LONG_RUN_OF_MARKS, '$1');
}
