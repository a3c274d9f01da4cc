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

/** The first field with this label; one for a password has no role. */
const fieldOf = (page: Page, label: string) =>
  page
    .getByRole('textbox', { name: label })
    .or(page.locator('input[type=password]').and(page.getByLabel(label)))
    .first();

export async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await fieldOf(page, label).fill(value);
}

export async function expectTyped(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await expect(fieldOf(page, label)).toHaveValue(value);
}
