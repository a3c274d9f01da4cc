import { paths } from '@/lib/paths';
import { startQueries } from '../shell/release';

// The worker's global scope: TypeScript's WebWorker and DOM libraries cannot be used together.

interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** Static routing: the browser responds from a cache without starting the worker, where supported. */
interface Route {
  condition: { urlPattern: { pathname: string; search: string }; requestMode: 'navigate' };
  source: { cacheName: string };
}

interface InstallEvent extends LifeEvent {
  addRoutes?(routes: readonly Route[]): Promise<void>;
}

interface RequestEvent extends LifeEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly resultingClientId: string;
  respondWith(response: Promise<Response> | Response): void;
}

interface Events {
  notificationclick: LifeEvent & { readonly notification: Notification };
  install: InstallEvent;
  activate: LifeEvent;
  message: LifeEvent & { readonly data: unknown };
  fetch: RequestEvent;
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: object): Promise<readonly { readonly url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
    get(
      id: string,
    ): Promise<{ readonly url: string; navigate(address: string): Promise<unknown> } | undefined>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Kind extends keyof Events>(kind: Kind, listener: (event: Events[Kind]) => void): void;
}

/**
 * The service worker: stores the exercise's files and documents, and the pages with the crisis numbers, for tonight and for someone near.
 * Personal responses (`/api/…` and pages rendered for one person) are never cached.
 */
const worker = self as unknown as WorkerScope;
const { version, files, documents, scripts } = FLIP_RELEASE;
const PREFIX = 'flip-app-';
const CACHE = PREFIX + version;
/** Folders of files with a content hash in their names; those not precached are cached on first use. */
const parts = ['/_next/static/offline/', '/elements/'];

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([precache().catch(dropCache), routeStarts(event)]));
});

/** A cache that is filled in part would take the disk's space, and the place of the release before. */
async function dropCache(error: unknown) {
  await caches.delete(CACHE);
  throw error;
}

async function precache() {
  const cache = await caches.open(CACHE);
  const kept = Object.entries(startQueries).map(async ([query, name]) =>
    cache.put(paths.flipApp + query, await documentOf(documents[name])),
  );
  const added = Object.keys(files).map(async (file) => {
    const response = await load(file, file);
    if (!isAsked(file, response)) throw new TypeError(`${file} is something else here.`);
    await cache.put(file, storable(response));
  });
  await Promise.all([...added, ...kept]);
}

/** Caches refuse what varies by anything, as some proxies say of every file. */
function storable(response: Response): Response {
  const { body, headers } = response;
  if (!headers.get('vary')?.includes('*')) return response;
  return new Response(body, { headers: { 'content-type': headers.get('content-type') ?? '' } });
}

/** The types of the files that are stored. A hotel's network answers with a page of its own, and status 200. */
const types = { js: /javascript/, css: /^text\/css/, woff2: /font|octet-stream/ };

/** Whether this is the file that was asked for, and not a part of it. */
function isAsked(path: string, { status, redirected, headers }: Response): boolean {
  const type = types[path.split('.').at(-1) as keyof typeof types];
  return status === 200 && !redirected && type?.test(headers.get('content-type') ?? '') === true;
}

/** Where supported, routes the app's URLs to this release's cache, without starting the worker. */
async function routeStarts(event: InstallEvent) {
  if (!event.addRoutes) return;
  const routes = Object.keys(startQueries).map((query) => ({
    condition: {
      urlPattern: new URLPattern({ pathname: paths.flipApp, search: query.slice(1) }),
      requestMode: 'navigate' as const,
    },
    source: { cacheName: CACHE },
  }));
  await event.addRoutes(routes).catch(() => undefined);
}

/** Loads a file, past the browser's cache where that holds something else, or a part that passes for the whole. */
async function load(request: Request | string, path: string): Promise<Response> {
  const response = await fetch(request);
  // A proxy that closes the connection early cuts a file off without an error.
  const { size } = await response
    .clone()
    .blob()
    .catch(() => ({ size: -1 }));
  const isWhole = isAsked(path, response) && size >= (files[path] ?? 0);
  return isWhole ? response : fetch(request, { cache: 'reload' });
}

worker.addEventListener('activate', (event) => {
  const work = Promise.all([deleteOldCaches(), worker.registration.navigationPreload?.enable()]);
  // Every request waits until a worker is active, and none is that fails here.
  event.waitUntil(Promise.race([work.catch(() => undefined), after(DEVICE_MS)]));
});

/** Keeps the previous release's cache, for a page that is still using it. */
async function deleteOldCaches() {
  const own = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(own.slice(0, -1).map((name) => caches.delete(name)));
}

worker.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') event.waitUntil(skipWaitingIfAlone());
});

async function skipWaitingIfAlone() {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await worker.skipWaiting();
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showApp(String(event.notification.data)));
});

/** Focuses an open page of the exercise without navigating it: something may be under way there. */
async function showApp(target: string) {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === paths.flipApp);
  try {
    if (open) return void (await open.focus());
  } catch {
    // It has been closed, or the browser does not let it.
  }
  await worker.clients.openWindow(target);
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname: path, searchParams } = new URL(request.url);
  const pathname = path.replace(/(.)\/+$/, '$1');
  if (origin !== location.origin) return;
  if (request.mode === 'navigate') {
    const name = (['resources', 'night', 'companion'] as const).find((one) => paths[one] === pathname);
    if (pathname === paths.flipApp && request.method === 'GET')
      event.respondWith(openApp(event, searchParams.get('mode') === 'emergency' ? 'emergency' : 'app'));
    else if (!pathname.startsWith('/api/')) event.respondWith(fromNetwork(event, name));
  } else if (
    request.method === 'GET' &&
    (Object.hasOwn(files, pathname) || parts.some((folder) => pathname.startsWith(folder)))
  ) {
    event.respondWith(fromCache(event, pathname));
  }
});

/** Milliseconds that the network has for a page that the device has too, for any other, and the device for a file. */
const [KEPT_MS, OTHER_MS, DEVICE_MS] = [3_000, 10_000, 2_000];

const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined));

/** What the device answers in time; undefined if it fails or is silent. */
const fromDevice = <Result>(answer: Promise<Result>) =>
  Promise.race([answer.catch(() => undefined), after(DEVICE_MS)]);

/** Pages that came too late, for the reload that shows them. */
const late = new Map<string, Response>();

/** From the device; from the network if the browser has cleared the files of this release, which the server may not have any more. */
async function openApp(event: RequestEvent, name: 'app' | 'emergency'): Promise<Response> {
  const isCleared = (await fromDevice(caches.has(CACHE))) === false;
  return isCleared ? fromNetwork(event, name) : documentOf(documents[name]);
}

/**
 * From the network, or the device's copy if that fails, or is silent for too long. Other pages' errors are passed through,
 * and so is what is sent to the server: only it can say what became of that.
 */
async function fromNetwork(event: RequestEvent, name?: keyof typeof documents): Promise<Response> {
  const { request, resultingClientId } = event;
  const came = late.get(request.url);
  late.delete(request.url);
  if (came) return came;
  const response = loadPage(event);
  if (request.method !== 'GET') return (await response) ?? documentOf(documents.offline, 503);
  // Pages that store a person's work, such as the workbook's, cache themselves.
  const kept = name
    ? await documentOf(documents[name])
    : await fromDevice(caches.match(request, { ignoreSearch: true, ignoreVary: true }));
  const first = await Promise.race([
    kept ? response.then((page) => whole(page, name ? [] : removed)) : response,
    after(kept ? KEPT_MS : OTHER_MS),
  ]);
  if (first) return first;
  if (kept) return kept;
  event.waitUntil(
    response.then(async (page) => {
      const client = page && (await worker.clients.get(resultingClientId));
      if (!client) return;
      late.set(request.url, page);
      await client.navigate(request.url).catch(() => undefined);
      late.delete(request.url);
    }),
  );
  return documentOf(documents.offline, 503);
}

/** Not errors of something on the way: the page was removed. Those with the numbers never are. */
const removed = [404, 410];

/** A page that has come to its end; undefined for the error of a server or gateway, or one that is empty or breaks off. */
async function whole(page: Response | undefined, errors: number[]): Promise<Response | undefined> {
  if (!page || (page.status >= 400 && !errors.includes(page.status))) return undefined;
  try {
    const { size } = await page.clone().blob();
    return size > 0 || page.status !== 200 ? page : undefined;
  } catch {
    return undefined;
  }
}

async function loadPage(event: RequestEvent): Promise<Response | undefined> {
  try {
    const preloaded = await event.preloadResponse?.catch(() => undefined);
    // Firefox gives the error of a network as a response.
    const page = preloaded && preloaded.type !== 'error' ? preloaded : await fetch(event.request);
    // Safari follows redirections when it loads in advance, and then refuses to show the page at the first address.
    return page.redirected ? Response.redirect(page.url) : page;
  } catch {
    return undefined;
  }
}

/** A stored file, unless it is another one; it is stored beside the response, which never fails because of that. */
async function fromCache(event: RequestEvent, pathname: string): Promise<Response> {
  const { request } = event;
  const kept = await fromDevice(caches.match(request, { ignoreVary: true }));
  if (kept && isAsked(pathname, kept)) return kept;
  const response = await load(request, pathname);
  if (isAsked(pathname, response)) event.waitUntil(keep(request, response.clone(), kept !== undefined));
  return response;
}

/** @param isReplaced whether something else is stored in its place, in any cache */
async function keep(request: Request, response: Response, isReplaced: boolean): Promise<void> {
  try {
    for (const name of isReplaced ? await caches.keys() : []) await (await caches.open(name)).delete(request);
    await (await caches.open(CACHE)).put(request, storable(response));
  } catch {
    // The disk is full, or storage is blocked: the network serves it.
  }
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

const documentOf = async (packed: string, status = 200) =>
  new Response(await unpack(packed), { status, headers });

function unpack(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed), (char) => char.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
}
