import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { middleOf } from '../support/boxes.ts';
import { fileOf, openFilesField, picture, type TestFile } from '../support/files-field.ts';
import { expect, test } from '../support/test.ts';

/** Dropping and pasting files. */

const PDF = fileOf('menu.pdf', 'application/pdf', '%PDF-1.4');

test('S-GEN-3 S-GEN-6: files can be dropped on the zone and the list, or pasted, and nowhere else; the zone is highlighted under dragged files', async ({
  page,
}) => {
  const files = await openFilesField(page);
  await test.step('a file dropped beside the zone does not make the browser leave the page', async () => {
    // Retry, because the form listens for drops only after React has mounted it.
    const drop = (...brought: TestFile[]) => files.drop(page.locator('body'), ...brought);
    await expect.poll(() => drop(PDF)).toEqual([false, true, true]);
    expect(await drop()).toEqual([false, false, false]);
    await expect(files.rows).toHaveCount(0);
  });
  await test.step('the zone is highlighted under dragged files, and accepts nothing but files', async () => {
    await files.dragOver(files.zone, PDF);
    await expect(files.zone).toHaveAttribute('data-over');
    await files.dragLeave(files.zone, PDF);
    await expect(files.zone).not.toHaveAttribute('data-over');
    // The browser handles dragged and pasted text itself.
    expect(await files.dragOver(files.zone)).toEqual([false]);
    expect(await files.paste(files.zone)).toEqual([false]);
    await expect(files.zone).not.toHaveAttribute('data-over');
  });
  await files.drop(files.zone, picture('dropped.png'));
  await files.zone.click({ position: { x: 4, y: 4 } });
  await files.paste(page.locator(':focus'), picture('pasted.png'));
  await files.drop(files.rows.first(), PDF);
  await expect.poll(files.names).toEqual(['dropped.png', 'pasted.png', 'menu.pdf']);
});

test('S-GEN-4: a dropped folder is refused, and the refusal is announced', async ({ page }) => {
  const files = await openFilesField(page);
  const parent = mkdtempSync(join(tmpdir(), 'folder-'));
  // The name is that of an accepted file, so only reading shows that it is a folder.
  const folder = join(parent, 'boda.pdf');
  mkdirSync(folder);
  await files.zone.scrollIntoViewIfNeeded();
  const middle = await middleOf(files.zone);
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', {
      type,
      ...middle,
      data: { items: [], files: [folder], dragOperationsMask: 1 },
    });
  await expect(files.status).toHaveText('Archivos no añadidos. No se ha podido leer: boda.pdf');
  await expect(files.rows).toHaveCount(0);
  rmSync(parent, { recursive: true });
});
