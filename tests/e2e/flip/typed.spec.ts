import type { Page } from '@playwright/test';
import { keptWords } from '@/content/flip/kept';
import { planWords } from '@/content/flip/plan';
import { expect, test } from '../../support/fixtures.ts';
import { app, back, openPaused, runUntilVisible, start } from './exercise.ts';
import { choice, notebookOnDisk } from './notebook.ts';

const plan = `${app}?view=plan`;

/** Views load their code, for which the paused clock has to go on. */
async function press(page: Page, name: RegExp) {
  await runUntilVisible(page, choice(page, name));
  await choice(page, name).click();
}

test('what is typed into the plan stays when its view is left, is asked about at a link, and is saved while typing once it is kept', async ({
  page,
}) => {
  await openPaused(page, `${app}?view=home`);
  await press(page, /Evidence Bank/);
  await press(page, /A plan for setbacks/);
  const signs = page.getByLabel('How it begins with me');
  const first = page.getByLabel('What I do first');
  await signs.fill('I wake at four.');
  await expect(page.getByText(keptWords.draft)).toBeVisible();
  await back(page).click();
  await press(page, /A plan for setbacks/);
  await expect(signs).toHaveValue('I wake at four.');
  expect(await notebookOnDisk(page)).toBeNull();

  await page.getByRole('link', { name: planWords.talk.label }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: keptWords.leave.stay }).click();
  await expect(signs).toHaveValue('I wake at four.');

  await page.getByRole('button', { name: planWords.keep }).click();
  await expect(page.getByText(planWords.kept, { exact: true })).toBeVisible();
  await first.fill('A glass of water.');
  await page.clock.runFor(400);
  await expect(page.getByText(planWords.kept, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: planWords.talk.label }).click();
  await expect(page).toHaveURL(/resources/);
  await page.goto(plan);
  await runUntilVisible(page, first);
  await expect(first).toHaveValue('A glass of water.');
});

test('a half-written experiment is still there when its view is opened again', async ({ page }) => {
  await openPaused(page, `${app}?view=home`);
  await press(page, /Evidence Bank/);
  await press(page, /^Experiments/);
  await press(page, /A new experiment/);
  await page.getByRole('textbox').fill('I will not sleep.');
  await press(page, /^Next|Continue/);
  await page.getByRole('textbox').fill('Searching');
  await back(page).click();
  await press(page, /^Experiments/);
  await press(page, /A new experiment/);
  await expect(page.getByRole('textbox')).toHaveValue('Searching');
});

test('deleting the notebook asks, names what goes, and can be undone for ten seconds', async ({ page }) => {
  await openPaused(page, plan);
  const signs = page.getByLabel('How it begins with me');
  await signs.fill('I wake at four.');
  await page.getByRole('button', { name: planWords.keep }).click();
  const remove = page.getByRole('button', { name: keptWords.remove });
  const asked = page.getByRole('alertdialog', { name: keptWords.ask.title });
  await remove.click();
  await expect(asked).toContainText('This goes from this device: your plan for setbacks.');
  await asked.getByRole('button', { name: keptWords.ask.no }).click();
  await expect(signs).toHaveValue('I wake at four.');

  await remove.click();
  await asked.getByRole('button', { name: keptWords.ask.yes }).click();
  await expect(page.getByText(keptWords.deleted)).toBeVisible();
  await expect(signs).toHaveValue('');
  await page.getByRole('button', { name: keptWords.undo }).click();
  await expect(signs).toHaveValue('I wake at four.');

  await remove.click();
  await asked.getByRole('button', { name: keptWords.ask.yes }).click();
  await expect(page.getByText(keptWords.deleted)).toBeVisible();
  await page.clock.runFor(11_000);
  await expect(page.getByRole('button', { name: keptWords.undo })).toBeHidden();
  await page.reload();
  await runUntilVisible(page, signs);
  await expect(signs).toHaveValue('');
});

test('a wait of half an hour asks once whether the device may keep it', async ({ page }) => {
  await openPaused(page, `${app}?view=delay`);
  await press(page, /^30 minutes/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep them here' }).click();
  await expect(page.getByText('You may close this page.')).toBeVisible();
  await page.goto(`${app}?view=home`);
  await runUntilVisible(page, start(page));
  await expect(page.getByText(/Your urge can wait until/)).toBeVisible();
});
