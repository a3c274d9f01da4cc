import type { Locator } from '@playwright/test';
import { flipWords } from '@/content/flip/flip';
import { stepDuration } from '@/lib/domain/flip';
import { expect, test } from '../../support/fixtures.ts';
import {
  app,
  back,
  begin,
  choose,
  count,
  no,
  openAsGuest,
  openPaused,
  runUntilVisible,
  start,
  step,
  yes,
} from './exercise.ts';

test('a visitor sees the gate first, and continues as a guest', async ({ page }) => {
  await openPaused(page);
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
  await runUntilVisible(page, page.getByRole('button', { name: 'Continue as Guest' }));
});

test('home shows what a guest may use; Progress requires an account; a flip hides the site’s header and footer', async ({
  page,
}) => {
  await openAsGuest(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await begin(page);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await back(page).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('banner')).toBeVisible();
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

test('the emergency link starts a flip at once, without the gate, with the crisis numbers', async ({
  page,
}) => {
  await page.goto(`${app}?mode=emergency`);
  await expect(count(page)).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Call or text now' });
  const numbers = bar.getByRole('link');
  // Those of the reader's country first.
  await expect(numbers).toHaveText(['Call 999UK', 'Call 116 123UK, Ireland', 'Text 85258UK: text SHOUT']);
  await bar.getByRole('button', { name: 'More numbers' }).click();
  await expect(numbers).toHaveText([
    'Call 999UK',
    'Call 116 123UK, Ireland',
    'Text 85258UK: text SHOUT',
    'Call 911USA, Canada',
    'Call 112Ireland, EU',
    'Call 988USA, Canada',
    'Text 741741USA: text HOME',
  ]);
  for (const number of await numbers.all()) {
    await expect(number).toHaveAttribute('href', /^(tel:\d+|sms:\d+\?body=[A-Z]+)$/);
    await expect(number).toBeInViewport();
  }
  await page.reload();
  await expect(start(page)).toBeVisible();
});

for (const [width, height] of [
  [360, 640],
  [360, 740],
  [390, 844],
  [667, 375],
  [740, 360],
  [844, 390],
] as const)
  test(`at ${width} × ${height} what starts a flip is in the viewport, and in emergency mode numbers and answers stay there`, {
    tag: height === 640 || height === 375 ? [] : '@long',
  }, async ({ page }) => {
    await page.clock.install();
    await page.setViewportSize({ width, height });
    for (const [path, button] of [
      [app, flipWords.gate.emergency],
      [`${app}?view=home`, flipWords.home.start],
      [`${app}?view=home`, flipWords.home.emergency],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 });
    }
    await page.goto(`${app}?mode=emergency`);
    await runUntilVisible(page);
    const numbers = page.getByRole('navigation', { name: 'Call or text now' }).getByRole('link');
    const inReach = async () => {
      await expect(numbers).toHaveCount(3);
      for (const number of await numbers.all()) {
        await expect(number).toBeInViewport({ ratio: 1 });
        expect((await number.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        // "UK: text SHOUT" stays on one line.
        const second = number.locator('span').last();
        expect(await second.evaluate((line) => line.getClientRects().length)).toBe(1);
      }
    };
    await inReach();
    await page.clock.runFor(stepDuration);
    await page.clock.runFor(1_100);
    await inReach();
    await expect(yes(page)).toBeInViewport({ ratio: 1 });
    await expect(no(page)).toBeInViewport({ ratio: 1 });
    await no(page).click();
    await inReach();
    const techniques = await page.getByRole('group', { name: 'Pick one' }).getByRole('button').all();
    for (const technique of height > width ? techniques : techniques.slice(0, 2))
      await expect(technique).toBeInViewport({ ratio: 1 });
    await choose(page, /Plan Dinner/);
    await inReach();
  });

test('all numbers, opened on a phone, are 44 px high and on unbroken lines, in the flip and in its leave dialog', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPaused(page, `${app}?mode=emergency`);
  await expect(count(page)).toBeVisible();
  const numbers = page.getByRole('navigation', { name: 'Call or text now' });
  const expectWhole = async (bar: Locator) => {
    await bar.getByRole('button', { name: 'More numbers' }).click();
    const targets = await bar.locator('a, button').all();
    expect(targets).toHaveLength(8);
    for (const target of targets) {
      await expect(target).toBeInViewport({ ratio: 1 });
      const size = await target.evaluate((element) => ({
        height: element.getBoundingClientRect().height,
        cut: element.scrollWidth - element.clientWidth,
        lines: [...element.querySelectorAll('span:not(.sr-only)')].map(
          (line) => line.getClientRects().length,
        ),
      }));
      expect(size.height).toBeGreaterThanOrEqual(44);
      expect(size.cut).toBe(0);
      expect(size.lines.every((lines) => lines === 1)).toBe(true);
    }
    await bar.getByRole('button', { name: 'Fewer numbers' }).click();
  };
  await expectWhole(numbers);
  await back(page).click();
  await expectWhole(page.getByRole('alertdialog').getByRole('navigation'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole exercise is available as text', async ({ page }) => {
    await page.goto(app);
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign In / Sign Up' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The flip, written down' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4 + 6 + 8);
    await expect(page.getByRole('main').getByRole('link', { name: '116 123', exact: true })).toHaveAttribute(
      'href',
      'tel:116123',
    );
  });
});
