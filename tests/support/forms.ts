import { expect, type Page } from '@playwright/test';

/** Waits until the page's forms are interactive: the custom element is defined, and React has hydrated. */
export async function waitForForms(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const runsReact = '__next_f' in window;
    return [...document.querySelectorAll('main form')].every((form) => {
      const site = form.closest('site-form');
      if (site) return customElements.get('site-form') !== undefined && site.hasAttribute('data-ready');
      return !runsReact || Object.keys(form).some((key) => key.startsWith('__reactProps$'));
    });
  });
}

/** Expects the fields with these labels to hold these values. */
export async function expectTyped(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const field = page
      .getByRole('textbox', { name: label })
      .or(page.locator('input[type=password]').and(page.getByLabel(label)))
      .first();
    await expect(field).toHaveValue(value);
  }
}
