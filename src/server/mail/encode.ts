/**
 * One encoder for each place in the mail that holds a visitor's words, which the rules have cleaned. All of them encode
 * braces, because Brevo runs its own template engine over HTML, subject and params.
 */

declare const encoded: unique symbol;
/** Text that is safe in the mail's HTML. Only the encoders below create it. */
export type EncodedHtml = string & { readonly [encoded]: true };

/** Text between tags, or inside a quoted attribute. */
export function htmlText(value: string): EncodedHtml {
  return value.replace(/[&<>"'{}]/g, (sign) => `&#${sign.charCodeAt(0)};`) as EncodedHtml;
}

/** Two lines that must not strike the eye: the template's values are large and bold. */
export function htmlAside(first: string, second: string): EncodedHtml {
  const line = (text: string, px: number) =>
    `<span class="soft" style="display: block; font-size: ${px}px; line-height: 22px; font-weight: 400; font-style: italic; color: #625d50;">${htmlText(text)}</span>`;
  return (line(first, 16) + line(second, 13)) as EncodedHtml;
}

/** A link with an outline, high enough for a thumb. */
export function htmlLink(href: string, value: string): EncodedHtml {
  return `<a href="${htmlText(href)}" style="display: inline-block; margin: 0 8px 8px 0; padding: 8px 12px; border: 1px solid;">${htmlText(value)}</a>` as EncodedHtml;
}

/**
 * Text of several lines with its indentation, by `<br>` and
 * no-break spaces because Outlook does not know `white-space`.
 */
export function htmlLines(value: string): EncodedHtml {
  return htmlText(value)
    .replace(/^[ \t]+/gm, (indent) => '\u00a0'.repeat(indent.replaceAll('\t', '    ').length))
    .replaceAll('\n', '<br>') as EncodedHtml;
}

/** A link that answers the visitor. Any address stays one recipient. */
export function replyLink(email: string): string {
  // RFC 6068 keeps the @, and not every mail client decodes `%40`.
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${address}?subject=Tu%20solicitud%20de%20evento`;
}

/** A header, or the text part. Replaces braces by full-width ones, which look the same and mean nothing to Brevo. */
export function plainText(value: string): string {
  return value.replaceAll('{', '\uff5b').replaceAll('}', '\uff5d');
}
