import { keptWords } from '@/content/flip/kept';
import { planWords } from '@/content/flip/plan';
import { expect, test } from '../../support/fixtures.ts';
import { app, back, openPaused, runUntilVisible, start } from './exercise.ts';
import { choice, notebookOnDisk } from './notebook.ts';

const plan = `${app}?view=plan`;

test('what is typed into the plan stays when its view is left, is asked about at a link, and is saved while typing once it is kept', async ({
  page,
}) => {
  await page.goto(`${app}?view=home`);
  await choice(page, /Evidence Bank/).click();
  await choice(page, /My plan/).click();
  const signs = page.getByLabel('How it begins with me');
  const first = page.getByLabel('What I do first');
  await signs.fill('I wake at four.');
  await expect(page.getByText(keptWords.draft)).toBeVisible();
  await back(page).click();
  await choice(page, /My plan/).click();
  await expect(signs).toHaveValue('I wake at four.');
  expect(await notebookOnDisk(page)).toBeNull();

  await page.getByRole('link', { name: planWords.talk.label }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: keptWords.leave.stay }).click();
  await expect(signs).toHaveValue('I wake at four.');

  await page.getByRole('button', { name: planWords.keep }).click();
  await expect(page.getByText(planWords.kept, { exact: true })).toBeVisible();
  await first.fill('A glass of water.');
  await expect(page.getByText(planWords.kept, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: planWords.talk.label }).click();
  await expect(page).toHaveURL(/resources/);
  await page.goto(plan);
  await expect(page.getByText('A glass of water.')).toBeVisible();
});

test('a half-written experiment is still there when its view is opened again', async ({ page }) => {
  await page.goto(`${app}?view=home`);
  await choice(page, /Evidence Bank/).click();
  await choice(page, /^Experiments/).click();
  await choice(page, /A new experiment/).click();
  await page.getByRole('textbox').fill('I will not sleep.');
  await choice(page, /Turn the page/).click();
  await page.getByRole('textbox').fill('Searching');
  await back(page).click();
  await choice(page, /^Experiments/).click();
  await choice(page, /A new experiment/).click();
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
  await expect(asked).toContainText('This goes from this device: your plan.');
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
  await choice(page, /^30 minutes/).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep them here' }).click();
  await expect(page.getByText('You may close this page.')).toBeVisible();
  await page.goto(`${app}?view=home`);
  await runUntilVisible(page, start(page));
  await expect(page.getByText(/Your urge can wait until/)).toBeVisible();
});
