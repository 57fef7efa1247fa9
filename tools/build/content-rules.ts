import type { Path } from './content-form.ts';
import { webAddress } from './content-special.ts';

/** What no form can say: rules about entries that have to do with each other, or with other files. */

/** The cleaned content, by file: `home`, `legal/notice`. An entry that breaks the form is missing. */
// biome-ignore lint/suspicious/noExplicitAny: the form, not a type, says what is in a file.
export type Content = Record<string, any>;
type Entry = Readonly<Record<string, unknown>>;
/** Reports a fault of an entry of a file. */
export type ReportIn = (file: string, path: Path, fault: string) => void;

/** The names in braces that `src/content/fill.ts` replaces, and those of the legal texts (`legal/documents.ts`). */
export const NAMES =
  'name town email legalName answerer whoAnswers priceFrom proposal alsoIn'.split(' ');
export const LEGAL_NAMES = [
  ...NAMES,
  ...'phone phoneLink url taxId address registry complaints mailProvider'.split(' '),
  ...'requestsDeleted fields notice privacy cookies'.split(' '),
];
const FACTS = ['business', 'company', 'studio', 'pictures'];
/** Entries of `studio.json` that the answers tell, by these names. */
const IN_ANSWERS = { priceFrom: '{priceFrom}', proposal: '{proposal}', areas: '{alsoIn}' };
const LEGAL_TEXTS = ['legal/notice', 'legal/privacy', 'legal/cookies'];

/** `drawings` and `pictures`: the files in the two folders. */
export function checkRules(
  content: Content,
  folders: { drawings: readonly string[]; pictures: readonly string[] },
  report: ReportIn,
) {
  const pages = Object.values<Entry>(content['legal/pages'] ?? {}).map(({ path }) => path);
  for (const [file, root] of Object.entries(content))
    visit(root, [], (value, path) => {
      const refuse = (fault: string, ...inner: Path) => report(file, [...path, ...inner], fault);
      if (typeof value === 'string') {
        checkNames(value, namesIn(file, path), refuse);
        if (LEGAL_TEXTS.includes(file)) checkLinks(value, pages, refuse);
      } else if (Array.isArray(value)) checkList(value, refuse);
      else checkObject(value as Entry, folders.pictures, refuse);
    });
  if (new Set(pages).size < pages.length)
    report(
      'legal/pages',
      [],
      'cada página necesita una dirección propia: cambia una de las iguales',
    );
  if (isCompany(content.business?.legalName) && content.company && !content.company.registry)
    report('company', ['registry'], 'falta, y una sociedad tiene que decirlo: rellénalo');
  const { list: answers = [] } = content.questions ?? {};
  for (const [entry, name] of Object.entries(IN_ANSWERS))
    if (content.studio?.[entry] && !answers.some(({ answer = '' }) => answer.includes(name)))
      report(
        'studio',
        [entry],
        `está puesto, pero ninguna respuesta de Preguntas lleva ${name}: añádelo`,
      );
  checkDayPlan(content['day-plan'] ?? {}, folders.drawings, report);
}

function visit(value: unknown, path: Path, check: (value: unknown, path: Path) => void) {
  if (typeof value !== 'string' && typeof value !== 'object') return;
  check(value, path);
  if (typeof value !== 'object') return;
  for (const [name, inner] of Object.entries(value ?? {}))
    visit(inner, [...path, Array.isArray(value) ? Number(name) : name], check);
}

function namesIn(file: string, path: Path): readonly string[] {
  if (FACTS.includes(file)) return [];
  if (LEGAL_TEXTS.includes(file)) return LEGAL_NAMES;
  return `${file} ${path.join(' ')}` === 'home hero text' ? [...NAMES, 'services'] : NAMES;
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
  if (names.includes('services') && text.split('{services}').length !== 2)
    refuse('tiene que llevar {services} una vez: ahí van los enlaces');
}

/** `[words](address)` */
const LINK = /\]( ?)\((.*?)\)/g;
const OUR_ADDRESS =
  /^(?:\/|mailto:(?:\{email\}|[^@]+@[^@]+)|tel:\+?\d+|\{(?:notice|privacy|cookies|phoneLink|url)\})$/;

function checkLinks(text: string, pages: readonly unknown[], refuse: Refuse) {
  for (const [, space, address = ''] of text.matchAll(LINK)) {
    const isWeb = webAddress(address) !== undefined && !address.includes('(');
    if (space || !(isWeb || OUR_ADDRESS.test(address) || pages.includes(address)))
      refuse(
        `el enlace a «${address}» no llevaría a nada: escribe [palabras](https://…), mailto: y un correo, tel: y un número, o una página nuestra como /privacidad`,
      );
  }
}

function checkList(list: readonly unknown[], refuse: Refuse) {
  const objects = list.filter((item) => typeof item === 'object').map((item) => item as Entry);
  // Pages make addresses of ids and headings, and screen readers list titles.
  for (const name of ['id', 'heading', 'title'])
    objects.forEach((item, at) => {
      if (item[name] !== undefined && objects.findIndex((other) => other[name] === item[name]) < at)
        refuse('ya lo tiene otro: cada uno necesita el suyo', at, name);
    });
}

const BLOCK = ['paragraph', 'list', 'facts'];

function checkObject(entry: Entry, pictures: readonly string[], refuse: Refuse) {
  const { title, emphasis, file } = entry;
  if (typeof title === 'string' && typeof emphasis === 'string' && !title.includes(emphasis))
    refuse(`tiene que ser una parte del título «${title}», escrita igual`, 'emphasis');
  if (BLOCK.filter((name) => name in entry).length > 1)
    refuse('tiene que ser un párrafo, una lista o unos datos: deja solo una de las tres cosas');
  if (typeof file === 'string' && !pictures.includes(file.replace('pictures/', '')))
    refuse(`la foto «${file}» no está: súbela, o elige otra`, 'file');
}

/** S. L., S.L.U., SL, S. A. …: a company in the register, whose entry the law requires. */
const isCompany = (legalName = '') => /\bS\.?\s?[AL]\.?(?:\s?[PU]\.?)*$/.test(legalName);

function checkDayPlan(plan: Content, drawings: readonly string[], report: ReportIn) {
  const { counts = [], places = [], days = [] } = plan;
  if (counts.some((count: number, at: number) => count <= (counts[at - 1] ?? 0)))
    report('day-plan', ['counts'], 'tienen que ir de menor a mayor, como 30, 80, 150 y 300');
  places.forEach((place: Entry, at: number) => {
    for (const [weather, name] of Object.entries(place))
      if (!drawings.includes(String(name)))
        report(
          'day-plan',
          ['places', at, weather],
          `no hay ningún dibujo «${name}»: elige ${drawings.join(', ')}`,
        );
  });
  days.forEach(({ hours = [] }: Content, at: number) => {
    const taken = hours.map(({ place }: Content) => place);
    taken.forEach((place: number, hour: number) => {
      if (place > places.length || (place && taken.indexOf(place) < hour))
        report(
          'day-plan',
          ['days', at, 'hours', hour, 'place'],
          `cada hora necesita un sitio distinto, de 1 a ${places.length}`,
        );
    });
  });
}
