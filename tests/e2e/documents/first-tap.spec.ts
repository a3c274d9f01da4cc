import type { CDPSession, Page } from '@playwright/test';
import { purchaseMessages } from '@/content/book';
import { workbookForm } from '@/content/workbook/page';
import { paths } from '@/lib/paths';
import { expect, test } from '../../support/fixtures.ts';
import { connect } from '../../support/stack.ts';

const toasts = (page: Page) => page.locator('[data-toast]');

let devtools: CDPSession;
const slowDown = async (page: Page, rate: number) => {
  devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
};
// The next tests share the page, and would be slow too.
test.afterEach(() => devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 }));

const sql = connect();
test.beforeEach(() => sql`delete from public.rate_limits where bucket ~ '^(workbook|contact):client'`);
test.afterAll(() => sql.end());

for (const [path, name, busyLabel] of [
  [paths.book, 'Buy the ebook', purchaseMessages.busy],
  [paths.workbook, workbookForm.submit, workbookForm.submitting],
] as const) {
  test(`the first tap on ${path} gets immediate feedback on a slow device`, async ({ page }) => {
    await page.goto(path);
    await slowDown(page, 4);
    const button = page.getByRole('button', { name });
    const labelAfterClick = await button.evaluate((clicked: HTMLButtonElement) => {
      const since = performance.now();
      const note = (what: string) => {
        document.documentElement.dataset[what] ??= String(Math.round(performance.now() - since));
      };
      new MutationObserver(
        () => document.querySelector('[aria-label=Messages] *') && note('answered'),
      ).observe(document.body, { childList: true, subtree: true });
      clicked.click();
      // After the next frame the label is visible.
      requestAnimationFrame(() => setTimeout(note, 0, 'seen'));
      return clicked.textContent;
    });
    expect(labelAfterClick).toBe(busyLabel);
    const figure = async (what: string) => {
      await expect(page.locator('html')).toHaveAttribute(`data-${what}`, /^\d+$/);
      return page.locator('html').getAttribute(`data-${what}`);
    };
    // Reported, not asserted: the machine may be busy.
    const description = `label visible after ${await figure('seen')} ms, response after ${await figure('answered')} ms`;
    test.info().annotations.push({ type: 'first tap, CPU slowed 4 times', description });
    await expect(toasts(page)).toHaveCount(1);
    await expect(button).toHaveText(name);
  });
}
