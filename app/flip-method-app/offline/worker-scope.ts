/** What the worker uses of its global scope. The library of these types cannot be loaded beside the page's. */
export interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** Answers a browser can give by itself, without waking the worker up. Not all browsers know them yet. */
interface Route {
  condition: { urlPattern: { pathname: string; search: string }; requestMode: 'navigate' };
  source: { cacheName: string };
}

export interface InstallEvent extends LifeEvent {
  addRoutes?(routes: readonly Route[]): Promise<void>;
}

export interface RequestEvent extends LifeEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response> | Response): void;
}

interface MessageClickEvent extends LifeEvent {
  readonly notification: Notification;
}

interface PageClient {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface Events {
  notificationclick: MessageClickEvent;
  install: InstallEvent;
  activate: LifeEvent;
  message: LifeEvent & { readonly data: unknown };
  fetch: RequestEvent;
}

export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly PageClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Kind extends keyof Events>(kind: Kind, listener: (event: Events[Kind]) => void): void;
}
