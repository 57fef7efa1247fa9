import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { ANA, HOSTILE_TEXTS } from '../../tests/api/sample-request.ts';
import { unknownFeatures } from '../../tests/support/mail-clients.ts';
import type { EventRequest } from '../shared/event-request.ts';
import { fillTemplate, readEventRequestTemplate } from './template.ts';

/** The longest request that the function reads, and what Gmail surely shows whole (it cuts at 102 KB), in bytes. */
const REQUEST_MAX_BYTES = 32 * 1024;
const MAIL_MAX_BYTES = 90 * 1024;
/** Smallest side of what a finger touches, in pixels. */
const TARGET = 44;

const bytes = (text: string) => new TextEncoder().encode(text).length;

const fill = (changes: Partial<EventRequest> = {}) =>
  fillTemplate(readEventRequestTemplate(), { ...ANA, ...changes });

const MAIL = fill();

/** The rules of a media query: indented deeper than its end. */
function rulesFor(query: string): string {
  const [, rules = ''] = MAIL.split(`@media ${query} {`);
  return rules.slice(0, rules.indexOf('\n      }'));
}

/** How a colour is written inline, by the property that replaces it. */
const PAINT = {
  color: /(^| )color:/,
  'background-color': /background-color:/,
  'border-color': /border[a-z-]*: [^;]*#/,
};

/** What is read, in the order of the file: the preview of an inbox begins with it. */
const words = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<!--[\s\S]*?-->|<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('the staff mail', () => {
  test('U-18: who comes first, then when, how many and what, then the words, then Reply', () => {
    expect(words(MAIL)).toMatch(
      new RegExp(
        [
          '^Ana María García Núñez ana@visitor\\.example \\(\\+34\\) 600 123 456',
          'Fecha domingo, 20/06/2027',
          'Invitados 120',
          'Momento del día Tarde',
          'Tipo de evento Boda Civil',
          'Cómo imagina su evento Una cena en el jardín, con música en directo\\.',
          'Responder a ana@visitor\\.example',
          // Rows of other fields may stand between these.
        ].join(' (?:.* )?'),
      ),
    );
  });

  test('U-18: the name is its heading', () => {
    expect(MAIL.match(/<h1[^>]*>([^<]*)<\/h1>/)?.[1]).toBe('Ana María García Núñez');
    expect(MAIL.match(/<h1/g)).toHaveLength(1);
  });

  test('U-18: no table of it is read out as one', () => {
    const tables = MAIL.match(/<table[^>]*>/g) ?? [];
    expect(tables.length).toBeGreaterThan(0);
    for (const table of tables) expect(table).toContain(' role="presentation"');
  });

  test('U-18: the empty lines of a description stay', () => {
    expect(fill({ description: 'Uno\n\nDos' })).toContain('>Uno<br><br>Dos</p>');
  });

  test('U-18: Reply is as high as a finger, in Outlook too', () => {
    const [cell = ''] = MAIL.match(/<td class="button"[^>]*>\s*<a [^>]*>/) ?? [];
    const pixels = (property: string) => Number(cell.match(`[ ;]${property}: (\\d+)px`)?.[1]);
    const line = pixels('line-height');
    expect(2 * pixels('padding') + line).toBeGreaterThanOrEqual(TARGET);
    // Outlook on Windows knows padding on cells alone.
    expect(2 * pixels('mso-padding-alt') + line).toBeGreaterThanOrEqual(TARGET);
  });

  test('U-18: Outlook, where no cell inherits the font of its table, is told it for each', () => {
    const outlook = [...MAIL.matchAll(/<!--\[if mso\]>([\s\S]*?)<!\[endif\]-->/g)];
    const styles = outlook.map(([, html = '']) => html).filter((html) => html.includes('<style>'));
    const [, font] = MAIL.match(/class="column[^>]* font-family: ('[^']+'),/) ?? [];
    expect(styles.join()).toContain(`td { font-family: ${font},`);
  });

  test.each([ANA.surname, ...HOSTILE_TEXTS])('U-18: it is valid HTML with %j in it', (text) => {
    const validator = new HtmlValidate({
      root: true,
      extends: ['html-validate:recommended'],
      rules: {
        'doctype-style': ['error', { style: 'lowercase' }],
        // What follows is how mail is written: many clients drop style sheets …
        'no-inline-style': 'off',
        // … and Outlook on Windows lays out with tables, their old attributes and comments of its own.
        'no-deprecated-attr': 'off',
        'no-conditional-comment': 'off',
        'prefer-tbody': 'off',
      },
    });
    const report = validator.validateStringSync(fill({ surname: text, description: text }));
    const messages = report.results.flatMap((result) => result.messages);
    expect(messages.map(({ line, ruleId, message }) => `${line} ${ruleId}: ${message}`)).toEqual(
      [],
    );
  });

  test('U-18: what some mail programs do not know can be missing without harm', () => {
    const yahoo = ['yahoo.android', 'yahoo.desktop-webmail', 'yahoo.ios'];
    expect(unknownFeatures(MAIL)).toEqual({
      // Sizes for wider screens, dark mode, print: what is written inline is the mail of a phone by day.
      '<style> element': ['gmail.mobile-webmail'],
      '@media': ['gmail.mobile-webmail', 'outlook.windows'],
      'Class selector': ['gmail.mobile-webmail'],
      'Descendant combinator': ['gmail.mobile-webmail'],
      'Type selector': ['gmail.mobile-webmail'],
      // Two ways to break a long word: every client knows one of them.
      'word-wrap': ['outlook.android', 'outlook.windows'],
      'word-break': yahoo,
      'table-layout': ['outlook.windows'],
      // The table in it has the same colour.
      '<body> element': ['outlook.macos', 'yahoo.android', 'yahoo.ios'],
      // Misread: these are `line-height` and `text-transform`, known everywhere.
      'height property': yahoo,
      transform: [
        'gmail.android',
        'gmail.desktop-webmail',
        'gmail.ios',
        'gmail.mobile-webmail',
        'outlook.android',
        'outlook.ios',
        'outlook.web',
        'outlook.windows',
        ...yahoo,
      ],
    });
    expect(MAIL).not.toMatch(/[^-]transform:|[^-]height:/);
  });

  test.each(['(prefers-color-scheme: dark)', 'print'])(
    'U-18: every colour of the mail is another one for %s',
    (query) => {
      const rules = rulesFor(query);
      const isRepainted = (classes: string, property: string) =>
        classes
          .split(' ')
          .some((name) => new RegExp(`\\.${name}[ ,][^{]*{[^}]*[ ;]${property}:`).test(rules));
      const elements = [...MAIL.matchAll(/<\w+([^>]*) style="([^"]*)"/g)];
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

  test('U-18: programs are told that it has a dark side', () => {
    expect(MAIL).toContain('<meta name="color-scheme" content="light dark">');
    expect(MAIL).toContain(':root { color-scheme: light dark; }');
  });

  test('U-18: it fetches nothing', () => {
    expect(MAIL).not.toMatch(/https?:|\bsrc=|url\(|@import|<link|<img|<script/);
  });

  // Only quotes or braces and nothing else would make more of it: each is written with six characters.
  test.each([
    ['prose', 'La cena: «al aire libre», con música "en directo" & niños.\n\n'],
    ['empty lines', '\n'],
    ['emoji', '🌿'],
  ])('U-18: the longest request stays under 90 KB: %s', (_, piece) => {
    const empty = bytes(JSON.stringify({ ...ANA, description: '' }));
    const times = Math.floor((REQUEST_MAX_BYTES - empty) / (bytes(JSON.stringify(piece)) - 2));
    const description = piece.repeat(times);
    const request = bytes(JSON.stringify({ ...ANA, description }));
    expect(request).toBeGreaterThan(REQUEST_MAX_BYTES - bytes(piece) - 8);
    expect(request).toBeLessThanOrEqual(REQUEST_MAX_BYTES);
    expect(bytes(fill({ description }))).toBeLessThan(MAIL_MAX_BYTES);
  });
});
