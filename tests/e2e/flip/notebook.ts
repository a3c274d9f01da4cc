import type { Page } from '@playwright/test';
import { databases } from '@/lib/device/device';
import { expect } from './exercise.ts';

/** The raw content of a notebook or workbook database in the browser; null if there is none. */
export const notebookOnDisk = (page: Page, database: string = databases.notebook) =>
  page.evaluate(async (database) => {
    const all = await indexedDB.databases();
    if (!all.some(({ name }) => name === database)) return null;
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(database, 1);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const read = <Row>(store: string) =>
      new Promise<Row[]>((resolve) => {
        const rows = db.transaction(store).objectStore(store).getAll();
        rows.onsuccess = () => resolve(rows.result);
      });
    const pages = await read<{ owner: string; kind: string; iv: Uint8Array; data: ArrayBuffer }>('pages');
    const keys = await read<{ owner: string; key: CryptoKey }>('keys');
    db.close();
    return {
      pages: pages.map(({ owner, kind, data }) => ({
        owner,
        kind,
        bytes: new TextDecoder('latin1').decode(data),
      })),
      keys: keys.map(({ owner, key }) => ({ owner, extractable: key.extractable })),
    };
  }, database);

export const keepPostponements = (page: Page) =>
  page.getByRole('switch', { name: 'Keep my waits on this device' });

export const choice = (page: Page, name: RegExp) => page.getByRole('button', { name });

/** Answers a wait that is due. */
export async function answerPostponement(page: Page, urge: string, searched: 'Yes' | 'No') {
  await page.getByRole('button', { name: urge }).click();
  await page.getByRole('button', { name: searched, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'That is all' })).toBeFocused();
}

/** Ends a running wait early, and answers it. */
export async function endPostponement(page: Page, urge: string, searched: 'Yes' | 'No') {
  await page.getByRole('button', { name: 'End the wait now' }).click();
  await answerPostponement(page, urge, searched);
}

export const turn = (page: Page) => page.getByRole('button', { name: 'Turn the page' }).click();

export async function predict(page: Page, prediction: string, leaveOut: string) {
  await page.getByRole('button', { name: 'A new experiment' }).click();
  await page.getByLabel('What will happen, as the worry tells it?').fill(prediction);
  await turn(page);
  await page.getByLabel('What will I not do?').fill(leaveOut);
  await turn(page);
  await page.getByRole('button', { name: 'Keep it on this device' }).click();
  await expect(page.getByRole('region', { name: 'Under way' })).toContainText(prediction);
}

export async function finish(page: Page, verdict: string, happened: string, learned: string) {
  await page.getByRole('button', { name: 'Write what happened' }).click();
  await page.getByRole('button', { name: verdict }).click();
  await page.getByLabel('What happened? Only what I saw').fill(happened);
  await turn(page);
  await page.getByLabel('What did I learn?').fill(learned);
  await page.getByRole('button', { name: 'Keep the result on this device' }).click();
  await expect(page.getByRole('region', { name: 'Your own predictions' })).toContainText(learned);
}

/** Deletes everything that the device keeps, which is asked about first. */
export async function deleteNotebook(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete all of it' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all of it' }).click();
}
