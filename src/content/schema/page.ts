import * as v from 'valibot';
import { emphasisInTitle, list, shortText, text, wholeNumber } from './values.ts';

/** The shapes of the home page's texts, by their files. */

/** In characters. Longer titles would fill a phone's window. */
const TITLE = 60;
/** In characters. Search engines cut longer ones. */
const PAGE_TITLE = 70;
const DESCRIPTION = 180;

/** `services.ts` */
const SERVICE = v.pipe(
  v.strictObject({
    /** The id of the section, fixed by the contract, and the name of its picture in `pictures.ts`. */
    id: v.picklist(
      ['weddings', 'socialEvents', 'corporateEvents'],
      'tiene que ser weddings, socialEvents o corporateEvents: cambia los textos, no el id',
    ),
    /** The name in the footer and on the error page. */
    label: shortText(40),
    /** The name within a sentence that lists all services, which begins with a capital by itself: in the hero, and for search engines. */
    mention: shortText(40),
    title: shortText(TITLE),
    /** Words of the title, in italics. */
    emphasis: text,
    text,
    /** What the service includes, as short lines: about four. */
    includes: list(text),
    /** The text of the button that opens the form: what the visitor gets. */
    action: shortText(40),
    /** Under the button: who answers, and how. */
    note: text,
  }),
  emphasisInTitle(),
);
export type Service = v.InferOutput<typeof SERVICE>;

export const SERVICES = v.pipe(
  v.array(SERVICE, 'tiene que ser una lista entre corchetes: […]'),
  v.check(
    ({ length }) => length === 2 || length === 3,
    ({ input }) =>
      `tienen que ser dos o tres servicios, y hay ${input.length}: si sobra uno, reúne dos en uno; si solo tienes uno, preséntalo en dos partes`,
  ),
  v.check(
    (services) => new Set(services.map(({ id }) => id)).size === services.length,
    'hay dos servicios con el mismo id: cada uno necesita el suyo',
  ),
);

/** `process.ts` */
export const PROCESS = v.pipe(
  v.strictObject({
    title: shortText(TITLE),
    /** Words of the title, in italics. */
    emphasis: text,
    steps: list(v.strictObject({ title: shortText(40), text }), 2, 6),
  }),
  emphasisInTitle(),
);

export const SHEET = v.strictObject({
  title: shortText(TITLE),
  text,
  action: shortText(40),
  alt: text,
});
export type Sheet = v.InferOutput<typeof SHEET>;

/** `questions.ts` */
export const QUESTIONS = v.strictObject({
  title: shortText(TITLE),
  list: list(v.strictObject({ question: text, answer: text })),
});

/** `site.ts` */
export const HOME = v.strictObject({
  title: shortText(PAGE_TITLE),
  description: shortText(DESCRIPTION),
  hero: v.strictObject({
    /** Two sentences. The emphasised word starts the second one. On a phone, a first sentence of more than 30 characters would have four lines. */
    heading: v.strictObject({ first: shortText(30), emphasis: shortText(20), rest: shortText(30) }),
    text: list(v.union([v.string(), v.strictObject({ text, section: text })])),
    action: shortText(40),
    /** Under the button. */
    note: text,
  }),
  closing: v.strictObject({
    title: shortText(40),
    line: v.strictObject({ celebrate: text, guests: text, time: text }),
    choices: v.strictObject({ ceremony: text, guests: text, time: text }),
    text,
    action: shortText(40),
    note: text,
  }),
});

export const ERROR_PAGE = v.strictObject({
  title: shortText(PAGE_TITLE),
  heading: shortText(TITLE),
  text,
  services: text,
  action: shortText(40),
});

/** The numbers of guests that the plan is drawn for, the smallest first. */
export const GUESTS = v.pipe(
  v.array(
    wholeNumber(Number.POSITIVE_INFINITY, '80'),
    'tiene que ser una lista entre corchetes: […]',
  ),
  v.check(
    (guests) => guests.length === 4 && guests.every((one, at) => one > (guests[at - 1] ?? 0)),
    'tienen que ser cuatro números, de menor a mayor, como [30, 80, 150, 300]',
  ),
);

const PLACE = { where: text, drawing: v.optional(text) };

/** The hours of the day, four at most. The drawings show no more. */
export const HOURS = list(
  v.strictObject({
    time: v.pipe(
      text,
      v.regex(
        /^(?:[01]?\d|2[0-3]):[0-5]\d$/,
        ({ input }) => `tiene que ser una hora como 18:30, y es «${input}»`,
      ),
    ),
    what: shortText(40),
    dry: v.strictObject({ ...PLACE, drawing: text }),
    wet: v.optional(v.strictObject(PLACE)),
    furniture: list(text, 4, 4),
  }),
  0,
  4,
);

/** `day-plan.ts`, without its steps */
export const DAY_PLAN = v.pipe(
  v.strictObject({
    label: text,
    title: shortText(TITLE),
    /** Words of the title, in italics. */
    emphasis: text,
    text,
    guests: text,
    rain: text,
    /** Precedes a place in the rain where no style sheet can hide it. */
    inRain: text,
    action: shortText(40),
    /** Under the button. */
    note: text,
  }),
  emphasisInTitle(),
);

/** The entries that the sections of the page show. `studio.ts` may name further ones. */
export const PICTURES = v.looseObject({
  hero: v.looseObject({}),
  weddings: v.looseObject({}),
  socialEvents: v.looseObject({}),
  corporateEvents: v.looseObject({}),
  details: v.looseObject({}),
});

export const EVENT_REQUEST_DIALOG = v.strictObject({
  title: text,
  intro: text,
  sent: v.strictObject({ thanks: text, next: text }),
});
