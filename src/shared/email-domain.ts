/** The email domains that most people in Spain write from, and typos in them. */

const COMMON_DOMAINS =
  'gmail.com hotmail.com hotmail.es outlook.com outlook.es yahoo.com yahoo.es icloud.com'.split(
    ' ',
  );

/** A domain of another country: hotmail.se is real, and no typo of hotmail.es. */
const ABROAD = /\.(?!es$)[a-z]{2}$/;

/**
 * `gmial.com` → `gmail.com`; `undefined` if the domain is no typo.
 * The first letter must match: mail.com and ymail.com are real.
 */
export function likelyDomain(typed: string): string | undefined {
  const domain = typed.toLowerCase();
  if (COMMON_DOMAINS.includes(domain)) return undefined;
  const candidates = COMMON_DOMAINS.filter(
    (known) => known[0] === domain[0] && !(known.endsWith('.es') && ABROAD.test(domain)),
  );
  return candidates.find((known) => isTypo(domain, known));
}

/** Whether `typed` differs from `word` by one added, missing, different, or swapped letter. */
function isTypo(typed: string, word: string): boolean {
  let [one, other] = [typed, word];
  while (one && one[0] === other[0]) [one, other] = [one.slice(1), other.slice(1)];
  while (one && one.at(-1) === other.at(-1)) [one, other] = [one.slice(0, -1), other.slice(0, -1)];
  const isSwapped = one.length === 2 && other === `${one[1]}${one[0]}`;
  return isSwapped || (one.length < 2 && other.length < 2);
}
