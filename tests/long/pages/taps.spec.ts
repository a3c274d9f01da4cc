import type { Page } from '@playwright/test';
import { workbookForm } from '@/content/workbook/page';
import { expect, test } from '../../support/fixtures.ts';
import { connect } from '../../support/stack.ts';

const ebookButton = (page: Page) => page.getByRole('button', { name: 'Buy the ebook' });
const sendWorkbook = (page: Page) => page.getByRole('button', { name: workbookForm.submit });
const toasts = (page: Page) => page.locator('[data-toast]');

/** How often each tap is tested on a page that has just loaded; `TAPS=200` for the full check. */
const rounds = Number(process.env.TAPS ?? 12);

const slowDown = async (page: Page, rate: number) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
};

/** Records the page's requests from now on, without assets. */
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

test.describe('tapping right after load', () => {
  for (const [speed, rate, times] of [
    ['a fast device', 1, rounds],
    ['a slow device', 4, Math.ceil(rounds / 4)],
  ] as const) {
    for (const taps of [1, 3]) {
      test(`submits once: ${taps === 1 ? 'one tap' : `${taps} taps`} on ${speed}`, async ({ page }) => {
        test.setTimeout(45_000 + times * 6_000);
        await slowDown(page, rate);
        for (let round = 0; round < times; round++) {
          await page.goto('/workbook');
          const calls = callsOf(page);
          await sendWorkbook(page).click({ clickCount: taps });
          await expect(toasts(page).first()).toContainText('Please fill in required fields');
          await expect(sendWorkbook(page)).toBeEnabled();
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
          expect(calls).toEqual(['POST /workbook']);
          await expect(toasts(page)).toHaveCount(1);
          await expect(page).toHaveURL(/\/workbook$/);
          page.removeAllListeners('request');

          await page.goto('/book');
          await ebookButton(page).click({ clickCount: taps });
          await expect(toasts(page).first()).toContainText('Coming Soon!');
          await expect(ebookButton(page)).toBeEnabled();
          await expect(toasts(page)).toHaveCount(1);
          await expect(page).toHaveURL(/\/book$/);
        }
      });
    }
  }
});
