import { expect, test } from 'vitest';
import { BUSINESS } from './content/business.ts';
import { LOCALITY } from './content/company.ts';
import { dataBlock, STRUCTURED_DATA_BLOCK } from './site-files.ts';

test('U-12: no text can end the `<script>` of the structured data', () => {
  const data = { name: '</script><script>alert(1)</script><!--' };
  const block = dataBlock(data);
  expect(block.match(/</g)).toHaveLength(2);
  const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(block) ?? [];
  expect(JSON.parse(json)).toEqual(data);
});

test('S-HOM-2 U-12: the structured data have the facts of the content and nothing else', () => {
  const [, json = ''] = />(.*)</.exec(STRUCTURED_DATA_BLOCK) ?? [];
  const data = JSON.parse(json);
  expect(data).toMatchObject({
    '@type': 'LocalBusiness',
    name: BUSINESS.name,
    telephone: BUSINESS.phone,
    email: BUSINESS.email,
    url: `${BUSINESS.url}/`,
    address: { addressLocality: LOCALITY },
  });
  expect(Object.keys(data)).not.toEqual(
    expect.arrayContaining([
      expect.stringMatching(/rating|review|price|opening|award|founding|employee/i),
    ]),
  );
});
