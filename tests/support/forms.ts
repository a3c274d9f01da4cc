import type { Page } from '@playwright/test';

/** Waits until what sends the page's forms is at work: the custom element at once, React when it has taken them over. */
export async function waitForForms(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const runsReact = '__next_f' in window;
    return [...document.querySelectorAll('main form')].every((form) => {
      const isDefined = !form.closest('site-form') || customElements.get('site-form') !== undefined;
      const isTaken = !runsReact || Object.keys(form).some((key) => key.startsWith('__reactProps$'));
      return isDefined && isTaken;
    });
  });
}
