/** The worker's global scope: TypeScript's WebWorker and DOM libraries cannot be used together. */
export interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** Static routing: the browser responds from a cache without starting the worker, where supported. */
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
