import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { BUSINESS } from '../../src/content/business.ts';
import { businessCheck, faultsOf } from './business-plugin.ts';

test('U-16: the facts as they are pass', () => {
  expect(faultsOf(BUSINESS)).toEqual([]);
});

test.each(['+34 961 23 45 67', '961234567', '(+34) 961-234-567'])(
  'U-16: %s can be dialled',
  (phone) => {
    expect(faultsOf({ ...BUSINESS, phone })).toEqual([]);
  },
);

test.each([
  '+34 961 234 567 / 600 123 456',
  '961 234 567 ext. 2',
  '961 234',
  '+34 961 234 567 600 123 456',
  '',
])('U-16: “%s” cannot, and the message shows it', (phone) => {
  expect(faultsOf({ ...BUSINESS, phone })).toEqual([expect.stringContaining(`not “${phone}”`)]);
});

test.each(['600 123 456', '+34 600', '0034 600 123 456', 'https://wa.me/34600123456', ''])(
  'U-16: nobody is reached by WhatsApp at “%s”',
  (whatsapp) => {
    expect(faultsOf({ ...BUSINESS, whatsapp })).toEqual([
      expect.stringContaining(`not “${whatsapp}”`),
    ]);
  },
);

test.each(['https://www.estudio.es/', 'http://www.estudio.es', 'www.estudio.es', 'https://a.es/b'])(
  'U-16: the site cannot live at “%s”',
  (url) => {
    expect(faultsOf({ ...BUSINESS, url })).toEqual([expect.stringContaining(`not “${url}”`)]);
  },
);

test('U-16: the build stops with every such fact', async () => {
  const root = await mkdtemp(join(tmpdir(), 'business-'));
  await mkdir(join(root, 'src/content'), { recursive: true });
  await writeFile(
    join(root, 'src/content/business.ts'),
    `export const BUSINESS = { phone: '1', url: 'estudio.es', whatsapp: '2' };`,
  );
  const stopped = build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [businessCheck()],
  });
  await expect(stopped).rejects.toThrow(/business\.ts: phone has .*; whatsapp has .*; url has /);
  await rm(root, { recursive: true });
});
