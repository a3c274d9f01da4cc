import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { hasDatabase } from './databases';
import { newKey, open, type Sealed, seal } from './seal';

/** Something that was written, as it is when it is open. */
export interface Page<Kind extends string = string> {
  id: string;
  kind: Kind;
  value: unknown;
}

interface Row extends Sealed {
  id: string;
  kind: string;
  owner: string;
}

interface Schema extends DBSchema {
  pages: { key: string; value: Row; indexes: { owner: string } };
  keys: { key: string; value: { owner: string; key: CryptoKey } };
}

type Database = IDBPDatabase<Schema>;

const labelOf = ({ owner, kind, id }: Pick<Row, 'owner' | 'kind' | 'id'>) => `${owner}/${kind}/${id}`;

function opener(name: string): () => Promise<Database> {
  let opening: Promise<Database> | undefined;
  const forget = () => {
    opening = undefined;
  };
  return () => {
    opening ??= openDB<Schema>(name, 1, {
      upgrade: (db) => {
        db.createObjectStore('pages', { keyPath: 'id' }).createIndex('owner', 'owner');
        db.createObjectStore('keys', { keyPath: 'owner' });
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opening;
  };
}

/** The key of one owner, made when it is first needed; two tabs that make one at once end with the same. */
async function keyOf(db: Database, owner: string): Promise<CryptoKey> {
  const found = await db.get('keys', owner);
  if (found) return found.key;
  const made = await newKey();
  const transaction = db.transaction('keys', 'readwrite', { durability: 'strict' });
  const first = await transaction.store.get(owner);
  if (!first) await transaction.store.put({ owner, key: made });
  await transaction.done;
  return first?.key ?? made;
}

/**
 * A database of this device whose pages are sealed with a key of their owner that never leaves the browser.
 * @param name of the database
 */
export function sealedPages<Kind extends string>(name: string) {
  const database = opener(name);
  const writing = async () =>
    (await database()).transaction(['pages', 'keys'], 'readwrite', { durability: 'strict' });
  return {
    /** Seals a page and puts it on the device's disk. @throws when the browser has no disk or no key for it */
    async put(owner: string, { id, kind, value }: Page<Kind>): Promise<void> {
      const sealed = await seal(await keyOf(await database(), owner), labelOf({ owner, kind, id }), value);
      const transaction = await writing();
      await transaction.objectStore('pages').put({ id, kind, owner, ...sealed });
      await transaction.done;
    },

    /** @returns one owner's pages; one that cannot be opened is left where it is. @throws without a disk */
    async of(owner: string): Promise<Page<Kind>[]> {
      if (!(await hasDatabase(name))) return [];
      const db = await database();
      const rows = await db.getAllFromIndex('pages', 'owner', owner);
      if (rows.length === 0) return [];
      const key = await keyOf(db, owner);
      const pages = rows.map(async (row) => {
        try {
          return { id: row.id, kind: row.kind as Kind, value: await open(key, labelOf(row), row) };
        } catch {
          return null;
        }
      });
      return (await Promise.all(pages)).filter((page) => page !== null);
    },

    /** Removes one page, if it is this owner's. */
    async remove(owner: string, id: string): Promise<void> {
      if (!(await hasDatabase(name))) return;
      const transaction = await writing();
      const pages = transaction.objectStore('pages');
      if ((await pages.get(id))?.owner === owner) await pages.delete(id);
      await transaction.done;
    },

    /** Removes all pages of one owner, and the key with them. */
    async removeAll(owner: string): Promise<void> {
      if (!(await hasDatabase(name))) return;
      const transaction = await writing();
      const pages = transaction.objectStore('pages');
      for (const id of await pages.index('owner').getAllKeys(owner)) await pages.delete(id);
      await transaction.objectStore('keys').delete(owner);
      await transaction.done;
    },

    /** @returns whose pages are on this device */
    async owners(): Promise<string[]> {
      return (await hasDatabase(name)) ? (await database()).getAllKeys('keys') : [];
    },
  };
}
