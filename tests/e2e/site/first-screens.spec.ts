import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';

/** The first screens of a small laptop, a wider and lower one, and a phone. */
const screens = [
  { width: 1280, height: 720 },
  { width: 1366, height: 650 },
  { width: 390, height: 664 },
];

const primary: Readonly<Record<string, string>> = {
  '/': 'Get The Book',
  '/book': 'Buy on Amazon',
  '/landing': 'Get Your FREE Workbook Now',
  '/workbook': 'Send My Free Workbook',
};

/** The left edges of the page's and its sections' headings, and of all headings that stand on the page itself. */
const edgesOf = (page: Page) =>
  page.evaluate(() => {
    const lefts = (selector: string) => {
      const found = [...document.querySelectorAll(selector)].flatMap((heading) => {
        const { width, left } = heading.getBoundingClientRect();
        // Sheets, slips and the open book have an inside of their own.
        const isInside = heading.closest('.sheet, .slip, .spread, [data-slot="card"], .reveal, details');
        return width > 0 && !isInside ? [Math.round(left)] : [];
      });
      return [...new Set(found)].sort((a, b) => a - b);
    };
    return { main: lefts('main :is(h1, h2)'), all: lefts('main :is(h1, h2, h3)') };
  });

for (const [path, name] of Object.entries(primary)) {
  test(`${path}: its main button is on the first screen, and nothing covers the headline`, async ({
    page,
  }) => {
    await page.goto(path);
    const button = page.getByRole('main').getByText(name).first();
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await expect.soft(button, `${screen.width} by ${screen.height}`).toBeInViewport({ ratio: 1 });
    }
    for (let width = 320; width <= 1440; width += 32) {
      await page.setViewportSize({ width, height: 900 });
      const covers = await page.evaluate(() => {
        const title = document.querySelector('h1')?.getBoundingClientRect();
        const stamp = document.querySelector('.stamp')?.getBoundingClientRect();
        const cover = document.querySelector('.stamp')?.parentElement?.querySelector('[role=img]');
        if (!title || !stamp || !cover) return [];
        const { left, top, width: size } = cover.getBoundingClientRect();
        const radius = 0.155 * size;
        // The box of the round stamp, which is turned, is larger than the stamp.
        const away = Math.hypot(
          (stamp.left + stamp.right) / 2 - left - 0.46 * size,
          (stamp.top + stamp.bottom) / 2 - top - 1.02 * size,
        );
        const onTitle =
          stamp.right > title.left &&
          stamp.left < title.right &&
          stamp.bottom > title.top &&
          stamp.top < title.bottom;
        const onSpiral = stamp.top < top + 1.02 * size + radius && away < radius + (0.885 * stamp.width) / 2;
        return [onTitle && 'headline', onSpiral && 'spiral'].filter(Boolean);
      });
      expect.soft(covers, `what the stamp covers at ${width} px`).toEqual([]);
    }
  });
}

test('on a phone an article begins within 1.6 screens, below its headline, its lead and the numbers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // Those with the longest heads.
  for (const id of ['health-anxiety-or-ocd', 'heart-racing-and-scared', 'success-stories']) {
    await page.goto(`/blog/${id}`);
    const first = page.locator('.prose-section > p').first();
    expect.soft((await first.boundingBox())?.y, id).toBeLessThanOrEqual(1.6 * 740);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/blog/heart-racing-and-scared');
  await expect(page.getByRole('link', { name: 'No call to make? Minute one' })).toBeInViewport({ ratio: 1 });
});

for (const path of [
  ...Object.keys(primary),
  '/blog',
  '/about',
  '/speaking',
  '/contact',
  '/testimonials',
  '/press',
]) {
  test(`${path}: its headings stand on the grid, and a turned corner lies between two grounds`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const { main, all } = await edgesOf(page);
    expect(main.length, `edges at ${main}`).toBeLessThanOrEqual(4);
    // Two edges that nearly meet look like a mistake.
    const apart = all.slice(1).map((left, index) => left - (all[index] ?? 0));
    expect(Math.min(...apart, 24), `edges at ${all}`).toBeGreaterThanOrEqual(24);
    const corners = await page.evaluate(() =>
      [...document.querySelectorAll('.is-turned')].map((section) => {
        const ground = (element: Element | null): string => {
          const color = element && getComputedStyle(element).backgroundColor;
          return !color || color === 'rgba(0, 0, 0, 0)'
            ? getComputedStyle(document.documentElement).backgroundColor
            : color;
        };
        const before = section.previousElementSibling;
        return {
          differs: ground(section) !== ground(before),
          strip: before ? Number.parseFloat(getComputedStyle(before).paddingBottom) : 0,
        };
      }),
    );
    expect(corners.length).toBeLessThanOrEqual(2);
    for (const { differs, strip } of corners) {
      expect(differs).toBe(true);
      expect(strip).toBeLessThanOrEqual(96);
    }
  });
}
