import type { Locator, Page } from '@playwright/test';

export const frameworkFiles = '**/_next/static/chunks/**/*.js';

/** Keeps the framework's files on their way until they are let go. */
export async function holdFramework(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(frameworkFiles, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Whether React has taken an element over. */
export function isReacts(element: Locator): Promise<boolean> {
  return element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')));
}

/** The framework's files that the page runs; what is only fetched ahead is not among them. */
export function frameworkScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.scripts].map(({ src }) => src).filter((src) => src.includes('/_next/static/chunks/')),
  );
}
