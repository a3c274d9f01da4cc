import 'fake-indexeddb/auto';
import { MessageChannel } from 'node:worker_threads';
import { type IDBPDatabase, openDB } from 'idb';
import { beforeEach, expect, it, vi } from 'vitest';
import { readFile } from '@/lib/device/answers';
import { deviceDatabase, inOneTab, notifyTabs, openChannel, withTimeout } from '@/lib/device/device';
import { decrypt, encrypt, encryptedRecords, newKey } from '@/lib/device/encrypted-records';

/** Generous, so that a busy machine is not taken for a device that does not answer. */
const GENEROUS_MS = 30_000;
let limit: number;
let count = 0;
const nextName = () => `database-${count++}`;
const record = (id: string) => ({ id, kind: 'plan', value: { words: 'ring Jo' } });
async function stored(...ids: readonly string[]) {
  const name = nextName();
  const records = encryptedRecords(name);
  for (const id of ids) await records.put('ada', record(id));
  return { name, records };
}
const fail = (name: string, message = 'The connection is closing.') => new DOMException(message, name);
const throws = (error: Error) => () => {
  throw error;
};

beforeEach(() => {
  limit = GENEROUS_MS;
  const timeout = AbortSignal.timeout;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, limit));
});

it('an answer that came while the page was busy counts, and an old browser without a signal has limits, too', async () => {
  limit = 50;
  const { port1, port2 } = new MessageChannel();
  const asked = withTimeout(new Promise((resolve) => port1.once('message', resolve)));
  port2.postMessage('there');
  for (const from = performance.now(); performance.now() < from + 120; );
  await expect(asked).resolves.toBe('there');
  port1.close();
  vi.spyOn(AbortSignal.prototype, 'reason', 'get').mockReturnValue(undefined);
  vi.stubGlobal('AbortSignal', {});
  await expect(withTimeout(new Promise(() => undefined), 20)).rejects.toMatchObject({ name: 'TimeoutError' });
  await expect(withTimeout(Promise.resolve('there'))).resolves.toBe('there');
});

it('nothing waits for a database that never opens, nor for a list that never comes', async () => {
  limit = 50;
  const { run, runIfThere } = deviceDatabase(nextName(), { rows: { keyPath: 'id' } });
  vi.spyOn(indexedDB, 'open').mockReturnValue(new IDBOpenDBRequest());
  await expect(run(async () => 'never')).rejects.toThrow(/in time/);
  vi.spyOn(indexedDB, 'databases').mockReturnValue(new Promise(() => undefined));
  const other = deviceDatabase(nextName(), { rows: { keyPath: 'id' } });
  await expect(other.runIfThere(async () => 'never')).rejects.toThrow();
  // It is not asked again and again.
  const asked = vi.mocked(indexedDB.open).mock.calls.length;
  await expect(runIfThere(async () => 'never')).rejects.toThrow(/does not answer/);
  expect(indexedDB.open).toHaveBeenCalledTimes(asked);
});

const ended = ['InvalidState', 'Unknown', 'Abort', 'NotFound', 'TransactionInactive'];
it.each([
  ...ended.map((name) => fail(`${name}Error`)),
  new TypeError("null is not an object (evaluating 'db.transaction')"),
])('a connection that died without an event is opened again, and nothing is lost: $name', async (error) => {
  const { records } = await stored('one');
  const open = IDBDatabase.prototype.transaction;
  let failures = 0;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...asked) {
    if (failures++ === 0) throw error;
    return open.apply(this, asked);
  });
  expect(await records.of('ada')).toEqual([record('one')]);
  await records.put('ada', record('two'));
  expect(await records.of('ada')).toHaveLength(2);
});

it('makes way for another page’s upgrade, and repairs a database without its stores or their index', async () => {
  const name = nextName();
  const empty = await openDB(name, 3);
  empty.close();
  const records = encryptedRecords(name);
  await records.put('ada', record('one'));
  const upgraded = await openDB(name, 9, { upgrade: (db) => void db.createObjectStore('other') });
  upgraded.close();
  expect(await records.of('ada')).toEqual([record('one')]);
  const indexed = nextName();
  const upgrade = (db: IDBPDatabase) => void db.createObjectStore('rows', { keyPath: 'id' });
  const old = await openDB(indexed, 1, { upgrade });
  await old.put('rows', { id: 'one', person: 'ada' });
  old.close();
  type Stores = { rows: { key: string; value: object; indexes: { person: string } } };
  const { run } = deviceDatabase<Stores>(indexed, { rows: { keyPath: 'id', indexes: { person: 'person' } } });
  expect(await run((db) => db.getAllFromIndex('rows', 'person', 'ada'))).toHaveLength(1);
});

it('finds what it has stored, whatever the browser says of its databases and of keeping them, or after they were away', async () => {
  const { name, records } = await stored();
  vi.stubGlobal('indexedDB', undefined);
  await expect(records.of('ada')).rejects.toThrow();
  vi.unstubAllGlobals();
  vi.stubGlobal('navigator', { storage: { persist: throws(fail('SecurityError')) } });
  await records.put('ada', record('one'));
  vi.unstubAllGlobals();
  vi.spyOn(indexedDB, 'databases').mockResolvedValue([]);
  expect(await records.of('ada')).toEqual([record('one')]);
  vi.mocked(indexedDB.databases).mockRejectedValue(fail('No list.'));
  expect(await encryptedRecords(name).of('ada')).toEqual([record('one')]);
  limit = 50;
  vi.mocked(indexedDB.databases).mockReturnValue(never as never);
  expect(await encryptedRecords(name).of('ada')).toEqual([record('one')]);
});

it('asks the browser once to keep what is stored: Firefox asks the person each time', async () => {
  const persist = vi.fn(async () => false);
  vi.stubGlobal('navigator', { storage: { persisted: async () => false, persist } });
  vi.resetModules();
  const { encryptedRecords } = await import('@/lib/device/encrypted-records');
  const records = encryptedRecords(nextName());
  for (const id of ['one', 'two', 'three']) await records.put('ada', record(id));
  await vi.waitFor(() => expect(persist).toHaveBeenCalled());
  expect(persist).toHaveBeenCalledTimes(1);
});

it('a record that cannot be decrypted is told of, without a value', async () => {
  const { name, records } = await stored('one', 'two');
  const db = await openDB(name);
  await db.put('pages', { ...(await db.get('pages', 'one')), kind: 'experiment' });
  db.close();
  const unread = { id: 'one', kind: 'experiment', value: undefined };
  expect(await records.of('ada')).toEqual([unread, record('two')]);
});

it('a record that the browser cannot read back takes no other with it, and can be removed', async () => {
  const { records } = await stored('one', 'two', 'three');
  const lost = fail('DataError', 'Failed to read large IndexedDB value');
  const { get } = IDBObjectStore.prototype;
  vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(throws(lost));
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, id) {
    return id === 'two' ? (Promise.reject(lost) as never) : get.call(this, id);
  });
  const unread = { ...record('two'), kind: '', value: undefined };
  expect(await records.of('ada')).toEqual([record('one'), record('three'), unread]);
  await records.remove('ada', 'two');
  vi.restoreAllMocks();
  expect(await records.of('ada')).toEqual([record('one'), record('three')]);
});

/** What the browser gives back for a key from now on. */
function readKeysAs(row: unknown) {
  const { get } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, id) {
    return this.name === 'keys' ? (Promise.resolve(row) as never) : get.call(this, id);
  });
}

it.each([undefined, null, { owner: 'ada', key: null }])(
  'a key that is given back as %o locks nothing and is not replaced, and what it locks is there afterwards',
  async (row) => {
    const [{ records: fresh }, { records }] = [await stored(), await stored('one')];
    readKeysAs(row);
    await expect(fresh.put('ada', record('one'))).rejects.toThrow();
    await expect(records.put('ada', record('two'))).rejects.toThrow();
    await expect(records.of('ada')).rejects.toThrow();
    vi.restoreAllMocks();
    expect(await records.of('ada')).toEqual([record('one')]);
  },
);

const locks = (request: unknown) => vi.stubGlobal('navigator', { locks: { request } });
const never = new Promise(() => undefined);
type Request = (name: string, options: LockOptions, granted: () => Promise<unknown>) => unknown;
const frozen: Request = (_, { signal }) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
const late: Request = (_, __, granted) => setTimeout(granted, 150) && never;

it.each<[string, Request | undefined]>([
  ['a frozen tab holds the lock', frozen],
  ['the browser never answers', () => never],
  ['the browser refuses locks', throws(fail('SecurityError'))],
  ['the browser has none', undefined],
  ['the lock comes late, and once more', late],
])('work in one tab at a time is done once if %s', async (_, request) => {
  limit = 50;
  locks(request);
  const work = vi.fn(async () => undefined);
  await inOneTab('outbox', work);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(work).toHaveBeenCalledTimes(1);
});

it('work in one tab at a time is not repeated if it fails itself, and goes on without a channel to others', async () => {
  const request: Request = (_, __, granted) => granted();
  locks(request);
  const work = vi.fn(() => Promise.reject(new Error('no network')));
  await expect(inOneTab('outbox', work)).rejects.toThrow('no network');
  expect(work).toHaveBeenCalledTimes(1);
  vi.stubGlobal('BroadcastChannel', function blocked() {
    throw fail('SecurityError');
  });
  expect(openChannel('outbox')).toBeUndefined();
  // Safari closes a channel when its page is left for a while.
  expect(() => notifyTabs({ postMessage: throws(fail('InvalidStateError', 'It is closed')) })).not.toThrow();
});

it('decrypts what it encrypted with this key and label, and no other, without plain text in it', async () => {
  const [key, other] = await Promise.all([newKey(), newKey()]);
  const [words, label] = [{ prediction: 'I won’t sleep at all.' }, 'ada/experiment/1'];
  const encrypted = await encrypt(key, label, words);
  expect(await decrypt(key, label, encrypted)).toEqual(words);
  expect(new TextDecoder('latin1').decode(encrypted.data)).not.toContain('sleep');
  const again = await encrypt(key, label, words);
  expect(new Uint8Array(again.data)).not.toEqual(new Uint8Array(encrypted.data));
  const changed = new Uint8Array(encrypted.data.slice(0));
  changed[0] = (changed[0] ?? 0) ^ 1;
  for (const foreign of [
    () => decrypt(other, label, encrypted),
    () => decrypt(key, 'ben/experiment/1', encrypted),
    () => decrypt(key, label, { ...encrypted, data: changed.buffer }),
    () => crypto.subtle.exportKey('raw', key),
  ])
    await expect(foreign()).rejects.toThrow();
});

it('reads a chosen file in the encodings in which editors save it, or says that it cannot', async () => {
  const text = 'Rosé, 16 °C — 私の計画';
  const little = Buffer.from(`\uFEFF${text}`, 'utf16le');
  const files = [Buffer.from(text), Buffer.from(`\uFEFF${text}`), little, Buffer.from(little).swap16()];
  for (const file of files) expect(await readFile(new Blob([file]))).toBe(text);
  expect(await readFile(new Blob([]))).toBe('');
  const refused = () => Promise.reject(new DOMException('In a cloud.', 'NotReadableError'));
  expect(await readFile(Object.assign(new Blob([]), { arrayBuffer: refused }))).toBeNull();
});

it('what was written last is stored, though what was before takes longer to encrypt', async () => {
  const { records } = await stored('one');
  const { encrypt } = crypto.subtle;
  vi.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(async (...asked) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return encrypt.apply(crypto.subtle, asked);
  });
  await Promise.all([records.put('ada', record('one')), records.remove('ada', 'one')]);
  expect(await records.of('ada')).toEqual([]);
});
