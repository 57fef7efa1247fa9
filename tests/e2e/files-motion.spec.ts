import { FOUR_FILES, openFourFiles } from '../support/four-files.ts';
import { expect, test } from '../support/test.ts';

/** The animations of a file list whose order changes. */

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The animation of every layout change (S-CON-10). */
const LAYOUT = { duration: 450, easing: 'cubic-bezier(0.4, 0, 0.1, 1)' };

test('S-CON-10 R-32: a move takes 0.45 s with the curve of every layout change', async ({
  page,
}) => {
  const files = await openFourFiles(page);
  await files.animations();
  const step = await files.rowStep();
  await files.button('Bajar a.pdf').click();
  await files.expectOrder('bacd');
  expect(await files.animations()).toEqual([
    { name: 'b.pdf', translate: [`0 ${step}px`, '0 0'], ...LAYOUT },
    { name: 'a.pdf', translate: [`0 ${-step}px`, '0 0'], ...LAYOUT },
  ]);
});

test('S-CON-10 R-32: dropping animates only the dropped file, because the others moved aside during the drag', async ({
  page,
}) => {
  const files = await openFourFiles(page);
  await files.animations();
  const step = await files.rowStep();
  const { x, y } = await files.handleOf('a.pdf');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 70, { steps: 5 });
  // Wait for the final position, because the rest of the movement would be animated.
  await expect(files.rows.nth(1)).toHaveCSS('translate', `0px ${-step}px`);
  await page.mouse.up();
  await files.expectOrder('bacd');
  expect(await files.animations()).toEqual([
    { name: 'a.pdf', translate: [`0 ${70 - step}px`, '0 0'], ...LAYOUT },
  ]);
});

test('S-CON-10 R-32: new files appear with an animation, and the files below a removed one move up with one', async ({
  page,
}) => {
  const files = await openFourFiles(page);
  const appear = FOUR_FILES.map(({ name }) => ({ name, translate: undefined, ...LAYOUT }));
  expect(await files.animations()).toEqual(appear);
  const step = await files.rowStep();
  await files.button('Quitar c.pdf').click();
  await files.expectOrder('abd');
  expect(await files.animations()).toEqual([
    { name: 'd.pdf', translate: [`0 ${step}px`, '0 0'], ...LAYOUT },
  ]);
});

test('S-CON-10 R-32: with reduced motion nothing is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const files = await openFourFiles(page);
  await files.button('Bajar a.pdf').click();
  await files.expectOrder('bacd');
  expect(await files.animations()).toEqual([]);
});
