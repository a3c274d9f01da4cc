/** The device's databases for what a person writes. */
export const databases = { notebook: 'flip-notebook', workbook: 'flip-workbook' } as const;

/** The owner of what a guest has written. No account has this name: theirs are uuids. */
export const GUEST = 'guest';

/**
 * Whether this device has a database. To look for words must not make a place for them: a guest who keeps nothing leaves
 * nothing. True also where the browser does not list its databases.
 */
export async function hasDatabase(name: string): Promise<boolean> {
  const all = await indexedDB.databases?.();
  return all === undefined || all.some((one) => one.name === name);
}
