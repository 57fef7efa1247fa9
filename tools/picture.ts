import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { fillTemplate, readEventRequestTemplate } from '../src/server/mail/template.ts';
import { SAMPLE_REQUEST } from '../src/shared/event-request.ts';
import { fillInForm } from './bench/interactions.ts';
import { paint } from './build/colours.ts';
import { requireBrowser, TEST_FLAGS } from './install/browser.ts';
import { PROJECT_ROOT } from './local/project-root.ts';
import { runStart } from './local/run-start.ts';

/** `npm run picture`: takes the README's picture: the home page, the form on a phone, and the mail, side by side. */

/** The height of all three, and the ground around them, in points of two pixels. */
const [HEIGHT, MARGIN] = [340, 44];
/** The windows whose pages are shown, in their order. */
const HOME = { width: 1280, height: 960 };
const PHONE = { width: 390, height: 844 };
const MAIL = { width: 560, height: 714 };

const executablePath = requireBrowser();
const address = await runStart(process.env.PORT || '4184');
const browser = await chromium.launch({ executablePath, args: TEST_FLAGS });
const shots = [
  await shoot(HOME, openHome),
  await shoot(PHONE, async (page) => {
    await openHome(page);
    await page.locator('header [aria-haspopup="dialog"]').click();
    await fillInForm(page);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  }),
  await shoot(MAIL, (page) =>
    page.setContent(fillTemplate(readEventRequestTemplate(), SAMPLE_REQUEST, [])),
  ),
];

const images = shots.map((shot) => `<img src="data:image/png;base64,${shot.toString('base64')}">`);
const styles = paint(`
  body { margin: 0 }
  main { padding: ${MARGIN}px; display: flex; justify-content: space-between; background: var(--band); border-radius: 14px }
  img { height: ${HEIGHT}px; border-radius: 8px; box-shadow: 0 1px 2px rgb(from var(--ink) r g b / 0.2), 0 12px 28px rgb(from var(--ink) r g b / 0.2) }
`);
const png = await shoot({ width: 1052, height: HEIGHT + 2 * MARGIN }, (page) =>
  page.setContent(`<style>${styles}</style><main>${images.join('')}`),
);
const file = join(PROJECT_ROOT, '.github/alheli.webp');
const { size } = await sharp(png).webp({ quality: 90, effort: 6 }).toFile(file);
console.log(`${file}: ${Math.round(size / 1024)} KiB`);
process.exit(0);

async function shoot(
  viewport: { width: number; height: number },
  show: (page: Page) => Promise<void>,
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 2,
    // Without a scrollbar's gutter.
    isMobile: true,
    locale: 'es-ES',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await show(page);
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot({ omitBackground: true });
  await context.close();
  return shot;
}

async function openHome(page: Page): Promise<void> {
  await page.goto(`${address}/`);
  await page.waitForLoadState('networkidle');
}
