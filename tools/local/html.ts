const MARKUP = Symbol('markup');

/** Only `html` creates this type, so that every value is escaped. */
export type Html = { readonly [MARKUP]: string };

/** A template tag that escapes every value except its own results: `html\`<p>${visitorText}</p>\``. */
export function html(
  strings: TemplateStringsArray,
  ...values: readonly (Html | readonly Html[] | string)[]
): Html {
  const rest = values.map((value, index) => toMarkup(value) + strings[index + 1]);
  return { [MARKUP]: strings[0] + rest.join('') };
}

export const markupOf = (fragment: Html): string => fragment[MARKUP];

function toMarkup(value: Html | readonly Html[] | string): string {
  if (typeof value === 'string') return escaped(value);
  return 'map' in value ? value.map(markupOf).join('') : markupOf(value);
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
