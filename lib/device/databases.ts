/** IndexedDB databases for what a person writes. */
export const databases = { notebook: 'flip-notebook', workbook: 'flip-workbook' } as const;

/** Owner of a guest's records. Account ids are uuids, so it cannot clash. */
export const GUEST = 'guest';

/**
 * Whether the database exists. Opening it would create it, and a guest who stores nothing should leave
 * nothing. Also true if the browser cannot list databases.
 */
export async function hasDatabase(name: string): Promise<boolean> {
  const all = await indexedDB.databases?.();
  return all === undefined || all.some((one) => one.name === name);
}
