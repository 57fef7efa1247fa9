import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'playwright/test';

/** What `npm run build` writes, which the tests' server has just built. */
const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const files = () =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(dist.length));
const textOf = (file: string) => readFileSync(join(dist, file), 'utf8');

test('S-API-9 R-18: scripts, styles and media lie under static, named by their hash alone', () => {
  const known = [
    /^\/(?:index|error|404)\.html$/,
    /^\/favicon\.svg$/,
    /^\/static\/js\/[\w-]{8}\.js$/,
    /^\/static\/css\/[\w-]{8}\.css$/,
    /^\/static\/media\/[\w-]{8}\.(?:svg|webp|woff2)$/,
  ];
  expect(files().filter((file) => !known.some((pattern) => pattern.test(file)))).toEqual([]);
  expect(textOf('/index.html')).toMatch(/src="\/static\/js\//);
});

test('S-API-8 S-API-6: nothing in the browser knows the provider, its key or the receiver', () => {
  for (const file of files().filter((name) => /\.(?:js|css|html)$/.test(name)))
    expect(textOf(file), file).not.toMatch(/brevo|api-key|smtp|MANAGEMENT_/i);
});

test('S-GEN-8: no chunk holds the code of the field types files and interval', () => {
  for (const file of files().filter((name) => /\.(?:js|css)$/.test(name)))
    expect(textOf(file), file).not.toMatch(
      /Arrastra tus archivos|Puedes enviar|Ajustado|base-ui|data-over|["'`]formdata["'`]|__gallery|["'`](?:files|interval)["'`]|\b(?:files|interval):\{/,
    );
});

test('S-RT-6: no page carries an inline script, which the security policy would refuse', () => {
  for (const page of ['/index.html', '/error.html', '/404.html'])
    expect(textOf(page), page).not.toMatch(/<script(?![^>]*\bsrc=)|\sstyle=|\son\w+=/);
});
