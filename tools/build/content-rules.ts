import { isCalendarDay } from '../../src/shared/dates.ts';
import type { Path, Report } from './content-form.ts';

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
    if (typeof title === 'string' && typeof emphasis === 'string' && !title.includes(emphasis))
      report([...path, 'emphasis'], `tiene que ser una parte del título «${title}», escrita igual`);
  });
  const path = ['day-plan', 'days'];
  const days = objectsIn(content['day-plan']?.days);
  const ofDay = 'ya lo tiene otra celebración: elige otro';
  refuseEqual(days, 'id', (day) => report([...path, day, 'id'], ofDay));
  days.forEach((day, index) => {
    const hours = objectsIn(day.hours);
    const refuse = (hour: number, name: string, fault: string) =>
      report([...path, index, 'hours', hour, name], fault);
    const ofHour = 'ya lo tiene otra hora: cada una necesita un sitio distinto';
    refuseEqual(hours, 'place', (hour) => refuse(hour, 'place', ofHour));
    refuseEqual(hours, 'time', (hour) => refuse(hour, 'time', 'ya está en otra fila: cámbiala'));
  });
}

const objectsIn = (value: unknown): Content[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : [];

/** `9:30` equals `09:30`. */
function refuseEqual(items: Content[], name: string, refuse: (index: number) => void) {
  const values = items.map((item) => item[name] && String(item[name]).padStart(5, '0'));
  values.forEach((value, index) => {
    if (value && values.indexOf(value) < index) refuse(index);
  });
}

/** The drawing of a proposal, such as `<view id="weddings" …><desc>18:30 Ceremonia, 21:00 Cena</desc>`, shows the hours of the plan. */
export function checkDrawnHours(
  { process, 'day-plan': plan }: Content,
  svg: string,
  report: Report,
) {
  const drawn = new Map(
    [...svg.matchAll(/<view id="(\w+)"[^>]*><desc>(.*?)<\/desc>/gs)].map(([, id, text]) => [
      id,
      text,
    ]),
  );
  if (!process.sheet) return;
  objectsIn(plan.days).forEach(({ id, hours }, day) => {
    const shown = objectsIn(hours).map(({ time, what }) => `${time} ${what}`);
    const text = drawn.get(id);
    if (text !== undefined && text !== shown.join(', '))
      report(
        ['day-plan', 'days', day, 'hours'],
        `la propuesta dibujada enseña «${text}»: pide otro dibujo, o vacía «Propuesta dibujada» en «Pasos»`,
      );
  });
}

/** What only the example has: reserved addresses, numbers of zeros, names of its firms, its person and the sentences around her. */
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
