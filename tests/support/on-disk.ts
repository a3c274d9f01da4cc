import type { Page } from '@playwright/test';

/** Everything that the site stores in the browser, as another program could read it from disk. */
export const onDisk = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [JSON.stringify({ ...localStorage, ...sessionStorage })];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((done) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => done(request.result);
      });
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<Record<string, unknown>[]>((done) => {
          const request = db.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => done(request.result);
        });
        for (const row of rows)
          for (const value of Object.values(row))
            found.push(value instanceof ArrayBuffer ? new TextDecoder().decode(value) : String(value));
      }
      db.close();
    }
    return found.join('\n');
  });
