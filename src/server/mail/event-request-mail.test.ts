import { readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { COMPLETE_ENV } from '../../../tests/support/local-function.ts';
import { EXAMPLE_REQUEST as ANA, type EventRequest } from '../../shared/event-request.ts';
import { composeMail, type StaffHints } from './message.ts';

/** Texts that try to break out of their place in the mail. Each is valid as a surname and as a description. */
const HOSTILE_TEXTS = [
  '{}{}{}',
  '$& $1 $` $$',
  '{{ params.email }}',
  '{% if contact %}',
  '{# nada #}',
  '</td><script>alert(1)</script>',
  '" onmouseover="alert(1)',
  "' onmouseover='alert(1)",
  '&#60;b&#62; &#123;&#123;',
  'Gil\r\nBcc: otro@visitor.example',
] as const;

const ADDRESSES = { ...COMPLETE_ENV, MANAGEMENT_EMAIL: [COMPLETE_ENV.MANAGEMENT_EMAIL] };
const HINTS = { spamSignals: [], isDateTaken: false, unchosen: [] };

const fill = (changes: Partial<EventRequest> = {}, hints: Partial<StaffHints> = {}) =>
  composeMail({ ...ANA, ...changes }, ADDRESSES, { ...HINTS, ...hints }).htmlContent;

const MAIL = fill();
/** With everything that may stand above the name. */
const MARKED = fill({}, { spamSignals: ['links'], unchosen: ['date', 'description'] });

/** The rules of a media query, up to the brace that has the indentation of the query. */
function rulesFor(query: string): string {
  const [, rules = ''] = MAIL.split(`@media ${query} {`);
  return rules.slice(0, rules.indexOf('\n      }'));
}

/** Finds each property of the style sheet in an inline style. */
const PAINT = {
  color: /(^| )color:/,
  'background-color': /background-color:/,
  'border-color': /border[a-z-]*: [^;]*#/,
};

test('S-API-1 S-API-2 R-3 R-4: the file is Spanish, has eleven {}, and no command of Brevo’s', () => {
  const file = readFileSync(new URL('./event-request-mail.html', import.meta.url), 'utf8');
  expect(file.split('{}')).toHaveLength(12);
  expect(file.replaceAll('{}', '')).not.toMatch(/\{[{%#]|[}%#]\}/);
  for (const part of ['<html lang="es"', '<meta charset="utf-8">', 'name="viewport"'])
    expect(file).toContain(part);
});

test('U-18 R-4: the mail is valid HTML with hostile texts in it', () => {
  const text = HOSTILE_TEXTS.join(' ');
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      'doctype-style': ['error', { style: 'lowercase' }],
      // Many clients drop style sheets.
      'no-inline-style': 'off',
      // Outlook on Windows needs tables for layout, old attributes and conditional comments.
      'no-deprecated-attr': 'off',
      'no-conditional-comment': 'off',
      'prefer-tbody': 'off',
      // The number is shown as it was typed.
      'tel-non-breaking': 'off',
    },
  });
  const mail = fill(
    { surname: text, description: text },
    { spamSignals: ['links'], unchosen: ['date', 'description'] },
  );
  const report = validator.validateStringSync(mail);
  const messages = report.results.flatMap((result) => result.messages);
  expect(messages.map(({ line, ruleId, message }) => `${line} ${ruleId}: ${message}`)).toEqual([]);
});

/**
 * By caniemail.com. Each program supports one of the two properties that break long words. Outlook on Windows ignores
 * `max-width`, and gets a table of 600 px.
 */
const SUPPORTED =
  'margin padding padding-left border border-top border-bottom border-left background-color color display width max-width table-layout font-family font-size font-style font-weight line-height text-align text-decoration vertical-align word-wrap word-break -webkit-text-size-adjust mso-hide mso-padding-alt'.split(
    ' ',
  );

test('U-18: inline styles have only properties that mail programs support, or can do without', () => {
  const styles = [...MARKED.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => style);
  const properties = styles.flatMap((style) => style.match(/[\w-]+(?=: )/g) ?? []);
  expect(properties).toEqual(expect.arrayContaining(['color', 'padding']));
  expect(properties.filter((name) => !SUPPORTED.includes(name))).toEqual([]);
  expect(styles.join()).not.toMatch(/display: (?:flex|grid)|position|float|calc|var\(/);
});

test.each(['(prefers-color-scheme: dark)', 'print'])(
  'U-18: the rules for %s replace every inline colour',
  (query) => {
    const rules = rulesFor(query);
    const isRepainted = (classes: string, property: string) =>
      classes
        .split(' ')
        .some((name) => new RegExp(`\\.${name}[ ,][^{]*{[^}]*[ ;]${property}:`).test(rules));
    const elements = [...MARKED.matchAll(/<\w+([^>]*) style="([^"]*)"/g)];
    const forgotten = elements.flatMap(([tag, attributes = '', style = '']) => {
      const [, classes = ''] = attributes.match(/class="([^"]*)"/) ?? [];
      return Object.entries(PAINT)
        .filter(([property, inline]) => inline.test(style) && !isRepainted(classes, property))
        .map(([property]) => `${property} of ${tag}`);
    });
    expect(elements.length).toBeGreaterThan(20);
    expect(forgotten).toEqual([]);
  },
);

test('U-18: the mail loads nothing', () => {
  expect(MAIL.replace('href="https://wa.me/', '')).not.toMatch(
    /https?:|\bsrc=|url\(|@import|<link|<img|<script/,
  );
});
