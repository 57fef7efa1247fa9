import type { Page } from 'playwright/test';
import { PRIVACY_CLAUSE } from '../../../src/content/form.ts';
import { LEGAL_LINKS } from '../../../src/content/site.ts';
import {
  beyondTheEdge,
  brokenWords,
  listsWithoutRole,
  smallTapAreas,
  TAP_AREA,
  violationsOn,
} from '../../support/accessibility.ts';
import { atEachWidth, boxOf, withLargeText } from '../../support/layout.ts';
import { INVALID_ALERT } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

/** What must hold in every state of the site (U-11, WCAG 2.2). Each finding names its state, window width and check. */

/** Only contrast and the size of targets depend on the width: axe runs in the windows of a phone and a desktop. */
const AXE_WIDTHS = [390, 1440];

async function audit(page: Page, state: string): Promise<void> {
  const nothing = (found: string[], check: string) =>
    expect.soft(found, `${state}: ${check}`).toEqual([]);
  await test.step(state, async () => {
    nothing(await listsWithoutRole(page), 'lists without the list role in Safari');
    await atEachWidth(page, [320, 390, 1440], async (width) => {
      nothing(await smallTapAreas(page), `tap areas under ${TAP_AREA} px at ${width} px`);
      nothing(await beyondTheEdge(page), `texts beyond the edge at ${width} px`);
      if (AXE_WIDTHS.includes(width)) nothing(await violationsOn(page), `axe at ${width} px`);
    });
    await withLargeText(page, async (width) =>
      nothing(await beyondTheEdge(page), `texts beyond the edge at ${width} px, text at 200 %`),
    );
  });
}

test('U-11 U-13 U-33 U-35: each kind of page is accessible, and fits narrow windows and large text', async ({
  page,
  site,
}) => {
  test.slow();
  await page.goto('/');
  await audit(page, 'home page, with the first answer open');
  // Its component shows all legal texts.
  await page.goto(LEGAL_LINKS.privacy.path);
  await audit(page, 'legal page');
  await page.goto('/error');
  await audit(page, 'error page');
  await test.step('S-HDR-1 U-35: with large text the header is one row, its logo keeps its size, and it covers nothing', () =>
    withLargeText(page, async (width) => {
      const logo = await boxOf(site.header.getByRole('link').locator('> *'));
      const header = await boxOf(site.header);
      const button = await boxOf(site.contactButton);
      const content = await boxOf(page.getByRole('main').locator('> *').first());
      expect.soft(logo.width, `logo at ${width} px`).toBeGreaterThanOrEqual(90);
      expect.soft(header.height, `header at ${width} px`).toBeLessThan(80);
      expect.soft(button.x, `button at ${width} px`).toBeGreaterThanOrEqual(logo.right);
      expect.soft(button.bottom, `button at ${width} px`).toBeLessThanOrEqual(header.bottom);
      expect.soft(content.y, `content at ${width} px`).toBeGreaterThanOrEqual(header.bottom);
    }));
  await test.step('U-35: text at 200 % keeps words whole, and titles grow with it', async () => {
    const sizes = () =>
      page
        .locator('h1, h2, h3')
        .evaluateAll((titles) =>
          titles.map((title) => Number.parseFloat(getComputedStyle(title).fontSize)),
        );
    await page.goto('/');
    await page.setViewportSize({ width: 390, height: 844 });
    const before = await sizes();
    await withLargeText(page, async (width) => {
      if (width < 390) return;
      expect.soft(await brokenWords(page), `${width} px`).toEqual([]);
      if (width > 390) return;
      for (const [index, size] of (await sizes()).entries())
        expect.soft(size, `title ${index}`).toBeGreaterThan(1.2 * (before[index] ?? 0));
    });
  });
});

test('U-11 U-35: dialog, errors and thank-you are accessible, and fit narrow windows', async ({
  page,
  site,
  visitor,
}) => {
  test.slow();
  await site.visitForm();
  await audit(page, 'dialog');
  await expect(site.header).toHaveCount(1);
  await test.step('the privacy link is a tap area, although it is in a sentence', async () => {
    const policy = site.dialog.getByRole('link', { name: PRIVACY_CLAUSE.link });
    await atEachWidth(page, [320, 390, 1440], async () =>
      expect.soft((await boxOf(policy)).height).toBeGreaterThanOrEqual(TAP_AREA),
    );
  });
  const { name, date, numberOfGuests, time, ceremony } = visitor;
  await site.send({ name, phone: '1', date, numberOfGuests, time, ceremony });
  await expect(site.alert(INVALID_ALERT)).toBeVisible();
  await expect(site.field('phone')).toHaveAttribute('aria-invalid', 'true');
  await audit(page, 'choices and errors');
  await site.send(visitor);
  await site.expectThanks();
  await audit(page, 'thank-you');
});
