import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OutboxRow, OutboxStore } from '@/lib/domain/outbox/row';

interface Schema extends DBSchema {
  outbox: { key: string; value: OutboxRow; indexes: { person: string } };
}

let opening: Promise<IDBPDatabase<Schema>> | undefined;
/** Rows that could not be written to IndexedDB; they live as long as the page. */
const inMemory = new Map<string, OutboxRow>();

function open() {
  opening ??= openDB<Schema>('flip-method', 1, {
    upgrade: (db) => {
      db.createObjectStore('outbox', { keyPath: 'session.id' }).createIndex('person', 'userId');
    },
    terminated: () => {
      opening = undefined;
    },
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function write(row: OutboxRow) {
  const transaction = (await open()).transaction('outbox', 'readwrite', { durability: 'strict' });
  await Promise.all([transaction.store.put(row), transaction.done]);
}

async function removeFromDisk(userId: string, ids: readonly string[]) {
  const transaction = (await open()).transaction('outbox', 'readwrite', { durability: 'strict' });
  for (const id of ids) {
    const row = await transaction.store.get(id);
    if (row?.userId === userId) await transaction.store.delete(id);
  }
  await transaction.done;
}

/** This device's outbox: in IndexedDB where available, else in memory. */
export const outboxStore: OutboxStore = {
  async put(row) {
    try {
      await write(row);
      inMemory.delete(row.session.id);
    } catch {
      inMemory.set(row.session.id, row);
    }
  },
  async of(userId) {
    const held = [...inMemory.values()].filter((row) => row.userId === userId);
    const rows = await open()
      .then((db) => db.getAllFromIndex('outbox', 'person', userId))
      .catch(() => []);
    return [...rows, ...held].sort((a, b) => a.savedAt - b.savedAt);
  },
  async remove(userId, ids) {
    for (const id of ids) if (inMemory.get(id)?.userId === userId) inMemory.delete(id);
    // A row that could not be removed is sent again; the server stores it only once.
    await removeFromDisk(userId, ids).catch(() => undefined);
  },
  async owners() {
    const held = [...inMemory.values()];
    const rows = await open()
      .then((db) => db.getAll('outbox'))
      .catch(() => []);
    return [...new Set([...rows, ...held].map((row) => row.userId))];
  },
};

/** Whether a waiting row would be lost with the page. */
export function isInMemoryOnly(id: string): boolean {
  return inMemory.has(id);
}
