import type { Page } from '@playwright/test';

export const frameworkFiles = '**/_next/static/chunks/**/*.js';

/** Chromium gives up turning the page when the answer's scripts are still missing, and says so. */
export const noTurn = /ViewTransition opt-in disabled|Transition was skipped/;

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
