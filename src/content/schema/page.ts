import * as v from 'valibot';
import { emphasisInTitle, fact, list, shortText, text, textAround, wholeNumber } from './values.ts';

/** The shapes of the pages' texts, by their files. */

/** In characters. Longer titles would fill a phone's window. */
const TITLE = 60;
/** In characters. Search engines cut longer ones. */
export const PAGE_TITLE = 70;
export const DESCRIPTION = 160;

/** The id of a service's section, fixed by the contract, and the name of its picture in `pictures.json`. */
const SERVICE_ID = v.picklist(
  ['weddings', 'socialEvents', 'corporateEvents'],
  'tiene que ser weddings, socialEvents o corporateEvents: cambia los textos, no el id',
);

const haveOwnIds = (items: readonly { id: string }[]) =>
  new Set(items.map(({ id }) => id)).size === items.length;
const SAME_ID = 'hay dos con el mismo id: cada uno necesita el suyo';

const SERVICE = v.pipe(
  v.strictObject({
    id: SERVICE_ID,
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
    /** The text of a link to an example: for corporate events the proposal, for the others the days of the plan. */
    example: v.exactOptional(shortText(TITLE)),
    /** The text of the button that opens the form: what the visitor gets. */
    action: shortText(40),
    /** Under the button: who answers, and how. */
    note: text,
    /** The text of a link to WhatsApp, beside the button. */
    whatsApp: v.exactOptional(shortText(40)),
  }),
  emphasisInTitle(),
);
export type Service = v.InferOutput<typeof SERVICE>;

/** `services.json`, in the order of the page and of the footer (S-HOM-1, S-FTR-6) */
export const SERVICES = v.strictObject({
  list: v.pipe(
    list(SERVICE, 2, 3),
    v.check((items) => haveOwnIds(items), SAME_ID),
  ),
});
export type Services = v.InferOutput<typeof SERVICES>;

/** `process.json`: how the studio works, from the first message to the day itself */
export const PROCESS = v.pipe(
  v.strictObject({
    title: shortText(TITLE),
    /** Words of the title, in italics. */
    emphasis: text,
    steps: list(v.strictObject({ title: shortText(40), text }), 2, 6),
    /** The words beside the drawing of a proposal: what it shows is a promise. `alt`: what it shows, for those who do not see it. */
    sheet: v.exactOptional(
      v.strictObject({ title: shortText(TITLE), text, action: shortText(40), alt: text }),
    ),
  }),
  emphasisInTitle(),
);
export type Process = v.InferOutput<typeof PROCESS>;

const QUESTION = v.strictObject({ question: text, answer: text });

/** `questions.json`. The first two stand open: price and date. The services link to the first one by its words. */
export const QUESTIONS = v.strictObject({
  title: shortText(TITLE),
  list: list(QUESTION, 2),
});
type Question = v.InferOutput<typeof QUESTION>;
export interface Questions {
  title: string;
  list: [Question, Question, ...Question[]];
}

/** `home.json` */
export const HOME = v.strictObject({
  title: shortText(PAGE_TITLE),
  description: shortText(DESCRIPTION),
  hero: v.strictObject({
    /** Two sentences. The emphasised word starts the second one. On a phone, a first sentence of more than 30 characters would have four lines. */
    heading: v.strictObject({ first: shortText(30), emphasis: shortText(20), rest: shortText(30) }),
    /** Each service links to its section. */
    text: textAround('services'),
    action: shortText(40),
    /** Under the button. */
    note: text,
    /** The light of the candles breathes: it is drawn for our picture alone. */
    candles: v.exactOptional(v.boolean()),
  }),
  closing: v.strictObject({
    title: shortText(40),
    /** «Celebramos … para … personas, por la ….», with a choice at each gap. `any` is the first choice: nobody has chosen. */
    line: v.strictObject({ celebrate: text, any: text, guests: text, time: text }),
    /** The accessible names of the choices. */
    choices: v.strictObject({ ceremony: text, guests: text, time: text }),
    text,
    action: shortText(40),
    note: text,
  }),
});
export type Home = v.InferOutput<typeof HOME>;

/** `error.json` */
export const ERROR_PAGE = v.strictObject({
  title: shortText(PAGE_TITLE),
  heading: shortText(TITLE),
  text,
  /** The accessible name of the links to the services. */
  services: text,
  action: shortText(40),
});
export type ErrorPage = v.InferOutput<typeof ERROR_PAGE>;

const FAILURE = v.strictObject({ title: text, text });

/** `site.json`: the texts of the layout */
export const SITE = v.strictObject({
  skipLink: text,
  /** The accessible name of the logo, which links to the home page. */
  homeLink: text,
  /** Visually hidden text in links that open a new tab. */
  newTab: text,
  footer: v.strictObject({
    services: text,
    contact: text,
    social: text,
    legal: text,
    /** Follows "© {year} {business}". */
    rights: text,
    /** While a picture is a sample. */
    illustrations: text,
  }),
  /** Shown without script, when the form cannot open. The phone and the email follow. */
  noScript: text,
  chunkFailure: FAILURE,
  failure: FAILURE,
  reload: text,
  /** Under the title of the form, which the page needs before the form is loaded. */
  formIntro: text,
  /** Before the day of the last change, and the accessible name of the links to the parts of a legal page. */
  legal: v.strictObject({ updated: text, contents: text }),
});
export type Site = v.InferOutput<typeof SITE>;

const COUNT = wholeNumber(1, Number.POSITIVE_INFINITY, '80');

/** The hours of a day, in their order. */
const DAY = v.strictObject({
  /** Of the service: the form gets its kind of event, if the visitor has chosen this day. */
  id: SERVICE_ID,
  kind: shortText(20),
  hours: list(
    v.strictObject({
      time: v.pipe(
        fact,
        v.regex(
          /^(?:[01]?\d|2[0-3]):[0-5]\d$/,
          ({ input }) => `tiene que ser una hora como 18:30, y es «${input}»`,
        ),
      ),
      what: shortText(40),
      /** Which of the places, from 1. */
      place: wholeNumber(1, 4, '1'),
      dry: text,
      /** Missing if the rain changes nothing. */
      wet: v.exactOptional(text),
      /** For each number of guests. */
      furniture: list(text, 4, 4),
    }),
    1,
    4,
  ),
});

/** Whether each hour has one of the places for itself: two would have the same plate on the drawing. */
const arePlacesOf = (hours: readonly { place: number }[], count: number) =>
  new Set(hours.map(({ place }) => place)).size === hours.length &&
  hours.every(({ place }) => place <= count);

/** `day-plan.json`. `drawings` are the files of the furniture. They are examples, not real events. */
export const dayPlanSchema = (drawings: readonly string[]) => {
  const drawing = v.custom<string>(
    (name) => drawings.includes(String(name)),
    ({ input }) =>
      `es «${input}», y en src/content/drawings no hay ningún dibujo con ese nombre: ${drawings.join(', ')}`,
  );
  return v.pipe(
    v.strictObject({
      label: text,
      title: shortText(TITLE),
      /** Words of the title, in italics. */
      emphasis: text,
      text,
      /** Over the choice of a day. */
      event: text,
      guests: text,
      rain: text,
      action: shortText(40),
      /** Under the button. */
      note: text,
      /** The four numbers of guests that the plan is drawn for (U-24). */
      counts: v.pipe(
        list(COUNT, 4, 4),
        v.check(
          (counts) => counts.every((count, at) => count > (counts[at - 1] ?? 0)),
          'tienen que ir de menor a mayor, como 30, 80, 150, 300',
        ),
      ),
      /** The furniture of each place, four at most. Without a drawing for the rain, it stays where it is. */
      places: list(v.strictObject({ dry: drawing, wet: v.exactOptional(drawing) }), 1, 4),
      /** The first one is shown until the visitor chooses another. Without any, the page has no such section. */
      days: v.exactOptional(
        v.pipe(
          list(DAY, 0, 3),
          v.check((items) => haveOwnIds(items), SAME_ID),
        ),
      ),
    }),
    emphasisInTitle(),
    v.check(
      ({ places, days = [] }) => days.every(({ hours }) => arePlacesOf(hours, places.length)),
      'days: cada hora de un día necesita un sitio distinto, de los que hay',
    ),
  );
};
export type DayPlan = v.InferOutput<ReturnType<typeof dayPlanSchema>>;
