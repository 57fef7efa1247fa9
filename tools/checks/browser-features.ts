import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data/forLegacyNode';
import { OLDEST_BROWSERS } from '../build/oldest-browsers.ts';

/** What the oldest browsers lack, by MDN's tables. */

interface Part {
  /** Those of the oldest browsers that lack it, such as `Safari before 16`; empty if none does. */
  missing: string;
  /** The web features that it is a part of. Browsers ship a feature as a whole. */
  features: readonly string[];
}

/** By key: `fetch`, `AbortSignal.timeout`, `navigator.locks`, or `.toSorted` for a method of anything. */
const parts = new Map<string, Part[]>();

const { builtins = {}, regular_expressions: expressions = {} } = bcd.javascript;
for (const [name, entry] of entriesIn(bcd.api)) addInterface(name, entry, false);
for (const [name, entry] of entriesIn(builtins)) addInterface(name, entry, true);

/** The entries in an entry, without its own statement. */
function entriesIn(entry: Identifier): [name: string, Identifier][] {
  const { __compat: _, ...inside } = entry;
  return Object.entries(inside);
}

function addInterface(name: string, entry: Identifier, isBuiltIn: boolean): void {
  if (!entry.__compat) return;
  add(name, entry.__compat);
  // Nobody has an object of an interface that the browser lacks. Built-in objects, such as iterators, may exist without their class.
  const exists = isBuiltIn || partOf(entry.__compat).missing === '';
  const variable = name.charAt(0).toLowerCase() + name.slice(1);
  for (const [member, { __compat: compat }] of entriesIn(entry)) {
    if (!compat) continue;
    // MDN marks static members of browser interfaces alone.
    const [method = '', kind] = member.split('_');
    if (kind === 'static') add(`${name}.${method}`, compat);
    else {
      if (name === 'Window') add(member, compat);
      if (isBuiltIn) add(`${name}.${member}`, compat);
      add(`${variable}.${member}`, compat);
      if (exists) add(`.${member}`, compat);
    }
  }
}

function add(key: string, compat: CompatStatement): void {
  const known = parts.get(key);
  if (known) known.push(partOf(compat));
  else parts.set(key, [partOf(compat)]);
}

function partOf({ support, tags }: CompatStatement): Part {
  const missing = Object.entries(support).flatMap(([browser, statements]) => {
    // The mobile versions have the same numbers.
    const [family = ''] = browser.split('_');
    const oldest = OLDEST_BROWSERS[family as keyof typeof OLDEST_BROWSERS];
    if (oldest === undefined || !statements) return [];
    const all = Array.isArray(statements) ? statements : [statements];
    const isThere = all.some(
      ({ version_added, version_removed, flags, prefix, alternative_name }) =>
        numberOf(version_added) <= oldest &&
        numberOf(version_removed ?? false) > oldest &&
        !flags &&
        !prefix &&
        !alternative_name,
    );
    if (isThere) return [];
    const { name } = bcd.browsers[browser as keyof typeof bcd.browsers];
    const first = all[0]?.version_added ?? false;
    return numberOf(first) === Number.POSITIVE_INFINITY ? name : `${name} before ${first}`;
  });
  return {
    missing: missing.join(', '),
    features: tags?.filter((tag) => !tag.startsWith('web-features:snapshot')) ?? [],
  };
}

/** `'≤37'` → 37; `Infinity` if there is no such version. */
function numberOf(version: string | false): number {
  const number = Number.parseFloat(String(version).replace('≤', ''));
  return Number.isNaN(number) ? Number.POSITIVE_INFINITY : number;
}

export const isKnown = (key: string) => parts.has(key);

/** Those of the oldest browsers that lack it; empty if none does. A method is missing if it is so in everything that has one of its name. */
export function missingOf(key: string): string {
  const found = parts.get(key) ?? [];
  return found.every(({ missing }) => missing) ? (found[0]?.missing ?? '') : '';
}

/** Whether a browser that has one of them has the other. */
export function shipTogether(key: string, other: string): boolean {
  if (key === other) return true;
  const featuresOf = (each: string) =>
    (parts.get(each) ?? []).filter(({ missing }) => missing).flatMap(({ features }) => features);
  return featuresOf(key).some((feature) => featuresOf(other).includes(feature));
}

/** The syntax of regular expressions by which they differ, and the flags. */
const EXPRESSION_SYNTAX: [RegExp, Identifier | undefined][] = [
  [/\(\?<[=!]/, expressions.lookbehind_assertion],
  [/\(\?[ims]*-?[ims]+:/, expressions.modifier],
  [
    /\(\?<([^=!>]+)>.*\(\?<\1>/,
    expressions.named_capturing_group?.duplicate_named_capturing_groups,
  ],
];
const FLAGS: Record<string, string> = { d: 'hasIndices', s: 'dotAll', v: 'unicodeSets' };

/** The browsers that cannot parse a regular expression, by what they do not understand in it. */
export function missingInExpression(pattern: string, flags: string): string[] {
  const used = EXPRESSION_SYNTAX.flatMap(([syntax, entry]) => (syntax.test(pattern) ? entry : []));
  const set = [...flags].flatMap((flag) => builtins.RegExp?.[FLAGS[flag] ?? ''] ?? []);
  return [...used, ...set].flatMap((entry) => {
    const missing = entry?.__compat && partOf(entry.__compat).missing;
    return missing || [];
  });
}
