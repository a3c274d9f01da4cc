import type { Locator, Page } from '@playwright/test';
import { planWords } from '@/content/flip/plan';
import { databases } from '@/lib/device/device';
import { databasesOnDisk } from '../../support/on-disk.ts';
import { type Exercise, expect, viewPath } from './exercise.ts';

/** The raw content of the notebook's database in the browser; undefined if there is none. */
export const notebookOnDisk = async (page: Page) => (await databasesOnDisk(page))[databases.notebook];

export const choice = (page: Page, name: RegExp) => page.getByRole('button', { name });

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

/** Keeps a plan on the device. @returns its line on how it begins */
export async function keepPlan(app: Exercise): Promise<Locator> {
  await app.openPaused(viewPath('plan'));
  const signs = app.page.getByLabel(planWords.lines.signs);
  await app.runUntilVisible(signs);
  await signs.fill('I wake at four.');
  await app.page.getByRole('button', { name: planWords.keep }).click();
  await expect(app.page.getByText(planWords.kept, { exact: true })).toBeVisible();
  return signs;
}

/** Deletes everything that the device keeps, which is asked about first. */
export async function deleteNotebook(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete all of it' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all of it' }).click();
}
