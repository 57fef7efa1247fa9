import fc from 'fast-check';
import { ANA } from '../api/sample-request.ts';

/** Random requests of a visitor, a faulty client or an attacker. */

const LINE_BREAKS = ['\r\n', '\n', '\r', '\t', '\u0085', '\u2028', '\u2029'];
const INVISIBLE = '\0 \u0007 \u001b \u202e \u2066 \u200b \u200d \ufeff \u{e0041}'.split(' ');
const PIECES = {
  template: ['{{ params.email }}', '{% if x %}', ...'{ } {} {{ }} {# %} $& $1'.split(' ')],
  markup: ['<a href="//x">', ...`< > " ' & </td> </style> <!-- --> <br>`.split(' ')],
  escaped: ['&lt;', '&#123;', '&amp;#123;', '%0d%0aBcc:', '\\', '\\u0000', '=?utf-8?q?=0d?='],
  lines: [...LINE_BREAKS, '\r\nBcc: x@visitor.example'],
  fakeFields: ['\nEmail: otro@visitor.example', '\n\nCómo imagina su evento:\n', '\n.\n'],
  invisible: INVISIBLE,
  invalidCharacters: ['\ud83d', '\ude00', '\udfff', '\ufffe'],
  scripts: ['e\u0301', '\u0301\u0323', ' ', ...'👨‍👩‍👧 שלום مرحبا ﷺ \u3164 漢 𠮷 ñ'.split(' ')],
  links: ['https://x.example/', 'www.x.example', '[url=x]', 'b.example/c '],
};

const piece = fc.oneof(
  ...Object.values(PIECES).map((pieces) => fc.constantFrom(...pieces)),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const hostileText = fc.oneof(
  { weight: 20, arbitrary: fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')) },
  { weight: 1, arbitrary: piece.map((text) => `${text}a`.repeat(50)) },
);

const invisible = fc.constantFrom('', ...INVISIBLE, ...LINE_BREAKS);
const letters = fc.constantFrom(
  ...'Ana Núria مریم שרה 李小龙 प्रिया Jose\u0301 𠮷𠮷𠮷 ﬁﬁﬁ'.split(' '),
);
const local = fc.constantFrom(..."ana {{x}} o'neil {%if%} $& a+b #{ &lt ?cc=x `|~".split(' '));

const hostileFields = fc.record({
  name: fc
    .tuple(invisible, letters, invisible, letters, fc.constantFrom(1, 1, 1, 100))
    .map(([start, one, middle, other, times]) => `${start}${one}${middle} ${other}`.repeat(times)),
  surname: hostileText.map((text) => `Gil${text}`),
  email: fc.tuple(invisible, local).map(([mark, name]) => `${mark}${name}@visitor.example`),
  phone: fc.constantFrom('(+34) 600 123 456', '\u202a＋34 600123456\u202c', '60.01/23-45 6'),
  date: fc.constantFrom('2027-06-20', ' 0001-01-01 ', '9999-12-31'),
  numberOfGuests: fc.double({ min: 0, minExcluded: true, noNaN: true, noDefaultInfinity: true }),
  time: fc.constantFrom('Mañana', 'Tarde'),
  ceremony: fc.constantFrom('Boda Civil', 'Evento Corporativo'),
  description: hostileText.map((text) => `${text}Una cena${text}`),
});
/** A request that is valid, with hostile text in its values. */
export const validRequest = hostileFields.map((fields) => ({ ...ANA, ...fields }));

/** A value of any type, for any field. */
const wrongValue = fc.oneof(
  hostileText,
  fc.constantFrom('', ' ', '\u200b', '120', '-1', '__proto__', 'constructor', 'Infinity'),
  fc.constantFrom<unknown>(null, true, 0, -0, -1, 1e21, [], ['Ana'], {}, { name: 'Ana' }, [[[]]]),
  fc.jsonValue({ maxDepth: 3 }),
);
const anyField = fc.oneof(
  fc.constantFrom(...Object.keys(ANA)),
  fc.constantFrom('bcc', 'to', 'htmlContent', 'templateId', 'tags', 'toString', 'hasOwnProperty'),
);
export const wrongRequest = fc
  .tuple(validRequest, fc.array(fc.tuple(anyField, wrongValue), { minLength: 1, maxLength: 4 }))
  .map(([request, changes]) => ({ ...request, ...Object.fromEntries(changes) }));

/** Valid and invalid JSON values that `JSON.stringify` does not write. */
const rawValue = fc.constantFrom(
  '',
  ...'1e309 -1e309 -0 1e-400 01 NaN "\\ud83d" "\\u0000" "\\x"'.split(' '),
);
const rawMember = fc.constantFrom(
  '"__proto__":{"name":"Ana","isAdmin":true}',
  '"constructor":{"prototype":{"x":1}}',
  '"name":"Ana","name":5',
  '"\\u006eame":"Ana"',
  `"deep":${'['.repeat(5000)}${']'.repeat(5000)}`,
);
export const rawBody = fc.oneof(
  fc
    .tuple(validRequest, fc.constantFrom(...Object.keys(ANA)), rawValue)
    .map(([request, field, raw]) =>
      JSON.stringify({ ...request, [field]: '@' }).replace('"@"', () => raw),
    ),
  fc
    .tuple(validRequest, rawMember)
    .map(([request, member]) => `{${member},${JSON.stringify(request).slice(1)}`),
  hostileText,
  fc.constantFrom('\ufeff{}', '[]', 'null', '{"a":1}}', `{"a":"${'x'.repeat(33_000)}"}`),
);

/** The headers that the function reads, valid and malformed. */
export const hostileHeaders = fc.record(
  {
    'form-signals': fc.constantFrom(
      ...'age=1,time,trap age=1 date,age=99 ;; age=1e9 {{x}}'.split(' '),
    ),
    'idempotency-key': fc.oneof(fc.uuid(), fc.constantFrom('x', '{{x}}', '"')),
    'content-type': fc.constantFrom('application/json', 'application/json;x="{}"', 'text/plain'),
    'sec-fetch-site': fc.constantFrom('same-origin', 'none', 'cross-site', '%'),
    origin: fc.constantFrom('null', 'https://estudio.example', 'https://x.example', '{{x}}'),
    'content-length': fc.constantFrom('0', '-1', '999999', 'x'),
    'x-real-ip': fc.constantFrom('192.0.2.1', '::1', '{{x}}'),
  },
  { requiredKeys: [] },
);
