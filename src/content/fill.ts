import { bindUnits } from '../shared/spanish-words.ts';
import { BUSINESS } from './business.ts';
import type { NAMES } from './names.ts';
import { ALSO_IN, ANSWERER, PRICE_FROM, PROPOSAL_SENTENCE, WHO_ANSWERS } from './studio-texts.ts';

const { name, town, email, legalName } = BUSINESS;

/** What the names in braces stand for. */
export const VALUES: Readonly<Record<(typeof NAMES)[number], string>> = {
  name,
  town,
  email,
  legalName,
  answerer: ANSWERER,
  whoAnswers: WHO_ANSWERS,
  priceFrom: PRICE_FROM,
  proposal: PROPOSAL_SENTENCE,
  alsoIn: ALSO_IN,
};

const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

/**
 * The content of a JSON file, with the names in braces filled in, and no-break spaces put in. An empty value takes the space before
 * it with it, and at the start of a text the space after it; a value that ends with a point does not get another.
 *
 * The caller names the type: the build has checked the file by `.pages.yml`.
 * @__NO_SIDE_EFFECTS__
 */
export function fill<Content>(json: unknown, values: Readonly<Record<string, string>> = VALUES) {
  const filled = JSON.stringify(json).replace(
    /( ?)\{(\w+)\}(\.?)/g,
    (found, space, name, point) => {
      const value = values[name];
      if (value === undefined) return found;
      return value ? space + inJson(value) + (value.endsWith('.') ? '' : point) : point;
    },
  );
  const texts = filled.replace(/([^\\]") /g, '$1');
  return JSON.parse(bindUnits(texts)) as Content;
}
