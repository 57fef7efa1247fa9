import * as v from 'valibot';
import { LEGAL_PAGE_NAMES, LEGAL_PATHS } from '../../src/content/legal/legal-paths.ts';
import { type Facts, LEGAL_VALUES, SENTENCES, VALUES } from '../../src/content/values.ts';
import { email, phone, webAddress } from './content-facts.ts';

/** What a text may hold besides words: names in braces and, in legal texts, links. */

const FACT_FILES = ['business', 'company', 'studio', 'pictures'];
const LEGAL_TEXTS = LEGAL_PAGE_NAMES.map((name) => `legal/${name}`);

/** What the names in braces stand for in a file, such as `legal/notice`. */
export function valuesIn(file: string): Readonly<Record<string, (facts: Facts) => string>> {
  if (FACT_FILES.includes(file)) return {};
  return LEGAL_TEXTS.includes(file) ? LEGAL_VALUES : VALUES;
}

/**
 * Fills in the names in braces. An empty value takes the space before it with it, and at the start of a text the space
 * after it; a value that ends with a point does not get another.
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

const LINK = /\[[^[\]]+\]\(([^()\s]+)\)/g;
/** Links, HTML, Markdown and addresses: the page would show them as they are. */
const MARKUP = RegExp(
  [
    /\[[^[\]]*\](?: ?\([^)\n]*\)?)?/,
    /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/,
    /\*\*|__|^#+ |(?<!\w)([*_])\S(?:[^*_\n]*\S)?\1(?!\w)/,
    /(?:https?:\/\/|\bwww\.|\bmailto:|\btel:)\S*|\b[\w-]+\.[a-z]{2,}\/\w\S*/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'im',
);

/** A name that stands for whole sentences, within another one. */
const SENTENCE = `\\{(?:${SENTENCES.join('|')})\\}`;
const ENCLOSED = RegExp(`(?<!^|[.!?…»}] )${SENTENCE}|${SENTENCE}(?=[.,;:]| \\p{Ll})`, 'u');

/** Says what is wrong with a text, and the remedy. */
export function faultOfText(text: string, names: readonly string[], mayLink: boolean) {
  const name = text.match(/\{\w+\}|[{}]/g)?.find((found) => !names.includes(found.slice(1, -1)));
  const known = names.map((known) => `{${known}}`).join(', ');
  if (name)
    return known
      ? `sobra «${name}»: entre llaves solo puede ir ${known}`
      : `sobra «${name}»: en esta página no se rellena nada entre llaves`;
  const [enclosed] = ENCLOSED.exec(text) ?? [];
  if (enclosed)
    return `«${enclosed}» es una frase entera: ponla sola, entre dos frases y sin punto`;
  const plain = mayLink ? text.replace(LINK, (link, to) => (leadsSomewhere(to) ? '' : link)) : text;
  const [markup] = MARKUP.exec(plain) ?? [];
  if (!markup) return undefined;
  return mayLink
    ? `«${markup}» no es un enlace que funcione: escribe [palabras](https://…), mailto: y un correo, tel: y un número, o una página nuestra: ${OUR_PAGES.join(', ')}`
    : `«${markup}» se vería tal cual: quítalo. Solo los textos legales llevan enlaces`;
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
