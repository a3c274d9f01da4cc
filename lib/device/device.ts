import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** IndexedDB databases for what a person writes. */
export const databases = { notebook: 'flip-notebook', workbook: 'flip-workbook' } as const;

/** Owner of a guest's records. Account ids are uuids, so it cannot clash. */
export const GUEST = 'guest';

/** Milliseconds. A device that takes longer is treated as one that stores nothing. */
const DEVICE_MS = 2_000;
/** Milliseconds. Code that takes longer to arrive is replaced by words, until it comes or is asked for again. */
export const CODE_MS = 3_000;
/** Milliseconds for answers that came while the page was busy. */
const BUSY_MS = 500;
/** Milliseconds until a device that did not answer is asked again. */
const REST_MS = 10_000;

/** Does what a device may lack or refuse, as private windows and browsers inside other apps do. Never throws. */
export async function tryTo(work: () => unknown): Promise<void> {
  try {
    await work();
  } catch {
    // It is not done.
  }
}

/** A channel to the other tabs; undefined where the browser has none, or refuses it because storage is blocked. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/** Tells the other tabs that something has changed. Never throws: Safari closes the channels of a page that is left. */
export function notifyTabs(channel: Pick<BroadcastChannel, 'postMessage'> | undefined): void {
  void tryTo(() => channel?.postMessage('changed'));
}

/** Aborts after that many milliseconds, also in Safari 15. */
export function timeoutSignal(milliseconds: number): AbortSignal {
  if (AbortSignal.timeout) return AbortSignal.timeout(milliseconds);
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}

/**
 * A page that was busy reads answers late that came in time, so they get a moment more at the end.
 * @throws a `TimeoutError` after that many milliseconds; the work itself goes on
 */
export function withTimeout<Result>(work: Promise<Result>, milliseconds = DEVICE_MS): Promise<Result> {
  const limit = timeoutSignal(milliseconds);
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      // Safari’s own reason is missing before 15.4, and cannot be read in 26.
      limit.onabort = () =>
        setTimeout(reject, BUSY_MS, new DOMException('No answer in time.', 'TimeoutError'));
    }),
  ]);
}

async function exists(name: string): Promise<boolean> {
  const all = await indexedDB.databases?.();
  return all === undefined || all.some((one) => one.name === name);
}

/**
 * Whether the database exists. Opening it would create it, and a guest who stores nothing should leave
 * nothing. Also true if the browser cannot list databases. @throws if the device does not answer in time
 */
export const hasDatabase = (name: string): Promise<boolean> => withTimeout(exists(name));

const named = (error: unknown, ...names: readonly string[]) =>
  error instanceof DOMException && names.includes(error.name);
/** Another attempt would end the same. After any other error the connection may have died, as on iOS in the background. */
const isLasting = (error: unknown) => named(error, 'TimeoutError', 'QuotaExceededError');

/** Object stores by their name: the path of the key, and the path of each index. */
type Stores = Readonly<Record<string, { keyPath: string; indexes?: Readonly<Record<string, string>> }>>;

/**
 * A database that is opened on first use. Nothing waits for it longer than `DEVICE_MS`. A connection that has died is
 * opened once more, and one that another page's upgrade or deletion waits for is closed.
 */
export function deviceDatabase<Schema extends DBSchema>(name: string, stores: Stores) {
  type Database = IDBPDatabase<Schema>;
  let connecting: Promise<Database> | undefined;
  let restsUntil = 0;
  const forget = () => {
    connecting = undefined;
  };

  /** Opens the version that is there. @param version adds the stores that are missing, if it is newer */
  async function open(version?: number): Promise<Database> {
    const db: IDBPDatabase = await openDB(name, version, {
      upgrade(created, _before, _now, transaction) {
        for (const [name, { keyPath, indexes = {} }] of Object.entries(stores)) {
          const isThere = created.objectStoreNames.contains(name);
          const store = isThere
            ? transaction.objectStore(name)
            : created.createObjectStore(name, { keyPath });
          for (const [index, path] of Object.entries(indexes))
            if (!store.indexNames.contains(index)) store.createIndex(index, path);
        }
      },
      blocking: () => {
        db.close();
        forget();
      },
      terminated: forget,
    });
    const isWhole = Object.entries(stores).every(
      ([name, { indexes = {} }]) =>
        db.objectStoreNames.contains(name) &&
        Object.keys(indexes).every((index) => db.transaction(name).store.indexNames.contains(index)),
    );
    if (isWhole) return db as unknown as Database;
    // Left by an interrupted upgrade, or an older release.
    db.close();
    return open(db.version + 1);
  }

  async function ask<Result>(work: () => Promise<Result>): Promise<Result> {
    if (performance.now() < restsUntil) throw new DOMException(`${name} does not answer.`, 'TimeoutError');
    try {
      return await work();
    } catch (error) {
      if (named(error, 'TimeoutError')) restsUntil = performance.now() + REST_MS;
      throw error;
    }
  }

  async function attempt<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
    return ask(async () => {
      connecting ??= open();
      const connection = connecting;
      try {
        return await withTimeout(connection.then(work));
      } catch (error) {
        if (connecting === connection) forget();
        connection.then((db) => db.close()).catch(() => undefined);
        throw error;
      }
    });
  }

  /** Does the work, again if the connection has died. @throws without IndexedDB, or if it does not answer in time */
  async function run<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
    try {
      return await attempt(work);
    } catch (error) {
      if (isLasting(error)) throw error;
      return attempt(work);
    }
  }

  return {
    run,
    /** As `run`, but does not create the database. @returns null if there is none */
    runIfThere: async <Result>(work: (db: Database) => Promise<Result>): Promise<Result | null> =>
      // Some browsers list an open database late, or refuse the list only, or never give it.
      connecting || (await ask(() => withTimeout(exists(name), BUSY_MS).catch(() => true)))
        ? run(work)
        : null,
  };
}

/**
 * Downloads a text as a file, without a server.
 * @param type without parameters, such as `text/plain`
 */
export function saveFile(name: string, type: string, text: string): void {
  const file = new File([text], name, { type: `${type};charset=utf-8` });
  const download = () => {
    const href = URL.createObjectURL(file);
    Object.assign(document.createElement('a'), { href, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
  };
  // An app on an iPhone's home screen opens a download above itself, with no way back, or nothing happens.
  const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  if (isOnHomeScreen && navigator.canShare?.({ files: [file] }))
    navigator.share({ files: [file] }).catch(({ name }) => name === 'AbortError' || download());
  else download();
}

/** A JSON object from local storage; empty if there is none or it cannot be read. */
export function readLocal(key: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

/** Stores a JSON object, or removes it. @returns whether it is stored; it is not with storage blocked or full */
export function writeLocal(key: string, value: object | null): boolean {
  try {
    if (value) localStorage.setItem(key, JSON.stringify(value));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** Does the work in one tab at a time, unless another tab, such as a frozen one, does not finish in time. */
export async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  let begun: Promise<void> | undefined;
  const begin = () => {
    begun ??= work();
    return begun;
  };
  // Locks are missing outside secure contexts, and refused where storage is blocked.
  await tryTo(() => withTimeout(navigator.locks.request(name, { signal: timeoutSignal(DEVICE_MS) }, begin)));
  return begin();
}

/** Whether the person has chosen to leave the page. */
let isLeaving = false;

/**
 * Asks before the page is left with what would be lost: at a link, and in the browser's own words when it is closed.
 * @param isNeeded whether anything would be lost; at a link, by that link
 * @param ask whether the person leaves the page for the link
 * @returns a cleanup function
 */
export function askBeforeLeaving(
  isNeeded: (link?: HTMLAnchorElement) => boolean,
  ask: () => boolean | Promise<boolean>,
): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true };
  const onUnload = (event: Event) => isNeeded() && !isLeaving && event.preventDefault();
  const onClick = async (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    const isElsewhere = link && !link.target && !link.hasAttribute('download') && /^http/.test(link.protocol);
    const isHere = link?.hash && link.href.split('#')[0] === location.href.split('#')[0];
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!isElsewhere || isHere || opensElsewhere || !isNeeded(link)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    isLeaving = await ask();
    if (isLeaving) location.assign(link.href);
  };
  addEventListener('beforeunload', onUnload, options);
  document.addEventListener('click', onClick, options);
  return () => stop.abort();
}
