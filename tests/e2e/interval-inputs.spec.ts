import { boxOf, middleOf } from '../support/boxes.ts';
import { GALLERY_URL } from '../support/gallery.ts';
import { drag, intervalIn, LABEL, openInterval } from '../support/interval.ts';
import { expect, test } from '../support/test.ts';

/** The number inputs of an interval, and how they move its thumbs. */

test('S-GEN-1 S-GEN-2 S-CON-9: typing rewrites nothing; leaving the input keeps its value within the bounds, moves the other end if the gap needs it, and announces the correction; reset restores inputs and thumbs', async ({
  page,
}) => {
  const { thumb, input, note, group, reset, expectInterval, expectValue } =
    await openInterval(page);
  await input('Máximo').fill('');
  await expect(group(LABEL)).toContainText('El campo no puede estar vacío');
  await input('Máximo').pressSequentially('2');
  await expectInterval(80, 2);
  await expect(thumb('Máximo')).toHaveAttribute('aria-valuetext', '81 €');
  await input('Máximo').pressSequentially('50');
  await expectValue(80, 250);
  await expect(group(LABEL)).not.toContainText('El campo');
  await input('Máximo').fill('2');
  await expect(note).toBeEmpty();
  await expect(group(LABEL)).not.toContainText('diferencia');
  await input('Máximo').press('Tab');
  await expectValue(1, 2);
  await expect(note).toHaveText('Ajustado: de 1 € a 2 €.');
  await expect(thumb('Mínimo')).toHaveAttribute('aria-valuetext', '1 €');
  await input('Mínimo').fill('700');
  await expect(note).toBeEmpty();
  await input('Mínimo').blur();
  await expectValue(499, 500);
  await input('Mínimo').fill('20.4');
  await input('Mínimo').blur();
  await expectValue(20, 500);
  await test.step('S-GEN-1: reset restores inputs and thumbs', async () => {
    await thumb('Máximo').press('End');
    await input('Mínimo').fill('900');
    await reset.click();
    await expectInterval(80, 160);
    await expect(note).toBeEmpty();
    await expect(thumb('Mínimo')).toHaveAttribute('aria-valuetext', '80 €');
    await expect(thumb('Máximo')).toHaveAttribute('aria-valuetext', '160 €');
    await thumb('Mínimo').press('ArrowRight');
    await expectInterval(81, 160);
  });
});

test('S-GEN-2: a click on "Finalizar" and Enter in an input settle an open draft, and then submit', async ({
  page,
}) => {
  const { input, note, group, submit, startAnew, expectValue } = await openInterval(page);
  await input('Mínimo').fill('300');
  await submit.click();
  await expectValue(300, 301);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(note).toHaveText('Ajustado: de 300 € a 301 €.');
  await startAnew();
  await input('Mínimo').fill('300');
  await input('Mínimo').press('Enter');
  await expectValue(300, 301);
  await expect(group(LABEL)).not.toContainText('diferencia');
});

test('S-CON-9: a press on the slider settles an open draft before it moves a thumb, also a tap that leaves the focus in the input', async ({
  page,
}) => {
  const { thumb, input, startAnew, expectInterval, expectValue } = await openInterval(page);
  await thumb('Mínimo').press('Home');
  const atBound = await middleOf(thumb('Mínimo'));
  await thumb('Mínimo').press('PageUp');
  await input('Máximo').fill('20');
  await page.mouse.click(atBound.x, atBound.y);
  await expectValue(0, 20);
  await input('Mínimo').fill('300');
  await drag(page, thumb('Mínimo'), -2_000);
  await expectInterval(0, 301);
  await startAnew();
  const track = thumb('Mínimo').locator('xpath=ancestor::*[@data-index]/..');
  const { x, y, width, height } = await boxOf(track);
  await input('Mínimo').fill('300');
  // In Safari a tap on the track, which is not focusable, leaves the focus in the input.
  const tapped = { bubbles: true, pointerType: 'touch', clientX: x + width, clientY: y + height };
  for (const type of ['pointerdown', 'pointerup', 'click']) await track.dispatchEvent(type, tapped);
  await expectValue(300, 500);
  // A click without a `pointerdown` before it is ignored.
  await track.dispatchEvent('click', { ...tapped, clientX: x });
  await expectValue(300, 500);
});

test('S-GEN-2: an unfinished number has no message until the input is left; the arrows of an input push the other end', async ({
  page,
}) => {
  const { input, group, startAnew, expectInterval, expectValue } = await openInterval(page);
  const message = group(LABEL).getByText('El campo no puede estar vacío');
  for (const draft of ['-', '1e']) {
    await input('Máximo').fill('160');
    await expect(message).toBeHidden();
    await input('Máximo').press('ControlOrMeta+a');
    await input('Máximo').pressSequentially(draft);
    expect(await input('Máximo').evaluate((end: HTMLInputElement) => end.validity.badInput)).toBe(
      true,
    );
    await expect(input('Mínimo')).not.toHaveAttribute('aria-invalid');
    await expect(message).toBeHidden();
    await input('Máximo').blur();
    await expect(message).toBeVisible();
  }
  await startAnew();
  await test.step('the arrows, by key and by mouse, push the other end', async () => {
    await input('Mínimo').fill('158');
    for (let press = 0; press < 3; press += 1) await input('Mínimo').press('ArrowUp');
    await expectValue(161, 162);
    const { x, y, width, height } = await boxOf(input('Máximo'));
    await page.mouse.move(x + width / 2, y + height / 2);
    for (let press = 0; press < 2; press += 1)
      await page.mouse.click(x + width - 8, y + height / 2 + 5);
    await expectInterval(159, 160);
    await input('Máximo').hover();
    await page.mouse.wheel(0, 60);
    await expectInterval(159, 160);
  });
});

test('S-GEN-1: while both ends are empty the thumbs are at the bounds; moving one thumb fills in both; a disabled interval does not change', async ({
  page,
}) => {
  await page.goto(GALLERY_URL);
  const { thumb, input, note, expectInterval } = intervalIn(page.locator('#interval-empty'));
  await expectInterval('', '');
  await expect(thumb('Máximo')).toHaveAttribute('aria-valuetext', 'Sin elegir');
  await input('Mínimo').fill('900');
  await input('Mínimo').blur();
  await expectInterval(499, '');
  await expect(note).toHaveText('Ajustado a 499 €.');
  await thumb('Mínimo').press('ArrowLeft');
  await expectInterval(498, 500);
  await expect(thumb('Máximo')).toHaveAttribute('aria-valuetext', '500 €');
  await test.step('disabled thumbs and inputs do not change', async () => {
    const { thumb, input, expectInterval } = intervalIn(page.locator('#interval-disabled'));
    for (const control of [thumb('Mínimo'), thumb('Máximo'), input('Mínimo'), input('Máximo')])
      await expect(control).toBeDisabled();
    await thumb('Máximo').scrollIntoViewIfNeeded();
    await drag(page, thumb('Máximo'), 80);
    const { x, y } = await middleOf(thumb('Mínimo'));
    await page.mouse.click(x - 20, y);
    await expectInterval(80, 160);
  });
});
