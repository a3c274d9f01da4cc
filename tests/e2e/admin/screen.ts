import type { Page } from '@playwright/test';

export type Tables = Record<string, string[][]>;

/** The text of every body cell of every table, by caption. */
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

/** The figures of the stat cards, by label. */
export function readCards(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('section[aria-label="So far"] dt')].map((label) => [
        label.textContent ?? '',
        label.nextElementSibling?.textContent ?? '',
      ]),
    ),
  );
}

/** The list of accounts, newest first: email, date, badge. */
export async function readPeople(page: Page): Promise<string[][]> {
  const section = page.getByRole('region', { name: 'Recent Users' });
  const items = await section.getByRole('listitem').all();
  return Promise.all(
    items.map((item) =>
      item.evaluate((element) => [...element.children].map((part) => (part.textContent ?? '').trim())),
    ),
  );
}
