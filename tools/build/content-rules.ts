import { isCalendarDay } from '../../src/shared/dates.ts';
import type { Path, Report } from './user-error.ts';

/** What no form can say: rules about entries that have to do with each other. */

/** The content, by file: `home`, `legal/notice`. */
// biome-ignore lint/suspicious/noExplicitAny: the form, not a type, says what is in a file.
export type Content = Record<string, any>;

/** Calls back for each text and object within, with the path to it. */
function visit(value: unknown, path: Path, check: (value: string | Content, path: Path) => void) {
  if (typeof value === 'string') return check(value, path);
  if (typeof value !== 'object' || value === null) return;
  check(value, path);
  for (const [name, inner] of Object.entries(value))
    visit(inner, [...path, Array.isArray(value) ? Number(name) : name], check);
}

/** In Swedish a date is written as `YYYY-MM-DD`. */
const dayInSpain = () => new Date().toLocaleDateString('sv', { timeZone: 'Europe/Madrid' });

/** The content may still have the faults that the form finds. */
export function checkRules(content: Content, report: Report) {
  visit(content, [], (value, path) => {
    const { title, emphasis, updated } = value as Content;
    if (typeof updated === 'string' && isCalendarDay(updated) && updated > dayInSpain())
      report([...path, 'updated'], 'todavía no ha llegado: pon el día en que lo cambiaste');
    if (typeof title === 'string' && typeof emphasis === 'string' && !hasWords(title, emphasis))
      report([...path, 'emphasis'], `tienen que ser palabras enteras del título «${title}»`);
  });
  const refuseEqual = (items: readonly Content[], name: string, path: Path) =>
    items.forEach((item, index) => {
      const first = items.findIndex((other) => other[name] === item[name]);
      if (item[name] && first < index)
        report([...path, index, name], 'ya está más arriba: cámbialo');
    });
  const days = objectsIn(content['day-plan']?.days);
  refuseEqual(days, 'id', PATH_OF_DAYS);
  refuseEqual(days, 'kind', PATH_OF_DAYS);
  days.forEach((day, index) => {
    const path = [...PATH_OF_DAYS, index, 'hours'];
    const hours = objectsIn(day.hours);
    refuseEqual(hours, 'place', path);
    hours.slice(1).forEach((hour, before) => {
      if (sinceSix(hour) <= sinceSix(hours[before]))
        report([...path, before + 1, 'time'], 'no es después de la de arriba: ordena las horas');
    });
  });
}

const PATH_OF_DAYS = ['day-plan', 'days'];

const objectsIn = (value: unknown): Content[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : [];

/** Whether the words stand in the text, with no letter beside them. */
function hasWords(text: string, words: string): boolean {
  const [before = '', after] = text.split(words);
  return after !== undefined && !/\p{L}$/u.test(before) && !/^\p{L}/u.test(after);
}

/** The minutes since six in the morning: a wedding's last dance is after midnight. */
function sinceSix({ time }: Content = {}): number {
  const [hour = 0, minute = 0] = String(time).split(':').map(Number);
  return ((hour + 18) % 24) * 60 + minute;
}

/**
 * The drawing of a proposal, such as `<view id="weddings" …><desc>18:30
 * Ceremonia, 21:00 Cena</desc>`, shows the hours of the plan.
 */
export function checkDrawnHours(
  { process, 'day-plan': plan }: Content,
  svg: string,
  report: Report,
) {
  if (!process.sheet) return;
  objectsIn(plan.days).forEach(({ id, hours }, day) => {
    const shown = objectsIn(hours).map(({ time, what }) => `${time} ${what}`);
    const [, drawn] = RegExp(`<view id="${id}"[^>]*><desc>([^<]*)`).exec(svg) ?? [];
    if (drawn !== undefined && drawn !== shown.join(', '))
      report(
        [...PATH_OF_DAYS, day, 'hours'],
        `la propuesta dibujada enseña «${drawn}»: pide otro dibujo, o vacía «Propuesta dibujada» en «Pasos»`,
      );
  });
}

/**
 * What only the example and the form's hints have: reserved addresses, numbers of zeros, names of its firms, its
 * person and the sentences around her.
 */
const SAMPLE =
  /\.(?:example|test)\b|\b(?:example|ejemplo)\.\w|\b(?:social|calle|mercantil|correo) de ejemplo\b|6(?:\W*0){8}|B\W?0{8}|^Marta Ferrer$|^Leo tu solicitud, compruebo|^estos son nuestros honorarios por todo/i;
/** Its taken days, and its prices: each of them could be a studio's own, but not all. */
const SAMPLES =
  /^\["2027-06-05","2027-06-19"\]$|"weddings":2400,"socialEvents":900,"corporateEvents":1200\}$/;

/** The paths to what a file still has of the example. Those of a file that says so itself lead to the whole file. */
export function samplesIn(file: Content): Path[] {
  if (file.sample) return [[]];
  const samples: Path[] = [];
  visit(file, [], (value, path) => {
    if (typeof value === 'string' ? SAMPLE.test(value) : SAMPLES.test(JSON.stringify(value)))
      samples.push(path);
  });
  return samples;
}
