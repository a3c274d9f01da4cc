import type { Page } from '@playwright/test';

const most = 6;

/** Scrolls to the end and back in the steps of a thumb, then taps what opens or closes something on the page. */
export async function scrollAndTap(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const step = 600;
  for (let y = 0; y < height; y += step) {
    await page.mouse.wheel(0, step);
    await page.waitForTimeout(60);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(300);
  const taps = await page.locator('summary:visible, button[type=button]:visible').all();
  for (const target of taps.slice(0, most)) {
    await target.click({ timeout: 1_000 }).catch(() => {});
    await page.waitForTimeout(120);
  }
  await page.waitForTimeout(700);
}

/** The page's cumulative layout shift so far: its worst burst, those right after a tap left out, as browsers count it. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        interface Shift extends PerformanceEntry {
          value: number;
          hadRecentInput: boolean;
        }
        const shifts: Shift[] = [];
        new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]))).observe({
          type: 'layout-shift',
          buffered: true,
        });
        setTimeout(() => {
          let worst = 0;
          let burst = 0;
          let first = Number.NEGATIVE_INFINITY;
          let last = Number.NEGATIVE_INFINITY;
          for (const { startTime, value, hadRecentInput } of shifts) {
            if (hadRecentInput) continue;
            const continues = startTime - last < 1_000 && startTime - first < 5_000;
            if (!continues) first = startTime;
            burst = continues ? burst + value : value;
            last = startTime;
            worst = Math.max(worst, burst);
          }
          resolve(worst);
        }, 100);
      }),
  );
}
