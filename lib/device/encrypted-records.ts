import type { DBSchema, IDBPDatabase } from 'idb';
import { deviceDatabase, tryTo } from './device';

/** Text encrypted with its owner's key. */
interface Encrypted {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

const algorithm = 'AES-GCM';

/**
 * That the browser does not evict what is stored; asked for once, because Firefox asks the person. It may refuse, or never
 * answer; Safari evicts after a week without a visit.
 */
let isAsked = false;

/** A non-extractable key, stored in IndexedDB. */
export function newKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);
}

/** @param label authenticated with the data, so that records cannot be swapped */
export async function encrypt(key: CryptoKey, label: string, value: unknown): Promise<Encrypted> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const additionalData = new TextEncoder().encode(label);
  const text = new TextEncoder().encode(JSON.stringify(value));
  return { iv, data: await crypto.subtle.encrypt({ name: algorithm, iv, additionalData }, key, text) };
}

/** @throws when the key, the label or the data does not match */
export async function decrypt(key: CryptoKey, label: string, { iv, data }: Encrypted): Promise<unknown> {
  const additionalData = new TextEncoder().encode(label);
  const text = await crypto.subtle.decrypt({ name: algorithm, iv, additionalData }, key, data);
  return JSON.parse(new TextDecoder().decode(text));
}

/** A decrypted record; its value is undefined if it could not be decrypted. */
export interface StoredRecord<Kind extends string = string> {
  id: string;
  kind: Kind;
  value: unknown;
}

interface Row extends Encrypted {
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

/**
 * One owner's key, created on first use; two tabs that create one at once end up with the same.
 * @throws where the browser takes a key and does not give it back; one that it cannot read just now is never replaced
 */
async function keyOf(db: Database, owner: string): Promise<CryptoKey> {
  const found = await db.get('keys', owner);
  if (found?.key) return found.key;
  const made = await newKey();
  const transaction = db.transaction('keys', 'readwrite', { durability: 'strict' });
  if (!(await transaction.store.getKey(owner))) await transaction.store.add({ owner, key: made });
  await transaction.done;
  const kept = await db.get('keys', owner);
  if (!kept?.key) throw new DOMException('The key cannot be read.', 'DataError');
  return kept.key;
}

/**
 * One owner's rows. A browser that cannot read one of them back refuses all of them at once; then each is read by itself.
 * @throws the browser's first error, if no row can be read
 */
async function rowsOf(db: Database, owner: string): Promise<(Row | { id: string; kind: undefined })[]> {
  try {
    return await db.getAllFromIndex('pages', 'owner', owner);
  } catch (error) {
    const ids = await db.getAllKeysFromIndex('pages', 'owner', owner);
    const found = await Promise.all(ids.map((id) => db.get('pages', id).catch(() => undefined)));
    if (!found.some(Boolean)) throw error;
    return found.map((row, index) => row ?? { id: String(ids[index]), kind: undefined });
  }
}

/**
 * An IndexedDB database whose records are encrypted with a per-owner, non-extractable key. Its functions throw when
 * IndexedDB or the key is unavailable.
 * @param name of the database
 */
export function encryptedRecords<Kind extends string>(name: string) {
  const { run, runIfThere } = deviceDatabase<Schema>(name, {
    pages: { keyPath: 'id', indexes: { owner: 'owner' } },
    keys: { keyPath: 'owner' },
  });
  const writeTransaction = (db: Database) =>
    db.transaction(['pages', 'keys'], 'readwrite', { durability: 'strict' });
  let last: Promise<unknown> = Promise.resolve();
  /** Does a write after the one before it, which may take longer to encrypt. */
  function inOrder<Result>(write: () => Promise<Result>): Promise<Result> {
    const next = last.then(write, write);
    last = next;
    return next;
  }
  return {
    /** Encrypts and stores a record durably. */
    put: (owner: string, { id, kind, value }: StoredRecord<Kind>): Promise<void> =>
      inOrder(() =>
        run(async (db) => {
          const encrypted = await encrypt(await keyOf(db, owner), labelOf({ owner, kind, id }), value);
          const transaction = writeTransaction(db);
          await transaction.objectStore('pages').put({ id, kind, owner, ...encrypted });
          await transaction.done;
          if (!isAsked)
            void tryTo(async () => (await navigator.storage.persisted()) || navigator.storage.persist());
          isAsked = true;
        }),
      ),

    /** @returns one owner's records; one that cannot be decrypted has no value */
    of: async (owner: string): Promise<StoredRecord<Kind>[]> => {
      const found = await runIfThere(async (db) => {
        const rows = await rowsOf(db, owner);
        if (rows.length === 0) return [];
        const key = await keyOf(db, owner);
        return Promise.all(
          rows.map(async (row) => ({
            id: String(row.id),
            kind: (row.kind ?? '') as Kind,
            value: row.kind && (await decrypt(key, labelOf(row), row).catch(() => undefined)),
          })),
        );
      });
      return found ?? [];
    },

    /** Removes a record if it belongs to this owner. */
    remove: async (owner: string, id: string): Promise<void> => {
      const remove = async (db: Database) => {
        const transaction = writeTransaction(db);
        const pages = transaction.objectStore('pages');
        // Deletes the record by its key, because a damaged one cannot be read.
        const ids = await pages.index('owner').getAllKeys(owner);
        if (ids.includes(id)) await pages.delete(id);
        await transaction.done;
      };
      await inOrder(() => runIfThere(remove));
    },

    /** Removes all of an owner's records, and the key. */
    removeAll: async (owner: string): Promise<void> => {
      const removeAll = async (db: Database) => {
        const transaction = writeTransaction(db);
        const pages = transaction.objectStore('pages');
        for (const id of await pages.index('owner').getAllKeys(owner)) await pages.delete(id);
        await transaction.objectStore('keys').delete(owner);
        await transaction.done;
      };
      await inOrder(() => runIfThere(removeAll));
    },

    /** @returns the owners with records on this device */
    owners: async (): Promise<string[]> => (await runIfThere((db) => db.getAllKeys('keys'))) ?? [],
  };
}
