import { deflateRawSync } from 'node:zlib';
import { beforeEach, expect, it, vi } from 'vitest';

const site = 'https://flip.test';
const script = '/elements/night-abc.js';
const pack = (html: string) => deflateRawSync(html).toString('base64');

type Handler = (event: object) => void;
const handlers = new Map<string, Handler>();
const stored = new Map<string, Response>();
let [isFull, isSilent, isCleared] = [false, false, false];
const cache = {
  put: async (request: Request | string, response: Response) => {
    if (isFull) throw new DOMException('Full.', 'QuotaExceededError');
    if (response.headers.get('vary')?.includes('*')) throw new TypeError('Vary header contains *');
    stored.set(pathOf(request), response);
  },
  delete: async (request: Request | string) => stored.delete(pathOf(request)),
};
const pathOf = (request: Request | string) =>
  new URL(typeof request === 'string' ? request : request.url, site).pathname;
const network = vi.fn<(request: Request | string) => Promise<Response>>();
const navigate = vi.fn(async () => undefined);
const focus = vi.fn<() => Promise<unknown>>();
const openWindow = vi.fn(async () => undefined);
const removed = vi.fn(async () => true);

beforeEach(async () => {
  stored.clear();
  [isFull, isSilent, isCleared] = [false, false, false];
  vi.stubGlobal('location', { origin: site });
  vi.stubGlobal('fetch', network.mockReset());
  vi.stubGlobal('caches', {
    open: async () => cache,
    has: async () => !isCleared,
    keys: async () =>
      isSilent ? new Promise(() => undefined) : ['flip-app-older', 'flip-app-old', 'flip-app-new'],
    delete: removed,
    match: (request: Request) =>
      isSilent ? new Promise(() => undefined) : Promise.resolve(stored.get(pathOf(request))?.clone()),
  });
  vi.stubGlobal('self', {
    addEventListener: (kind: string, handler: Handler) => handlers.set(kind, handler),
    registration: {},
    clients: {
      get: async () => ({ url: site, navigate }),
      matchAll: async () => [{ url: `${site}/flip-method-app`, focus }],
      openWindow,
    },
  });
  const texts = ['the exercise', 'an emergency', 'the numbers', 'no network'];
  const [app, emergency, resources, offline] = texts.map(pack);
  const documents = { app, emergency, resources, offline };
  vi.stubGlobal('FLIP_RELEASE', { version: 'new', files: { '/app.js': 4 }, documents, scripts: [] });
  vi.resetModules();
  await import('@/app/flip-method-app/offline/worker');
});

const of = (type: string, text: string, others = {}) =>
  new Response(text, { headers: { 'content-type': type, ...others } });
const javascript = (text: string, others = {}) => of('text/javascript', text, others);
const html = (text: string) => of('text/html', text);
const answers = (page: Response) => network.mockImplementation(async () => page.clone());
const visit = (path: string, wait = 0) => ask(path, { mode: 'navigate' }, wait);

/** The response to a request; work that outlives it has ended, too. */
async function ask(
  path: string,
  { mode = 'no-cors', method = 'GET', preload = async (): Promise<Response | undefined> => undefined } = {},
  wait = 0,
): Promise<string> {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let response: Promise<Response> | undefined;
  const work: Promise<unknown>[] = [];
  const request = { url: site + path, mode, method, clone: () => request };
  handlers.get('fetch')?.({
    request,
    preloadResponse: preload(),
    resultingClientId: 'page',
    respondWith: (given: Promise<Response>) => {
      response = Promise.resolve(given);
    },
    waitUntil: (given: Promise<unknown>) => work.push(given),
  });
  // Inflating a document takes real time, before the limit of the network begins.
  const isTurn = (turn: number) => turn < 20 || (wait > 0 && vi.getTimerCount() === 0 && turn < 10_000);
  for (let turn = 0; isTurn(turn); turn++) await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(wait);
  vi.useRealTimers();
  const given = await response;
  const text = given?.headers.get('location') ?? (await given?.text()) ?? 'not ours';
  if (wait === 0) await Promise.all(work);
  return text;
}

/** @returns the worker's work for an event of its life */
function happens(kind: string, event = {}): unknown {
  let work: unknown;
  handlers.get(kind)?.({ ...event, waitUntil: (given: unknown) => (work = given) });
  return work;
}

it('stores a script, but no other network’s page in its place, and replaces one that was', async () => {
  answers(html('Welcome to our hotel'));
  await ask(script);
  expect(stored.has(script)).toBe(false);
  answers(javascript('ours'));
  for (const hotel of [false, true]) {
    if (hotel) stored.set(script, html('Welcome to our hotel'));
    expect([await ask(script), await stored.get(script)?.clone().text()]).toEqual(['ours', 'ours']);
  }
});

it.each([
  [script, 206],
  // A connection that a proxy has closed early.
  ['/app.js', 200],
])('takes no part of %s for the file, with status %d', async (path, status) => {
  network.mockImplementation(async () => {
    const isAgain = (network.mock.lastCall as unknown[])[1] !== undefined;
    const init = { status: isAgain ? 200 : status, headers: { 'content-type': 'text/javascript' } };
    return new Response(isAgain ? 'ours' : 'ou', init);
  });
  expect(await ask(path)).toBe('ours');
});

it('serves what it cannot store, and waits two seconds for a device that does not answer', async () => {
  isFull = true;
  answers(javascript('ours'));
  expect(await ask(script)).toBe('ours');
  isSilent = true;
  expect(await ask(script, {}, 2_000)).toBe('ours');
});

const breaksOff = {
  start: (half: ReadableStreamDefaultController) => half.error(new TypeError('network error')),
};
it.each([
  ['after three seconds of silence', () => new Promise<never>(() => undefined)],
  ['for a gateway’s error', async () => new Response('Bad gateway', { status: 502 })],
  ['for a firewall’s refusal', async () => new Response('Are you a robot?', { status: 403 })],
  ['for too many requests', async () => new Response('Slow down', { status: 429 })],
  ['for a page that begins and then stands still', async () => new Response(new ReadableStream())],
  ['for an empty page', async () => html('')],
  ['for a page that breaks off', async () => new Response(new ReadableStream(breaksOff))],
])('shows the device’s copy %s', async (_, answer) => {
  network.mockImplementation(answer);
  for (const path of ['/resources', '/resources/']) expect(await visit(path, 3_000)).toBe('the numbers');
  stored.set('/workbook/fill', html('my answers'));
  expect(await visit('/workbook/fill', 3_000)).toBe('my answers');
});

it('shows the exercise from the device, and an emergency as the page that is dark from the start', async () => {
  expect(await visit('/flip-method-app?view=home')).toBe('the exercise');
  expect(await visit('/flip-method-app?mode=emergency&from=icon')).toBe('an emergency');
  expect(await visit('/flip-method-app/?mode=emergency')).toBe('an emergency');
  expect(network).not.toHaveBeenCalled();
  // The server has files of a later release only.
  isCleared = true;
  answers(html('the next release'));
  expect(await visit('/flip-method-app')).toBe('the next release');
  answers(new Response('', { status: 503 }));
  expect(await visit('/flip-method-app')).toBe('the exercise');
});

it('shows the page itself where it comes whole, or is gone', async () => {
  answers(html('the newer numbers'));
  expect(await visit('/resources')).toBe('the newer numbers');
  stored.set('/workbook/fill/old', html('an older part'));
  answers(new Response('no such page', { status: 404 }));
  expect(await visit('/resources')).toBe('the numbers');
  expect(await visit('/workbook/fill/old')).toBe('no such page');
});

it('asks again where a page asked for in advance does not come, and hands on a redirection: Safari refuses its page', async () => {
  answers(html('the book'));
  const cancelled = () => Promise.reject(new DOMException('Cancelled.', 'AbortError'));
  // As Firefox has it, and browsers that ask for nothing in advance.
  for (const preload of [cancelled, async () => Response.error(), () => undefined as never])
    expect(await ask('/book', { mode: 'navigate', preload })).toBe('the book');
  const followed = { redirected: { value: true }, url: { value: `${site}/sign-in` } };
  const preload = async () => Object.defineProperties(html('Sign in'), followed);
  expect(await ask('/account', { mode: 'navigate', preload })).toBe(`${site}/sign-in`);
});

it('stores files with a header that caches refuse, and leaves nothing of an installation that fails', async () => {
  answers(javascript('ours', { vary: 'Accept-Encoding, *' }));
  await happens('install');
  expect(await stored.get('/app.js')?.text()).toBe('ours');
  expect(removed).not.toHaveBeenCalled();
  isFull = true;
  await expect(happens('install')).rejects.toThrow('Full.');
  expect(removed).toHaveBeenCalledWith('flip-app-new');
});

it('a device that fails, or does not answer, does not keep a release from becoming active', async () => {
  const activate = () => Promise.all([happens('activate'), vi.advanceTimersByTimeAsync(2_000)]);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  removed.mockRejectedValueOnce(new DOMException('Storage is blocked.', 'UnknownError'));
  await activate();
  expect(removed).toHaveBeenLastCalledWith('flip-app-older');
  isSilent = true;
  await activate();
});

it('for another page says so after ten, and shows it when it comes', async () => {
  let come: (page: Response) => void = () => undefined;
  network.mockReturnValue(new Promise((resolve) => (come = resolve)));
  expect(await visit('/book', 10_000)).toBe('no network');
  navigate.mockImplementationOnce(async () => {
    expect(await visit('/book')).toBe('the book');
    return undefined;
  });
  come(html('the book'));
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith(`${site}/book`));
  expect(network).toHaveBeenCalledTimes(1);
});

it('opens the app for a notification where its page is not let come forward', async () => {
  for (const isRefused of [false, true]) {
    focus.mockImplementation(async () => {
      if (isRefused) throw new DOMException('Not allowed to focus a window.', 'InvalidAccessError');
    });
    const notification = { close: () => undefined, data: '/flip-method-app?view=delay' };
    await happens('notificationclick', { notification });
    expect(openWindow.mock.calls).toEqual(isRefused ? [['/flip-method-app?view=delay']] : []);
  }
});

it('never gives up on what is being sent', async () => {
  network.mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 60_000));
    return html('Thank you');
  });
  expect(await ask('/contact', { mode: 'navigate', method: 'POST' }, 60_000)).toBe('Thank you');
});
