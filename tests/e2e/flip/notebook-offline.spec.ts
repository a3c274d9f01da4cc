import type { Locator } from '@playwright/test';
import { expect, home, noNetwork, test, viewPath } from './exercise.ts';
import { choice, keepPostponements } from './notebook.ts';

// The first tier has each view of the notebook online, and the exercise offline and by keyboard.
test('waits and experiments work offline and by keyboard alone', {
  tag: '@long',
}, async ({ app, page, expectConsole }) => {
  expectConsole(noNetwork);
  await app.goOffline();
  const press = async (goal: Locator) => {
    await app.tabTo(goal);
    await page.keyboard.press('Enter');
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const type = async (label: string, text: string) => {
    await app.tabTo(page.getByLabel(label));
    await page.keyboard.type(text);
  };

  await page.goto(home);
  await app.start().waitFor();
  await press(choice(page, /I want to search/));
  await expect(page.getByRole('heading', { level: 1, name: 'I want to search' })).toBeFocused();
  const keep = keepPostponements(page);
  await app.tabTo(keep);
  await page.keyboard.press('Space');
  await expect(keep).toBeChecked();
  await page.keyboard.press('Shift+Tab');
  await expect(choice(page, /Until tomorrow/)).toBeFocused();
  for (let up = 0; up < 3; up++) await page.keyboard.press('Shift+Tab');
  await expect(choice(page, /^5 minutes/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /It can wait until/ })).toBeFocused();
  await press(button('End the wait now'));
  await expect(page.getByRole('heading', { name: 'How is the urge now?' })).toBeFocused();
  await press(button('It has grown'));
  await expect(page.getByRole('heading', { name: 'Did you search in between?' })).toBeFocused();
  await press(button('No'));
  await expect(page.getByRole('heading', { name: 'That is all' })).toBeFocused();
  await press(button('Back to Home'));
  await expect(app.start()).toBeVisible();

  // What was written offline is still there after an offline reload.
  await page.goto(viewPath('experiments'));
  await press(button('A new experiment'));
  await type('What will happen, as the worry tells it?', 'I will not sleep.');
  await press(button('Turn the page'));
  await expect(page.getByRole('heading', { name: 'What will I not do?' })).toBeFocused();
  await type('What will I not do?', 'Search.');
  await press(button('Turn the page'));
  await press(button('Keep it on this device'));
  await expect(page.getByRole('region', { name: 'Under way' })).toContainText('I will not sleep.');
  await page.reload();
  await page.getByRole('region', { name: 'Under way' }).waitFor();
  await press(button('Write what happened'));
  await expect(page.getByRole('heading', { name: 'Did the prediction come true?' })).toBeFocused();
  await press(button('It did not'));
  await type('What happened? Only what I saw', 'I slept.');
  await press(button('Turn the page'));
  await press(button('Keep the result on this device'));
  await expect(page.getByRole('region', { name: 'Your own predictions' })).toContainText('I slept.');

  await page.goto(viewPath('evidence'));
  await expect(page.getByRole('region', { name: 'Your own predictions' })).toContainText('I slept.');
  await page.goto(viewPath('helps'));
  await expect(page.getByText('There is nothing to compare yet')).toBeVisible();
  await page.goto(viewPath('plan'));
  await type('How it begins with me', 'I wake at four.');
  await press(button('Keep it on this device'));
  await expect(page.getByText('It is kept on this device.')).toBeVisible();
  await press(button('Show only the flip'));
  await expect(page.getByText('Wanting more of it again is no failure.')).toBeVisible();
  await press(button('Bring everything back'));
  await expect(choice(page, /I want to search/)).toBeVisible();
});
