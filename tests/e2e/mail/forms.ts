import type { Page } from '@playwright/test';

export async function fillWorkbook(page: Page, email: string, lastName = ''): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('Last name').fill(lastName);
}

export const sendWorkbook = (page: Page) => page.getByRole('button', { name: 'Send My Free Workbook' });

export async function fillContact(page: Page, email: string, message: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('Ann Reader');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel("What's this about?").selectOption('Speaking Inquiry');
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
}

export const sendContact = (page: Page) => page.getByRole('button', { name: 'Send Message' });
