import type { Page } from '@playwright/test';
import { purchaseMessages } from '@/content/book';
import { contactForm } from '@/content/contact-form';
import { workbookForm } from '@/content/workbook-form';
import { paths } from '@/lib/paths';
import { expect, test } from '../../support/fixtures.ts';
import { connect } from '../../support/stack.ts';

const toasts = (page: Page) => page.locator('[data-toast]');

const slowDown = async (page: Page, rate: number) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
};

const sql = connect();
test.beforeEach(() => sql`delete from public.rate_limits where bucket ~ '^(workbook|contact):client'`);
test.afterAll(() => sql.end());

for (const [path, name, busyLabel] of [
  [paths.book, 'Buy the ebook', purchaseMessages.busy],
  [paths.workbook, workbookForm.submit, workbookForm.submitting],
  [paths.contact, contactForm.submit, contactForm.submitting],
] as const) {
  test(`the first press on ${path} is answered at once, also on a slow device`, {
    // The form of the contact page is sent by the same element as that of the workbook.
    tag: path === paths.contact ? '@long' : [],
  }, async ({ page }) => {
    await page.goto(path);
    await slowDown(page, 4);
    const button = page.getByRole('button', { name });
    const saidAtOnce = await button.evaluate((pressed: HTMLButtonElement) => {
      const since = performance.now();
      const note = (what: string) => {
        document.documentElement.dataset[what] ??= String(Math.round(performance.now() - since));
      };
      new MutationObserver(
        () => document.querySelector('[aria-label=Messages] *') && note('answered'),
      ).observe(document.body, { childList: true, subtree: true });
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
    const description = `words seen after ${await figure('seen')} ms, the answer after ${await figure('answered')} ms`;
    test.info().annotations.push({ type: 'first press, CPU slowed 4 times', description });
    await expect(toasts(page)).toHaveCount(1);
    await expect(button).toHaveText(name);
  });
}
