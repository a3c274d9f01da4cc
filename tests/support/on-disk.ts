import type { Page } from '@playwright/test';

/** All that the site stores in the browser's databases, as another program could read it from disk: rows by database and store. */
export const databasesOnDisk = (page: Page) =>
  page.evaluate(async () => {
    const readable = (value: unknown) =>
      value instanceof ArrayBuffer
        ? new TextDecoder('latin1').decode(value)
        : value instanceof CryptoKey
          ? { extractable: value.extractable }
          : value;
    const found: Record<string, Record<string, Record<string, unknown>[]>> = {};
    for (const { name = '' } of await indexedDB.databases()) {
      const stores: (typeof found)[string] = {};
      found[name] = stores;
      const db = await new Promise<IDBDatabase>((done) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => done(request.result);
      });
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<object[]>((done) => {
          const request = db.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => done(request.result);
        });
        stores[store] = rows.map((row) =>
          Object.fromEntries(Object.entries(row).map(([key, value]) => [key, readable(value)])),
        );
      }
      db.close();
    }
    return found;
  });

/** Everything that the site stores in the browser, as text. */
export const onDisk = async (page: Page) =>
  (await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))) +
  JSON.stringify(await databasesOnDisk(page));
