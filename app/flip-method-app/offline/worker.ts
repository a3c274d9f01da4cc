import { paths } from '@/lib/paths';
import { openings } from '../shell/release';

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
  readonly preloadResponse: Promise<Response | undefined>;
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
    matchAll(options: {
      type: 'window';
      includeUncontrolled: boolean;
    }): Promise<readonly { readonly url: string; focus(): Promise<unknown> }[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Kind extends keyof Events>(kind: Kind, listener: (event: Events[Kind]) => void): void;
}

/**
 * The service worker: stores the exercise's files and documents and the page with the crisis numbers.
 * Personal responses (`/api/…` and pages rendered for one person) are never cached.
 */
const worker = self as unknown as WorkerScope;
const { version, files, documents } = FLIP_RELEASE;
const PREFIX = 'flip-app-';
const CACHE = PREFIX + version;
const precached = new Set(files);
/** Folders of files with a content hash in their names; those not precached are cached on first use. */
const parts = ['/_next/static/offline/', '/elements/'];

worker.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([precache(), routeOpenings(event)]));
});

async function precache() {
  const cache = await caches.open(CACHE);
  const html = await unpack(documents.app);
  const kept = openings.map((query) => cache.put(paths.flipApp + query, responseOf(html)));
  await Promise.all([cache.addAll([...files]), ...kept]);
}

/** Where supported, routes the app's URLs to this release's cache, without starting the worker. */
async function routeOpenings(event: InstallEvent) {
  if (!event.addRoutes) return;
  const routes = openings.map((query) => ({
    condition: {
      urlPattern: new URLPattern({ pathname: paths.flipApp, search: query.slice(1) }),
      requestMode: 'navigate' as const,
    },
    source: { cacheName: CACHE },
  }));
  await event.addRoutes(routes).catch(() => undefined);
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldCaches(), worker.registration.navigationPreload?.enable()]));
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
async function showApp(address: string) {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === paths.flipApp);
  await (open ? open.focus() : worker.clients.openWindow(address));
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (pathname === paths.flipApp && request.method === 'GET') event.respondWith(documentOf(documents.app));
    else if (!pathname.startsWith('/api/')) event.respondWith(fromNetwork(event, pathname));
  } else if (
    request.method === 'GET' &&
    (precached.has(pathname) || parts.some((folder) => pathname.startsWith(folder)))
  ) {
    event.respondWith(fromCache(request));
  }
});

/** Falls back only if the network fails; server errors are passed through. */
async function fromNetwork(event: RequestEvent, pathname: string): Promise<Response> {
  try {
    const preloaded = await event.preloadResponse;
    return preloaded ?? (await fetch(event.request));
  } catch {
    if (pathname === paths.resources) return documentOf(documents.resources);
    // Pages that store a person's work, such as the workbook's, cache themselves.
    const kept = await caches.match(event.request, { ignoreSearch: true, ignoreVary: true });
    return kept ?? documentOf(documents.offline, 503);
  }
}

async function fromCache(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, response.clone());
  }
  return response;
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self'",
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

const responseOf = (html: string, status = 200) => new Response(html, { status, headers });

const documentOf = async (packed: string, status = 200) => responseOf(await unpack(packed), status);

function unpack(packed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(packed), (char) => char.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
}
