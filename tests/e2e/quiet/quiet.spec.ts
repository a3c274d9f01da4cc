import type { Page } from '@playwright/test';
import { purchaseMessages } from '@/content/book';
import { contactForm } from '@/content/contact-form';
import { workbookForm } from '@/content/workbook-form';
import { paths } from '@/lib/paths';
import { expect, test } from '../fixtures.ts';
import { frameworkScripts, holdFramework, isReacts } from './scripts.ts';

const ebookButton = (page: Page) => page.getByRole('button', { name: 'Buy the ebook' });
const toasts = (page: Page) => page.locator('[data-sonner-toast]');

/** How often a press is tried on a page that has just been opened; `TAPS=200` for the whole proof. */
const rounds = Number(process.env.TAPS ?? 12);

const slowDown = async (page: Page, rate: number) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
};

test.describe('a press on a button that React does not have yet', () => {
  for (const [speed, rate, times] of [
    ['a fast device', 1, rounds],
    ['a slow one', 4, Math.ceil(rounds / 4)],
  ] as const) {
    for (const presses of [1, 3]) {
      test(`arrives exactly once: ${presses} on ${speed}`, async ({ page }) => {
        test.setTimeout(45_000 + times * 6_000);
        await slowDown(page, rate);
        for (let round = 0; round < times; round++) {
          await page.goto('/book', { waitUntil: 'domcontentloaded' });
          await ebookButton(page).click({ clickCount: presses });
          await expect(toasts(page).first()).toContainText('Coming Soon!', { timeout: 20_000 });
          await expect(ebookButton(page)).toBeEnabled();
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
          await expect(toasts(page)).toHaveCount(1);
          await expect(page).toHaveURL(/\/book$/);
        }
      });
    }
  }

  test('shows at once that it has been felt', async ({ page }) => {
    const release = await holdFramework(page);
    await page.goto('/book', { waitUntil: 'domcontentloaded' });
    // Its name changes while it is busy.
    const button = page.locator('#buy button[type=submit]');
    await ebookButton(page).click();
    expect(await isReacts(button)).toBe(false);
    await expect(button).toHaveAttribute('data-pressed', '');
    await expect(button).toHaveCSS('cursor', 'progress');
    await expect(button).toHaveText(purchaseMessages.busy);
    release();
    await expect(toasts(page)).toHaveCount(1);
    await expect(button).toHaveText('Buy the ebook');
    await expect(button).not.toHaveAttribute('data-pressed');
  });

  test('by the Enter key in a field counts, too', async ({ page }) => {
    const release = await holdFramework(page);
    await page.goto('/workbook', { waitUntil: 'domcontentloaded' });
    await page.getByLabel('First name').fill('Ann');
    await page.getByLabel('First name').press('Enter');
    release();
    await expect(toasts(page)).toContainText('Please fill in required fields');
    await expect(page.getByLabel('First name')).toHaveValue('Ann');
    await expect(page).toHaveURL(/\/workbook$/);
  });
});

test.describe('a page', () => {
  test('that is only read and scrolled starts nothing', async ({ page }) => {
    await page.goto('/contact');
    await page.mouse.wheel(0, 3000);
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowUp');
    await page.mouse.move(5, 300);
    await page.getByRole('heading', { level: 1 }).click();
    await page.waitForTimeout(300);
    expect(await frameworkScripts(page)).toEqual([]);
  });

  for (const sign of ['a pointer over a field', 'the Tab key', 'the focus in a field'] as const) {
    test(`starts React at ${sign}`, async ({ page }) => {
      await page.goto('/contact');
      const field = page.getByRole('textbox', { name: 'Message' });
      if (sign === 'a pointer over a field') await field.hover();
      else if (sign === 'the Tab key') await page.keyboard.press('Tab');
      else await field.focus();
      await expect.poll(() => isReacts(field)).toBe(true);
    });
  }

  test('without a part for React never starts it, whatever is touched', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.locator('#faq summary').first().click();
    await page.keyboard.press('Tab');
    await page.waitForTimeout(300);
    expect(await frameworkScripts(page)).toEqual([]);
    expect(await page.evaluate(() => 'next' in window)).toBe(false);
  });

  test('with a form fetches the files ahead once it is idle, and runs none of them', async ({ page }) => {
    await page.goto('/contact');
    const ahead = page.locator('link[rel=prefetch][as=script]');
    await expect.poll(() => ahead.count(), { timeout: 15_000 }).toBeGreaterThan(4);
    await page.waitForLoadState('networkidle');
    expect(await frameworkScripts(page)).toEqual([]);
    expect(await page.evaluate(() => 'next' in window)).toBe(false);
  });

  test('that was reloaded with what was typed keeps it when React starts', async ({ page }) => {
    await page.goto('/contact');
    await page.evaluate(() => {
      const field = document.querySelector<HTMLTextAreaElement>('main textarea');
      if (field) field.value = 'Kept';
    });
    await page.getByRole('textbox', { name: 'Name' }).focus();
    await expect.poll(() => isReacts(page.locator('main form'))).toBe(true);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Kept');
  });
});

for (const [path, name, busyLabel] of [
  [paths.book, 'Buy the ebook', purchaseMessages.busy],
  [paths.workbook, workbookForm.submit, workbookForm.submitting],
  [paths.contact, contactForm.submit, contactForm.submitting],
] as const) {
  test(`the first press on ${path}, fetched ahead, is answered at once, also on a slow device`, async ({
    page,
  }) => {
    await page.goto(path);
    const ahead = page.locator('link[rel=prefetch]');
    await expect.poll(() => ahead.count(), { timeout: 15_000 }).toBeGreaterThan(4);
    await page.waitForLoadState('networkidle');
    await slowDown(page, 4);
    const button = page.getByRole('button', { name });
    const saidAtOnce = await button.evaluate((pressed: HTMLButtonElement) => {
      const since = performance.now();
      const note = (what: string) => {
        document.documentElement.dataset[what] ??= String(Math.round(performance.now() - since));
      };
      new MutationObserver(() => {
        if (pressed.disabled) note('taken');
      }).observe(pressed, { attributes: true });
      pressed.click();
      // A person sees the words with the next frame.
      requestAnimationFrame(() => setTimeout(note, 0, 'seen'));
      return pressed.textContent;
    });
    expect(saidAtOnce).toBe(busyLabel);
    const figure = async (what: string) => {
      await expect(page.locator('html')).toHaveAttribute(`data-${what}`, /^\d+$/);
      return page.locator('html').getAttribute(`data-${what}`);
    };
    // Figures to read, not to pass: the machine may be busy with something else.
    const description = `words seen after ${await figure('seen')} ms, React's after ${await figure('taken')} ms`;
    test.info().annotations.push({ type: 'first press, CPU slowed 4 times', description });
    await expect(toasts(page)).toHaveCount(1);
    await expect(button).toHaveText(name);
  });
}
