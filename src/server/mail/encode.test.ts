import { expect, test } from 'vitest';
import { htmlLines, htmlText, replyLink } from './encode.ts';

test('S-MSG-4 R-4: htmlText turns markup, quotes and braces into entities', () => {
  expect(htmlText(`<b class="x" id='y'>&{}</b>`)).toBe(
    '&#60;b class=&#34;x&#34; id=&#39;y&#39;&#62;&#38;&#123;&#125;&#60;/b&#62;',
  );
});

test('U-18: htmlLines keeps line breaks and the indentation of each line', () => {
  expect(htmlLines('Una  cena:\n  - pan\n\t- <vino>')).toBe(
    'Una  cena:<br>\u00a0\u00a0- pan<br>\u00a0\u00a0\u00a0\u00a0- &#60;vino&#62;',
  );
});

test('S-API-2: an address in a replyLink adds no header to the mail', () => {
  expect(replyLink('a?cc=b&bcc="x{}@visitor.example')).toMatch(
    /^mailto:a%3Fcc%3Db%26bcc%3D%22x%7B%7D@visitor\.example\?subject=[^?&]*$/,
  );
  expect(replyLink('ana+boda@visitor.example')).toContain(':ana%2Bboda@visitor.example?');
});
