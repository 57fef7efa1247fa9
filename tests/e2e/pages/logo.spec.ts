import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { preprocessCSS, resolveConfig } from 'vite';
import { readColours } from '../../../src/styles/colours.ts';
import { colours } from '../../../tools/build/colours-plugin.ts';
import { boxOf } from '../../support/layout.ts';
import { expect, test } from '../../support/test.ts';

/** Header and footer with a logo of each aspect ratio that the build accepts. The styles need no file, only the ratio. */

const SHEETS = ['styles/global', 'layout/header.module', 'layout/footer.module'];
/** Minimum height in pixels: in a logo of one line the letters are about as high as the logo. */
const LEGIBLE = 11;

async function stylesFor(ratio: number): Promise<string> {
  const root = String(Math.sqrt(ratio));
  const facts = async (): Promise<[string, string][]> => [
    ['--logo-root', root],
    ['--footer-logo-root', root],
  ];
  const config = await resolveConfig(
    { configFile: false, logLevel: 'silent', plugins: [colours(readColours, facts)] },
    'build',
  );
  const sheets = SHEETS.map(async (name) => {
    const file = `src/${name}.css`;
    // Without the mask, which is the file of the real logo.
    const css = readFileSync(file, 'utf8').replace(/^ *mask: [^;]+;/m, '');
    return (await preprocessCSS(css, file.replace('.module', ''), config)).code;
  });
  return (await Promise.all(sheets)).join('\n');
}

async function show(page: Page, ratio: number) {
  const css = await stylesFor(ratio);
  await page.setContent(
    `<!doctype html><style>${css} html { scrollbar-gutter: auto } body { font: 17px/1.55 sans-serif }</style>
    <header class="header" data-state="solid"><a class="home" href="#"><span class="logo"></span></a><button class="contact">Contáctanos</button></header>
    <footer class="footer"><img alt="Logo"><nav>Servicios</nav></footer>`,
  );
}

test('U-16: a logo 2 to 10 times as wide as high is legible, beside the button and in the footer', async ({
  page,
}) => {
  const boxIn = (selector: string) => boxOf(page.locator(selector));
  for (const ratio of [2, 3.4, 10]) {
    await show(page, ratio);
    for (const width of [320, 390, 1440])
      await test.step(`ratio ${ratio} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 700 });
        const [logo, button] = [await boxIn('.logo'), await boxIn('.contact')];
        const [footer, nav] = [await boxIn('footer img'), await boxIn('footer nav')];
        const drawn = (box: typeof logo) => Math.min(box.height, box.width / ratio);
        const middle = (box: typeof logo) => box.y + box.height / 2;
        expect.soft(drawn(logo)).toBeGreaterThanOrEqual(LEGIBLE);
        expect.soft(drawn(footer)).toBeGreaterThanOrEqual(LEGIBLE);
        expect.soft(middle(logo), 'middle of logo and button').toBeCloseTo(middle(button), 0);
        expect.soft(logo.right).toBeLessThan(button.x);
        // In narrow windows, without columns, the logo has a row of its own.
        if (width < 768) expect.soft(nav.y).toBeGreaterThanOrEqual(footer.bottom);
      });
  }
});
