import * as v from 'valibot';
import { LEGAL_PAGE_NAMES, LEGAL_PATHS } from '../../src/content/legal/legal-paths.ts';
import { type Facts, LEGAL_VALUES, SENTENCES, VALUES } from '../../src/content/values.ts';
import { email, phone, webAddress } from './content-facts.ts';

/** What a text may hold besides words: names in braces and, in legal texts, links. */

const FACTS = ['business', 'company', 'studio', 'pictures'];
const LEGAL_TEXTS = LEGAL_PAGE_NAMES.map((name) => `legal/${name}`);

/** What the names in braces stand for in a file, such as `legal/notice`. */
export function valuesIn(file: string): Readonly<Record<string, (facts: Facts) => string>> {
  if (FACTS.includes(file)) return {};
  return LEGAL_TEXTS.includes(file) ? LEGAL_VALUES : VALUES;
}

/**
 * Fills in the names in braces. An empty value takes the space before it with it, and at the start of a text the space after it; a value
 * that ends with a point does not get another.
 */
export function fillIn(text: string, file: string, facts: Facts): string {
  const values = valuesIn(file);
  const filled = text.replace(/( ?)\{(\w+)\}(\.?)/g, (found, space, name, point) => {
    const value = values[name]?.(facts);
    if (value === undefined) return found;
    return value ? space + value + (value.endsWith('.') ? '' : point) : point;
  });
  return filled.trimStart();
}

/** Signs of HTML and Markdown, and addresses: the page would show them as they are. */
const MARKUP = RegExp(
  [
    /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/,
    /\*\*|__|~~|`|^#+ |\] ?\(|(?<!\w)([*_])\S(?:[^*_\n]*\S)?\1(?!\w)/,
    /https?:\/\/\S*|\bwww\.\S*|\b(?:mailto|tel):\S*|\b[\w-]+\.[a-z]{2,}\/\w\S*/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'im',
);
const LINK = /\[[^[\]]+\]\(([^()\s]+)\)/g;
/** A link, or what was probably meant as one. */
const LINK_LIKE = /\[[^[\]]*\] ?\([^)\n]*\)?/;

const SENTENCE = `\\{(?:${SENTENCES.join('|')})\\}`;
/** A name that stands for sentences, within another sentence. */
const ENCLOSED = RegExp(
  `(?<!^|(?:[.!?…»]|${SENTENCE})\\s+)${SENTENCE}|${SENTENCE}(?!$|\\s+[\\p{Lu}\\d¿¡«“"{[])`,
  'u',
);

/** Says what is wrong with a text, and the remedy. */
export function faultOfText(text: string, names: readonly string[], mayLink: boolean) {
  const name = text.match(/\{\w+\}|[{}]/g)?.find((found) => !names.includes(found.slice(1, -1)));
  if (name === '{' || name === '}') return `sobra una llave «${name}», o falta la otra`;
  const known = names.map((known) => `{${known}}`).join(', ');
  if (name && !known) return `${name} no se conoce: escríbelo sin llaves`;
  if (name) return `${name} no se conoce: entre llaves puede ir ${known}`;
  const [enclosed] = ENCLOSED.exec(text) ?? [];
  if (enclosed) return `${enclosed} es una frase entera: ponla sola, entre dos frases y sin punto`;
  const plain = mayLink ? text.replace(LINK, (link, to) => (leadsSomewhere(to) ? '' : link)) : text;
  const [link] = (mayLink && LINK_LIKE.exec(plain)) || [];
  if (link && !link.endsWith(')')) return `al enlace «${link}» le falta «)» tras la dirección`;
  if (link)
    return `el enlace «${link}» no llevaría a nada: escribe [palabras](https://…), mailto: y un correo, tel: y un número, o una página nuestra: ${OUR_PAGES.join(', ')}`;
  const [markup] = MARKUP.exec(plain) ?? [];
  if (markup)
    return `«${markup.trim()}» se vería tal cual: quítalo. Solo los textos legales llevan enlaces, como [palabras](https://…)`;
  return undefined;
}

const OUR_PAGES = ['/', ...LEGAL_PATHS];
/** Addresses that the build fills in. */
const FILLED_IN = ['{url}', 'mailto:{email}', 'tel:{phone}'].concat(
  LEGAL_PAGE_NAMES.map((name) => `{${name}}`),
);

function leadsSomewhere(address: string): boolean {
  const [, scheme, rest] = /^(mailto|tel):([^:]+)$/.exec(address) ?? [];
  if ([...OUR_PAGES, ...FILLED_IN].includes(address)) return true;
  return v.is(scheme === 'mailto' ? email : scheme === 'tel' ? phone : webAddress, rest ?? address);
}
