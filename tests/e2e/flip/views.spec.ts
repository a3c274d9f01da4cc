import { expect, test } from '@playwright/test';
import {
  app,
  back,
  count,
  flipOnce,
  openAsGuest,
  openStill,
  reload,
  settle,
  start,
  step,
} from './exercise.ts';

test('a visitor first comes to the gate, and goes on as a guest', async ({ page }) => {
  await openStill(page);
  await expect(step(page)).toHaveText('The Flip Method');
  await expect(
    page.getByText('Keep track of your recovery from health anxiety, or just begin.'),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In / Sign Up' })).toHaveAttribute(
    'href',
    '/flip-method-auth',
  );
  await page.getByRole('button', { name: 'Continue as Guest' }).click();
  await expect(start(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Continue as Guest' })).toBeVisible();
});

test('home has what a guest may use; Progress is for those who are signed in', async ({ page }) => {
  await openAsGuest(page);
  await expect(page.getByText('Break the spiral in 4 seconds')).toBeVisible();
  await expect(page.getByText(/companion to the book/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Emergency Mode' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Progress' })).toBeDisabled();
  await expect(page.getByText("Today's Progress")).toBeHidden();
  await page.getByText('The Slug Story').click();
  await expect(page.getByText(/Then I turned on the light and met the slug/)).toBeVisible();
  await page.getByRole('button', { name: 'Evidence Bank' }).click();
  await expect(step(page)).toHaveText('Evidence Bank');
  await expect(page.getByText('0%', { exact: true })).toBeVisible();
  await expect(page.getByText('Anxiety Success Rate')).toBeVisible();
  await expect(page.getByText('100%')).toBeVisible();
  await expect(page.getByText('Your Responsible Actions')).toBeVisible();
  await expect(page.getByText('Your Stats')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Reality Check' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Reality Check' }).getByRole('listitem')).toHaveCount(3);
});

test('the back button goes back one view, and a reload keeps the view', async ({ page }) => {
  await openStill(page);
  await page.getByRole('button', { name: 'Continue as Guest' }).click();
  await page.getByRole('button', { name: 'Evidence Bank' }).click();
  await expect(step(page)).toHaveText('Evidence Bank');
  await reload(page);
  await expect(step(page)).toHaveText('Evidence Bank');
  // Behind the reload lies another document, which opens anew when the device keeps the exercise by now.
  await page.goBack();
  await settle(page);
  await expect(start(page)).toBeVisible();
  await page.goForward();
  await settle(page);
  await expect(step(page)).toHaveText('Evidence Bank');
  await back(page).click();
  await settle(page);
  await expect(start(page)).toBeVisible();
});

test('going back leaves a flip; a reload in the middle of one leads home, with nothing half done', async ({
  page,
}) => {
  await openAsGuest(page);
  await start(page).click();
  await page.clock.runFor(4_000);
  await expect(step(page)).toHaveText('Is action needed?');
  await page.goBack();
  await expect(start(page)).toBeVisible();
  await start(page).click();
  await expect(step(page)).toHaveText('Notice the thought');
  await expect(count(page)).toHaveText('0/4 seconds');
  await reload(page);
  await expect(start(page)).toBeVisible();
  await expect(page.getByRole('timer')).toBeHidden();
});

test('nothing of the site stands around a running flip', async ({ page }) => {
  await openAsGuest(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await start(page).click();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await back(page).click();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('the emergency link starts a flip at once, without the gate, with numbers to call', async ({ page }) => {
  await page.goto(`${app}?mode=emergency`);
  await expect(count(page)).toBeVisible();
  const numbers = page.getByRole('navigation', { name: 'Call or text now' }).getByRole('link');
  await expect(numbers).toHaveText(['999UK', '911USA', '116 123UK, to talk', '988USA, to talk']);
  for (const number of await numbers.all()) {
    await expect(number).toHaveAttribute('href', /^tel:\d+$/);
    await expect(number).toBeInViewport();
  }
  await page.reload();
  await expect(start(page)).toBeVisible();
});

test('after more than six flips in an hour a soft note asks whether flipping has become checking', async ({
  page,
}) => {
  await openAsGuest(page);
  const note = page.getByRole('heading', { name: 'That is a lot of flips in one hour' });
  for (let flip = 1; flip <= 7; flip++) {
    await flipOnce(page);
    await page.getByRole('button', { name: 'Back to Home' }).click();
    await expect(start(page)).toBeVisible();
    if (flip <= 6) await expect(note).toBeHidden();
  }
  await expect(note).toBeVisible();
  await expect(page.getByRole('link', { name: 'People to talk to' })).toHaveAttribute('href', '/resources');
  await page.getByRole('button', { name: 'Close this note' }).click();
  await expect(note).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole exercise stands there in words', async ({ page }) => {
    await page.goto(app);
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign In / Sign Up' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The flip, written down' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4 + 6 + 5);
    await expect(page.getByRole('main').getByRole('link', { name: '116 123' })).toHaveAttribute(
      'href',
      'tel:116123',
    );
  });
});
