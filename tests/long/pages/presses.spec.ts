import type { Page } from '@playwright/test';
import { workbookForm } from '@/content/workbook-form';
import { expect, test } from '../../support/fixtures.ts';
import { connect } from '../../support/stack.ts';

const ebookButton = (page: Page) => page.getByRole('button', { name: 'Buy the ebook' });
const sendWorkbook = (page: Page) => page.getByRole('button', { name: workbookForm.submit });
const toasts = (page: Page) => page.locator('[data-toast]');

/** How often a press is tried on a page that has just been opened; `TAPS=200` for the whole proof. */
const rounds = Number(process.env.TAPS ?? 12);

const slowDown = async (page: Page, rate: number) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
};

/** What the page asks of the server from now on, but for files. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (['document', 'fetch', 'xhr'].includes(request.resourceType()))
      calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return calls;
}

const sql = connect();
test.beforeEach(() => sql`delete from public.rate_limits where bucket ~ '^(workbook|contact):client'`);
test.afterAll(() => sql.end());

test.describe('a press on a page that has just been opened', () => {
  for (const [speed, rate, times] of [
    ['a fast device', 1, rounds],
    ['a slow one', 4, Math.ceil(rounds / 4)],
  ] as const) {
    for (const presses of [1, 3]) {
      test(`is answered exactly once: ${presses} on ${speed}`, async ({ page }) => {
        test.setTimeout(45_000 + times * 6_000);
        await slowDown(page, rate);
        for (let round = 0; round < times; round++) {
          await page.goto('/workbook');
          const calls = callsOf(page);
          await sendWorkbook(page).click({ clickCount: presses });
          await expect(toasts(page).first()).toContainText('Please fill in required fields');
          await expect(sendWorkbook(page)).toBeEnabled();
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
          expect(calls).toEqual(['POST /workbook']);
          await expect(toasts(page)).toHaveCount(1);
          await expect(page).toHaveURL(/\/workbook$/);
          page.removeAllListeners('request');

          await page.goto('/book');
          await ebookButton(page).click({ clickCount: presses });
          await expect(toasts(page).first()).toContainText('Coming Soon!');
          await expect(ebookButton(page)).toBeEnabled();
          await expect(toasts(page)).toHaveCount(1);
          await expect(page).toHaveURL(/\/book$/);
        }
      });
    }
  }
});
