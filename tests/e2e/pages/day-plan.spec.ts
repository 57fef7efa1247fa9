import type { Locator, Page } from 'playwright/test';
import { DAY_PLAN, DAYS, GUEST_COUNTS } from '../../../src/content/day-plan.ts';
import { beyondTheEdge, expectAccessible } from '../../support/accessibility.ts';
import { atEachWidth, boxOf, withLargeText } from '../../support/layout.ts';
import { expect, test } from '../../support/test.ts';

/** The plan of a day: its words and its drawing for each number of guests, in sun and rain (U-24). */

test.skip(DAYS.length === 0, 'the studio shows no plan');

const HOURS = DAYS[0]?.hours ?? [];
/** The garden, the sun and the rain: the first pictures of the drawing. */
const GARDENS = 3;

const planOf = (page: Page) => page.getByRole('region', { name: DAY_PLAN.title });
const numberOf = (page: Page, guests: number) =>
  planOf(page)
    .getByRole('group', { name: DAY_PLAN.guests })
    .getByRole('radio', { name: `${guests}`, exact: true });
const dayOf = (page: Page, kind: string) =>
  planOf(page)
    .getByRole('group', { name: DAY_PLAN.event })
    .getByRole('radio', { name: kind, exact: true });
const rainOf = (page: Page) => planOf(page).getByRole('checkbox', { name: DAY_PLAN.rain });
const hoursOf = (page: Page) => planOf(page).getByRole('listitem');
const drawingOf = (page: Page) => planOf(page).locator('div[aria-hidden]');

/** The furniture that is seen: in sun or rain, for one number of guests. */
async function expectFurniture(page: Page, at: number, isWet: boolean): Promise<void> {
  const pictures = await drawingOf(page)
    .locator('img')
    .evaluateAll((images) =>
      images.map((image) => {
        const { opacity, objectPosition } = getComputedStyle(image);
        return { isSeen: Number(opacity) > 0 && image.clientHeight > 0, position: objectPosition };
      }),
    );
  const furniture = pictures.slice(GARDENS);
  const seen = furniture.map(({ isSeen }) => isSeen);
  expect.soft(pictures[GARDENS - 1]?.isSeen, 'the rain').toBe(isWet);
  // Furniture that the rain moves has a second drawing.
  expect.soft(seen.filter(Boolean)).toHaveLength(HOURS.length);
  // The gardens of a drawing stand one below the other: 0 %, 33.3 %, 66.7 %, 100 %.
  const gardens = furniture.map(({ position }) => /(\d+)[.\d]*%\D*$/.exec(position)?.[1]);
  expect.soft(new Set(gardens)).toEqual(new Set([`${Math.floor((100 * at) / 3)}`]));
}

/** The words that are seen, and no others. */
async function expectWords(page: Page, at: number, isWet: boolean): Promise<void> {
  const words = HOURS.map(
    ({ time, what, dry, wet, furniture }) =>
      `${time} ${what} ${(isWet && wet) || dry}, ${furniture[at]}`,
  );
  await expect.soft(hoursOf(page)).toHaveText(words);
}

const expectPlan = (page: Page, at: number, isWet: boolean) =>
  test.step(`${GUEST_COUNTS[at]} guests${isWet ? ' in the rain' : ''}`, async () => {
    await expectWords(page, at, isWet);
    await expectFurniture(page, at, isWet);
  });

/** Goes through all plans by keys. */
async function expectPlansByKeys(page: Page): Promise<void> {
  await numberOf(page, GUEST_COUNTS[1]).focus();
  await page.keyboard.press('ArrowLeft');
  for (const [at, guests] of GUEST_COUNTS.entries()) {
    await expect(numberOf(page, guests)).toBeFocused();
    await expect(numberOf(page, guests)).toBeChecked();
    await expectPlan(page, at, false);
    const before = await boxOf(planOf(page).getByRole('list'));
    await rainOf(page).press('Space');
    await expectPlan(page, at, true);
    expect(await boxOf(planOf(page).getByRole('list')), 'nothing moves').toEqual(before);
    await rainOf(page).press('Space');
    await numberOf(page, guests).focus();
    await page.keyboard.press('ArrowRight');
  }
}

/** Leads to each hour: its place is lit, and no other. */
async function expectLight(
  page: Page,
  hours: typeof HOURS,
  lead: (hour: Locator) => Promise<void>,
): Promise<void> {
  const litHours = () =>
    drawingOf(page)
      .locator('p')
      .evaluateAll((plates) =>
        plates
          .filter((plate) => getComputedStyle(plate).boxShadow !== 'none')
          .map((plate) => plate.firstElementChild?.textContent),
      );
  for (const [index, { time }] of hours.entries()) {
    await lead(hoursOf(page).nth(index));
    await expect.poll(litHours, `light of hour ${index}`).toEqual([time]);
  }
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('U-24: the plan shows the first day in the sun for the second number of guests, without controls', async ({
    page,
  }) => {
    await page.goto('/');
    await expectPlan(page, 1, false);
    await expect(planOf(page).locator('input, button:not([commandfor])')).toHaveCount(0);
    await expect(planOf(page).getByText(DAY_PLAN.rain)).toBeHidden();
  });
});

test('U-24: the guests and the rain change words and drawing', async ({ page, site }) => {
  await site.visit();
  await expectPlansByKeys(page);
  await expect(planOf(page).getByRole('button')).toHaveText([DAY_PLAN.action]);
});

test('U-24: a change is told to screen readers in one sentence, which has only what is new', async ({
  page,
  site,
}) => {
  await site.visit();
  const told = planOf(page).locator('[aria-live="polite"]');
  await expect(told).toHaveText('');
  await numberOf(page, GUEST_COUNTS[0]).check();
  const sentence = (isNew: (hour: (typeof HOURS)[number]) => string | undefined, hours = HOURS) =>
    `${hours.map((hour) => `${hour.what} ${isNew(hour)}`).join(', ')}.`;
  await expect(told).toHaveText(sentence(({ furniture }) => furniture[0]));
  await rainOf(page).check();
  await expect(told).toHaveText(sentence(({ dry, wet }) => wet ?? dry));
  await rainOf(page).uncheck();
  await expect(told).toHaveText(sentence(({ dry }) => dry));
  const other = DAYS[1];
  if (!other) return;
  await dayOf(page, other.kind).check();
  await expect(told).toHaveText(sentence(({ time }) => time, other.hours));
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } });

  test('U-24: an hour that is tapped or passes lights its place, in a drawing that stays in view above it', async ({
    page,
    site,
  }) => {
    await site.visit();
    await expectLight(page, HOURS, async (hour) => {
      await hour.evaluate((row) => row.scrollIntoView({ block: 'end' }));
      // After a tap, the mouse of a browser is there. That of the headless shell is so only after a movement.
      await hour.hover();
      const drawing = await boxOf(drawingOf(page));
      expect.soft(drawing.y, 'the drawing is in view').toBeGreaterThan(0);
      expect.soft((await boxOf(hour)).y).toBeGreaterThanOrEqual(drawing.bottom);
    });
    await page.mouse.move(0, 0);
    await expectLight(page, HOURS, (hour) =>
      hour.evaluate((row) => {
        const { y, height } = row.getBoundingClientRect();
        scrollBy({ top: y + height / 2 - 0.75 * innerHeight, behavior: 'instant' });
      }),
    );
  });
});

test('U-11 U-35: in the rain each day is accessible, and fits narrow windows and large text', async ({
  page,
  site,
}) => {
  await site.visit();
  await rainOf(page).check();
  await numberOf(page, GUEST_COUNTS[3]).check();
  await expectAccessible(page);
  for (const { kind } of DAYS) {
    if (DAYS.length > 1) await dayOf(page, kind).check();
    const expectInside = async (width: number) =>
      expect.soft(await beyondTheEdge(page), `${kind} at ${width} px`).toEqual([]);
    await atEachWidth(page, [320, 390, 1440], expectInside);
    await withLargeText(page, expectInside);
  }
});

const CEREMONY_OF = {
  weddings: 'Boda Religiosa',
  socialEvents: 'Evento Social',
  corporateEvents: 'Evento Corporativo',
};

test('U-24: each day has its own hours, which light their places, its kind of event, and its description', async ({
  page,
  site,
}) => {
  test.skip(DAYS.length < 2, 'the studio shows one day');
  await site.visit();
  for (const { id, kind, description = '', hours } of [...DAYS.slice(1), ...DAYS.slice(0, 1)]) {
    await dayOf(page, kind).check();
    await expect(hoursOf(page).locator('time')).toHaveText(hours.map(({ time }) => time));
    await expectLight(page, hours, (hour) => hour.hover());
    await planOf(page).getByRole('button', { name: DAY_PLAN.action }).click();
    await expect(site.field('ceremony')).toHaveValue(CEREMONY_OF[id]);
    await expect(site.field('description')).toHaveValue(description);
    await site.field('name').fill('Núria');
    await site.closeForm();
  }
});

test('U-24 U-22 R-23: the plan’s button opens the form with its number, as a prefill', async ({
  page,
  site,
}) => {
  await site.visit();
  const button = planOf(page).getByRole('button', { name: DAY_PLAN.action });
  const chosen = site.dialog.locator('a[href="#field-numberOfGuests"]:not([data-unchosen])');
  for (const guests of [GUEST_COUNTS[1], GUEST_COUNTS[2]]) {
    await numberOf(page, guests).check();
    await button.click();
    await site.expectValues({ numberOfGuests: guests });
    await expect(chosen).toHaveCount(0);
    await site.closeForm();
  }
});
