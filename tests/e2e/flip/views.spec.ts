import type { Locator } from '@playwright/test';
import { flipWords } from '@/content/flip/flip';
import { sideways } from '../../support/axe.ts';
import { appPath, emergencyFlip, expect, home, test } from './exercise.ts';

test('a visitor sees gate and home as a guest; a flip hides header and footer', async ({ app, page }) => {
  await app.openPaused();
  await expect(app.step()).toHaveText('The Flip Method');
  const promise = 'Keep track of your recovery from health anxiety, or just begin.';
  await expect(page.getByText(promise)).toBeVisible();
  const signIn = page.getByRole('main').getByRole('link', { name: 'Sign In / Sign Up' });
  await expect(signIn).toHaveAttribute('href', '/flip-method-auth');
  await page.getByRole('button', { name: 'Continue as Guest' }).click();

  await expect(page.getByRole('banner')).toBeVisible();
  await app.begin();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await app.back().click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  for (const text of ['Break the spiral in 4 seconds', /companion to the book/])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Emergency Mode' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Progress' })).toBeDisabled();
  await expect(page.getByText("Today's Progress")).toBeHidden();
  await page.getByText('The Slug Story').click();
  await expect(page.getByText(/Then I turned on the light and met the slug/)).toBeVisible();
  await page.getByRole('button', { name: 'Evidence Bank' }).click();
  await expect(app.step()).toHaveText('Evidence Bank');
  for (const text of ['0%', 'Anxiety Success Rate', '100%', 'Your Responsible Actions'])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByText('Your Stats')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Reality Check' }).getByRole('listitem')).toHaveCount(3);
});

test('the emergency link starts a flip at once, with the crisis numbers; Escape asks before it is left', async ({
  app,
  page,
}) => {
  await page.goto(emergencyFlip);
  await expect(app.count()).toBeVisible();
  await expect(page.getByRole('region', { name: 'The flip, Emergency Mode' })).toBeFocused();
  const bar = page.getByRole('navigation', { name: 'Call or text now' });
  const numbers = bar.getByRole('link');
  // Those of the reader's country first.
  const own = ['Call 999UK', 'Call 116 123 talkUK, Ireland', 'Text 85258UK: text SHOUT'];
  await expect(numbers).toHaveText(own);
  await bar.getByRole('button', { name: 'More numbers' }).click();
  await expect(numbers).toHaveText([...own, /911/, /112/, /988/, /741741/]);
  for (const number of await numbers.all()) {
    await expect(number).toHaveAttribute('href', /^(tel:\d+|sms:\d+\?body=[A-Z]+)$/);
    await expect(number).toBeInViewport();
  }
  // Its page, loaded anew while it runs, begins it again; Forward, after it was left, does not.
  await page.reload();
  await expect(bar).toBeVisible();
  await expect(app.count()).toBeVisible();
  await page.keyboard.press('Escape');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('link', { name: '116 123' })).toBeInViewport();
  await dialog.getByRole('button', { name: 'Leave', exact: true }).press('Enter');
  await expect(app.start()).toBeVisible();
  await page.goForward();
  await expect(app.start()).toBeVisible();
  await expect(app.count()).toBeHidden();
});

/** Each of them is in the viewport, high enough for a thumb and not cut off, with each text in one line. */
async function expectWhole(targets: Locator, count: number) {
  await expect(targets).toHaveCount(count);
  for (const target of await targets.all()) {
    await expect(target).toBeInViewport({ ratio: 1 });
    const { height, cut, lines } = await target.evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      cut: element.scrollWidth - element.clientWidth,
      lines: [...element.querySelectorAll('span:not(.sr-only)')].map((line) => line.getClientRects().length),
    }));
    expect(height).toBeGreaterThanOrEqual(44);
    expect(cut).toBe(0);
    expect(lines.filter((line) => line !== 1)).toEqual([]);
  }
}

/** A phone, whichever way it is held. */
const phones = [
  { width: 667, height: 375 },
  { width: 360, height: 640 },
];

test('on a phone what starts a flip is in the viewport', async ({ page }) => {
  for (const [path, button] of [
    [appPath, flipWords.gate.emergency],
    [home, flipWords.home.start],
    [home, flipWords.home.emergency],
  ] as const) {
    await page.goto(path);
    for (const phone of phones) {
      await page.setViewportSize(phone);
      await expect(page.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 });
    }
  }
});

test('on a phone the numbers of emergency mode are whole and in reach in each step, and on leaving', async ({
  app,
  page,
}) => {
  await app.openFlip('emergency');
  const numbers = page.getByRole('navigation', { name: 'Call or text now' });
  const expectInReach = async (...others: Locator[]) => {
    for (const phone of phones) {
      await page.setViewportSize(phone);
      await expectWhole(numbers.getByRole('link'), 3);
      for (const other of others) await expect(other).toBeInViewport({ ratio: 1 });
    }
  };
  await expectInReach();
  const expectAll = async (bar: Locator) => {
    await bar.getByRole('button', { name: 'More numbers' }).click();
    await expectWhole(bar.locator('a, button'), 8);
    await bar.getByRole('button', { name: 'Fewer numbers' }).click();
  };
  await expectAll(numbers);
  await app.back().click();
  await expectAll(page.getByRole('alertdialog').getByRole('navigation'));
  await page.getByRole('button', { name: flipWords.leave.stay }).click();
  await app.toQuestion();
  await expectInReach(app.yes(), app.no());
  await app.no().click();
  await expectInReach(app.technique(/36 Times Table/));
  await expect(app.technique(/Count Objects/)).toBeInViewport({ ratio: 1 });
  await app.choose(/Plan Dinner/);
  await expectInReach();
  // Also with a browser's minimum font size of 24 px.
  const cut = await numbers.evaluate((bar) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.crisis-bar * { font-size: 24px !important }');
    document.adoptedStyleSheets = [sheet];
    return [...bar.querySelectorAll('a, button')]
      .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
      .map(({ textContent }) => textContent);
  });
  expect(cut).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole exercise is available as text', async ({ page }) => {
    await page.goto(appPath);
    const start = await page.getByText(flipWords.home.emergencyText).boundingBox();
    const signIn = await page
      .getByRole('main')
      .getByRole('link', { name: 'Sign In / Sign Up' })
      .boundingBox();
    // No place is kept for what only a script would draw.
    expect((signIn?.y ?? Infinity) - (start?.y ?? 0) - (start?.height ?? 0)).toBeLessThan(100);
    await expect(page.getByRole('heading', { name: 'The flip, written down' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4 + 6 + 8);
    const numbers = page.getByRole('main').getByRole('link', { name: '116 123', exact: true });
    await expect(numbers.first()).toHaveAttribute('href', 'tel:116123');
  });
});
