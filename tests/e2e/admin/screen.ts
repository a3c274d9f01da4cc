import type { Page } from '@playwright/test';

export type Tables = Record<string, string[][]>;

/** Every table of the page by its caption: its rows below the heading row, cell by cell, as they are read. */
export function readTables(page: Page): Promise<Tables> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('main table:has(caption)')].map((table) => [
        table.querySelector('caption')?.textContent ?? '',
        [...table.querySelectorAll('tbody tr')].map((row) =>
          [...row.children].map((cell) => (cell.textContent ?? '').trim()),
        ),
      ]),
    ),
  );
}

/** The cards: label and figure. */
export function readCards(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('main dl dt')].map((label) => [
        label.textContent ?? '',
        label.nextElementSibling?.textContent ?? '',
      ]),
    ),
  );
}

/** The list of accounts, newest first: address, day, badge. */
export async function readPeople(page: Page): Promise<string[][]> {
  const section = page.getByRole('region', { name: 'Recent Users' });
  const items = await section.getByRole('listitem').all();
  return Promise.all(
    items.map((item) =>
      item.evaluate((element) => [...element.children].map((part) => (part.textContent ?? '').trim())),
    ),
  );
}
