import type { Page } from 'playwright/test';
import { openFourFiles } from '../support/four-files.ts';
import { expect, test } from '../support/test.ts';

/** Reordering files by mouse, touch, keyboard and buttons. */

const pageScroll = (page: Page) => page.evaluate(() => scrollY);

/** Moves the whole form into a modal dialog, as on the site. */
const putIntoDialog = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.append(document.getElementById('root') as HTMLElement);
    dialog.showModal();
  });

test('S-GEN-5 R-30: dragging a handle by mouse moves the other files aside and changes the value; Escape undoes the drag', async ({
  page,
}) => {
  const files = await openFourFiles(page);
  await test.step('Escape undoes a drag, and a click moves nothing', async () => {
    const { x, y } = await files.handleOf('a.pdf');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 200, { steps: 5 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await files.expectOrder('abcd');
    await expect.poll(async () => (await files.handleOf('a.pdf')).y).toBeCloseTo(y, 0);
    await page.mouse.click(x, y);
    await expect(files.button('Mover a.pdf')).toHaveAttribute('aria-pressed', 'false');
    await files.expectOrder('abcd');
  });
  const from = await files.handleOf('a.pdf');
  const to = await files.handleOf('c.pdf');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y - 20, { steps: 5 });
  await expect(files.rows.first()).toHaveAttribute('data-dragged');
  // During the drag the second file is in the place of the first.
  await expect.poll(async () => (await files.handleOf('b.pdf')).y).toBeCloseTo(from.y, 0);
  await page.mouse.up();
  await files.expectOrder('bcad');
  await expect(files.status).toHaveText('a.pdf: puesto 3 de 4');
});

test('S-GEN-5: a drag to the edge of the window scrolls the page', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 420 });
  const files = await openFourFiles(page);
  await files.rows.first().evaluate((row) => row.scrollIntoView({ block: 'start' }));
  const scrolled = () => pageScroll(page);
  const before = await scrolled();
  const { x, y } = await files.handleOf('a.pdf');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, 415, { steps: 5 });
  await expect.poll(scrolled).toBeGreaterThan(before + 100);
  await page.mouse.up();
  await files.expectOrder('bcda');
});

test('S-GEN-5: in a dialog that scrolls, a drag to its edge scrolls the dialog and not the page', async ({
  page,
}) => {
  const files = await openFourFiles(page);
  await putIntoDialog(page);
  const dialog = page.locator('dialog');
  await dialog.evaluate((box) => Object.assign(box.style, { height: '360px', overflowY: 'auto' }));
  await files.rows.first().evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const scrolled = () => Promise.all([dialog.evaluate((box) => box.scrollTop), pageScroll(page)]);
  const [before, pageBefore] = await scrolled();
  const { x, y } = await files.handleOf('a.pdf');
  const bottom = await dialog.evaluate((box) => box.getBoundingClientRect().bottom);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, bottom - 10, { steps: 5 });
  await expect.poll(async () => (await scrolled())[0]).toBeGreaterThan(before + 100);
  await page.mouse.up();
  await files.expectOrder('bcda');
  expect((await scrolled())[1]).toBe(pageBefore);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 800 } });

  test('S-GEN-5: dragging a handle moves its file and does not scroll the page', async ({
    page,
  }) => {
    const files = await openFourFiles(page);
    await files.rows.nth(1).scrollIntoViewIfNeeded();
    const scrolled = () => pageScroll(page);
    const before = await scrolled();
    const from = await files.handleOf('b.pdf');
    const to = await files.handleOf('a.pdf');
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: from.x, y }],
      });
    await touch('touchStart', from.y);
    for (const part of [0.25, 0.5, 0.75, 1])
      await touch('touchMove', from.y + (to.y - from.y) * part);
    await touch('touchEnd');
    await files.expectOrder('bacd');
    expect(await scrolled()).toBe(before);
  });
});

test('S-GEN-5: Space lifts and drops a file and the arrow keys move it; each step is announced in Spanish', async ({
  page,
}) => {
  const files = await openFourFiles(page);
  const handle = files.button('Mover b.pdf');
  await expect(handle).toHaveAccessibleDescription(/^Para ordenar con el teclado/);
  await handle.press('Space');
  await expect(files.status).toHaveText('b.pdf levantado. Puesto 2 de 4');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(files.status).toHaveText('b.pdf: puesto 4 de 4');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await files.expectOrder('acbd');
  await expect(handle).toBeFocused();
  await page.keyboard.press('Space');
  await expect(files.status).toHaveText('b.pdf soltado en el puesto 3 de 4');
  // A dropped file does not move.
  await page.keyboard.press('ArrowUp');
  await files.expectOrder('acbd');
});

test('S-GEN-5: Escape returns a lifted or dragged file to its place, and does not close the dialog around it', async ({
  page,
}) => {
  const files = await openFourFiles(page);
  await putIntoDialog(page);
  await files.button('Mover b.pdf').press('Space');
  await page.keyboard.press('ArrowDown');
  await files.expectOrder('acbd');
  await page.keyboard.press('Escape');
  await files.expectOrder('abcd');
  await expect(files.status).toHaveText('Cancelado. b.pdf vuelve al puesto 2 de 4');
  const { x, y } = await files.handleOf('a.pdf');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 200, { steps: 5 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.locator('dialog')).toHaveAttribute('open');
  await files.expectOrder('abcd');
  // No file is lifted or dragged any more, so Escape closes the dialog.
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).not.toHaveAttribute('open');
});

test('S-GEN-5: the buttons move a file and keep the focus, also at both ends of the list; the click of a screen reader lifts a file', async ({
  page,
}) => {
  const files = await openFourFiles(page);
  await files.button('Bajar a.pdf').click();
  await files.expectOrder('bacd');
  await expect(files.button('Bajar a.pdf')).toBeFocused();
  await expect(files.status).toHaveText('a.pdf: puesto 2 de 4');
  await files.button('Subir a.pdf').press('Enter');
  await files.expectOrder('abcd');
  await expect(files.button('Subir a.pdf')).toBeFocused();
  await expect(files.button('Subir a.pdf')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await files.expectOrder('abcd');
  await test.step('the click of a screen reader lifts a file, also if it has a click count', async () => {
    await files.button('Mover b.pdf').dispatchEvent('click', { detail: 1 });
    await expect(files.status).toHaveText('b.pdf levantado. Puesto 2 de 4');
  });
});
