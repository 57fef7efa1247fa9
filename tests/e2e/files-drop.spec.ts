import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileOf, openFilesField, picture, type TestFile } from '../support/files-field.ts';
import { expect, test } from '../support/test.ts';

/** Files that are dropped and pasted. */

const PDF = fileOf('menu.pdf', 'application/pdf', '%PDF-1.4');

test('S-GEN-3 S-GEN-6: files are dropped on the zone, which shows it, and on the list, pasted, and nowhere else', async ({
  page,
}) => {
  const files = await openFilesField(page);
  await test.step('a file dropped beside the zone does not make the browser leave the page', async () => {
    // The form listens once it is there for good.
    const drop = (...brought: TestFile[]) => files.drop(page.locator('body'), ...brought);
    await expect.poll(() => drop(PDF)).toEqual([false, true, true]);
    expect(await drop()).toEqual([false, false, false]);
    await expect(files.rows).toHaveCount(0);
  });
  await test.step('the zone shows that it takes the files held over it, and takes nothing but files', async () => {
    await files.dragOver(files.zone, PDF);
    await expect(files.zone).toHaveAttribute('data-over');
    await files.dragLeave(files.zone, PDF);
    await expect(files.zone).not.toHaveAttribute('data-over');
    // Text that is dragged or pasted is the browser's own affair.
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

test('S-GEN-4: a dropped folder is refused, which is announced', async ({ page }) => {
  const files = await openFilesField(page);
  const parent = mkdtempSync(join(tmpdir(), 'folder-'));
  // By its name a file that is taken: only its reading shows what it is.
  const folder = join(parent, 'boda.pdf');
  mkdirSync(folder);
  await files.zone.scrollIntoViewIfNeeded();
  const { x, y } = (await files.zone.boundingBox()) ?? { x: 0, y: 0 };
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', {
      type,
      x: x + 20,
      y: y + 20,
      data: { items: [], files: [folder], dragOperationsMask: 1 },
    });
  await expect(files.status).toHaveText('Archivos no añadidos. No se ha podido leer: boda.pdf');
  await expect(files.rows).toHaveCount(0);
  rmSync(parent, { recursive: true });
});
