import { LEGAL_PAGE_NAMES, LEGAL_PATHS } from '../../src/content/legal/legal-paths.ts';
import { LEGAL_NAMES, NAMES } from '../../src/content/names.ts';
import type { Path, Report } from './content-form.ts';

/** What no form can say: rules about the words of a text, and about entries that have to do with each other. */

/** The cleaned content, by file: `home`, `legal/notice`. An entry that breaks the form is missing. */
// biome-ignore lint/suspicious/noExplicitAny: the form, not a type, says what is in a file.
export type Content = Record<string, any>;

const FACTS = ['business', 'company', 'studio', 'pictures'];
const LEGAL_TEXTS = LEGAL_PAGE_NAMES.map((name) => `legal/${name}`);

export function checkRules(content: Content, report: Report) {
  visit(content, [], (value, path) => {
    const refuse = (fault: string, ...inner: Path) => report([...path, ...inner], fault);
    if (typeof value === 'string') {
      const file = String(path[0]);
      checkNames(value, namesIn(file, path), refuse);
      if (LEGAL_TEXTS.includes(file)) checkLinks(value, refuse);
    } else checkEmphasis(value, refuse);
  });
  checkDays(content['day-plan']?.days ?? [], report);
}

function visit(
  value: unknown,
  path: Path,
  check: (value: string | Record<string, unknown>, path: Path) => void,
) {
  if (typeof value === 'string') return check(value, path);
  if (typeof value !== 'object' || value === null) return;
  check(value as Record<string, unknown>, path);
  for (const [name, inner] of Object.entries(value))
    visit(inner, [...path, Array.isArray(value) ? Number(name) : name], check);
}

function namesIn(file: string, path: Path): readonly string[] {
  if (FACTS.includes(file)) return [];
  if (LEGAL_TEXTS.includes(file)) return LEGAL_NAMES;
  return path.join(' ') === 'home hero text' ? [...NAMES, 'services'] : NAMES;
}

type Refuse = (fault: string, ...inner: Path) => void;

function checkNames(text: string, names: readonly string[], refuse: Refuse) {
  const unknown = text.match(/\{\w+\}|[{}]/g)?.find((found) => !names.includes(found.slice(1, -1)));
  const known = names.map((name) => `{${name}}`).join(', ');
  if (unknown === '{' || unknown === '}') refuse(`sobra una llave «${unknown}», o falta la otra`);
  else if (unknown)
    refuse(
      `${unknown} no se conoce: ${known ? `entre llaves puede ir ${known}` : 'escríbelo sin llaves'}`,
    );
}

/** What follows the words of `[words](address)`, or nearly so. */
const LINK = /\] ?\(.*?\)/g;
const PATHS = ['/', ...LEGAL_PATHS];
const ADDRESSES = [
  String.raw`https:\/\/[^\s(]+\.[^\s(]+`,
  String.raw`mailto:(?:\{email\}|[^\s@:]+@[^\s@:]+\.[^\s@:]+)`,
  String.raw`tel:\+?\d+`,
  String.raw`\{(?:url|phoneLink|${LEGAL_PAGE_NAMES.join('|')})\}`,
  ...PATHS,
];
const WORKING_LINK = RegExp(`^\\]\\((?:${ADDRESSES.join('|')})\\)$`);

function checkLinks(text: string, refuse: Refuse) {
  const broken = text.match(LINK)?.find((link) => !WORKING_LINK.test(link));
  if (broken)
    refuse(
      `el enlace «[…${broken}» no llevaría a nada: escribe [palabras](https://…), mailto: y un correo, tel: y un número, o una página nuestra: ${PATHS.join(', ')}`,
    );
}

function checkEmphasis({ title, emphasis }: Record<string, unknown>, refuse: Refuse) {
  if (typeof title === 'string' && typeof emphasis === 'string' && !title.includes(emphasis))
    refuse(`tiene que ser una parte del título «${title}», escrita igual`, 'emphasis');
}

/** A service has one day, and the drawing shows one hour at each place. */
function checkDays(days: readonly Content[], report: Report) {
  const ids = days.map(({ id }) => id);
  days.forEach(({ id, hours = [] }, day) => {
    if (id && ids.indexOf(id) < day)
      report(['day-plan', 'days', day, 'id'], 'ya lo tiene otra celebración: elige otro');
    const places = hours.map(({ place }: Content) => place);
    places.forEach((place: number | undefined, hour: number) => {
      if (place && places.indexOf(place) < hour)
        report(
          ['day-plan', 'days', day, 'hours', hour, 'place'],
          'ya lo tiene otra hora: cada una necesita un sitio distinto',
        );
    });
  });
}
