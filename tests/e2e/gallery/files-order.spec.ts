import { openFourFiles } from '../../support/files-field.ts';
import { swipe } from '../../support/gallery.ts';
import { settle } from '../../support/page-control.ts';
import { expect, test } from '../../support/test.ts';

/** Reordering files by mouse, finger, keys and buttons, and its motion. */

test('S-GEN-5 R-30: a row dragged by its handle makes the others give way, and the value follows; Escape undoes the drag alone, and a click moves nothing', async ({
  page,
}) => {
  const files = await openFourFiles(page);
  // In a modal dialog, as on the site.
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    dialog.append(document.getElementById('root') as HTMLElement);
    dialog.showModal();
  });
  await files.rows.first().evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const from = await files.handleOf('a.pdf');
  const to = await files.handleOf('c.pdf');
  const press = async () => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
  };
  await press();
  await page.mouse.move(from.x, to.y, { steps: 5 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.locator('dialog')).toHaveAttribute('open');
  await page.mouse.click(from.x, from.y);
  await settle(page);
  await files.expectOrder('abcd');
  expect((await files.handleOf('a.pdf')).y).toBeCloseTo(from.y, 0);

  await press();
  await page.mouse.move(from.x, to.y - 20, { steps: 5 });
  await expect.poll(async () => (await files.handleOf('b.pdf')).y).toBeCloseTo(from.y, 0);
  await page.mouse.up();
  await files.expectOrder('bcad');
  await expect(files.status).toHaveText('a.pdf: puesto 3 de 4');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 800 } });

  test('S-GEN-5: a finger on a handle moves its file and does not scroll the page', async ({
    page,
  }) => {
    const files = await openFourFiles(page);
    const before = await page.evaluate(() => scrollY);
    const from = await files.handleOf('b.pdf');
    await swipe(page, from, { y: (await files.handleOf('a.pdf')).y - from.y });
    await files.expectOrder('bacd');
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
});

test('S-GEN-5: the buttons move a file by mouse and keys, keep the focus, and say its place, also at both ends of the list', async ({
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
  await files.button('Bajar d.pdf').press('Space');
  await settle(page);
  await files.expectOrder('abcd');
});

/** Records each row that starts to move, because its transition could end before the test asks for it. */
function recordMoves() {
  const moves: unknown[] = [];
  document.addEventListener('transitionrun', ({ target, propertyName }) => {
    const row = target as HTMLElement;
    const [animation] = row.getAnimations();
    if (propertyName !== 'translate' || !animation?.effect) return;
    const { duration, easing } = animation.effect.getTiming();
    moves.push({ name: row.querySelector('[title]')?.textContent, duration, easing });
  });
  Object.assign(globalThis, { moves });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('S-CON-10 R-32: rows move to their new places in 0.45 s with the curve of every layout change; with reduced motion at once', async ({
    page,
  }) => {
    const LAYOUT = { duration: 450, easing: 'cubic-bezier(0.4, 0, 0.1, 1)' };
    const takeMoves = async () => {
      await settle(page);
      return page.evaluate<{ name: string }[]>('moves.splice(0)');
    };
    await page.addInitScript(recordMoves);
    const files = await openFourFiles(page);
    await files.button('Bajar a.pdf').click();
    await files.expectOrder('bacd');
    const moves = (await takeMoves()).sort((one, other) => one.name.localeCompare(other.name));
    expect(moves).toEqual([
      { name: 'a.pdf', ...LAYOUT },
      { name: 'b.pdf', ...LAYOUT },
    ]);
    await files.button('Quitar c.pdf').click();
    await files.expectOrder('bad');
    expect(await takeMoves()).toEqual([{ name: 'd.pdf', ...LAYOUT }]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await files.button('Bajar b.pdf').click();
    await files.expectOrder('abd');
    expect(await takeMoves()).toEqual([]);
  });
});
