import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

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

/**
 * Opens a database on first use, and again after the browser has closed it or opening has failed.
 * @param create its stores, on a device that does not have it yet
 */
export function lazyDatabase<Schema extends DBSchema>(
  name: string,
  create: (db: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    opening = undefined;
  };
  return () => {
    opening ??= openDB<Schema>(name, 1, { upgrade: create, terminated: forget }).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opening;
  };
}

/**
 * Downloads a text as a file, without a server.
 * @param type without parameters, such as `text/plain`
 */
export function saveFile(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** A JSON object from local storage; empty if there is none or it cannot be read. */
export function readLocal(key: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

/** Stores a JSON object, or removes it. With storage blocked or full, the value lasts as long as the page. */
export function writeLocal(key: string, value: object | null): void {
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
  } catch {
    // As said above.
  }
}

/** Does the work in one tab at a time. */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  // Missing outside secure contexts.
  if (navigator.locks) await navigator.locks.request(name, work);
  else await work();
}
