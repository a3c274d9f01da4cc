import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from '@playwright/test';
import WebSocket from 'ws';
import { freePort, isListening } from '../../../supabase/local/ports.ts';

/** A real browser on this machine, driven by its own automation protocol. */
export type Engine = Awaited<ReturnType<typeof startFirefox>>;

type Point = Record<'x' | 'y', number>;

/** Key presses in the W3C actions format, which both protocols share. */
function keyActions(text: string) {
  const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
  return [{ type: 'key', id: 'keyboard', actions }];
}

function clickActions({ x, y }: Point) {
  const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' };
  const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [move, ...press] }];
}

/** @returns the first path that exists; installs Debian packages for it if running as root, or skips the tests */
export function programOf(name: string, paths: readonly string[], packages: readonly string[]): string {
  const find = () => paths.find((path) => existsSync(path));
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
  }
  const installed = find();
  test.skip(!installed, `${name} is not installed and cannot be: apt-get install ${packages.join(' ')}`);
  return installed ?? '';
}

type Answer = { id?: number; result?: unknown; params?: unknown } & Partial<
  Record<'method' | 'error' | 'message', string>
>;

/** A WebDriver BiDi connection: commands with responses, and events. */
async function connect(url: string, onEvent: (method: string, params: unknown) => void) {
  const socket = new WebSocket(url);
  await new Promise((done, fail) => socket.once('open', done).once('error', fail));
  const waiting = new Map<number, { done: (result: unknown) => void; fail: (error: Error) => void }>();
  socket.on('message', (data) => {
    const { id, method, result, error, message, params } = JSON.parse(String(data)) as Answer;
    if (id === undefined) return onEvent(method ?? '', params);
    const command = waiting.get(id);
    waiting.delete(id);
    if (error) command?.fail(new Error(`${error}: ${message}`));
    else command?.done(result);
  });
  let last = 0;
  return {
    send: <Result>(method: string, params: object = {}) =>
      new Promise<Result>((done, fail) => {
        waiting.set(++last, { done: done as (result: unknown) => void, fail });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    close: () => socket.close(),
  };
}

/** Starts Debian's Firefox, headless, with a temporary profile. */
export async function startFirefox() {
  const program = programOf('Firefox', ['/usr/bin/firefox-esr', '/usr/bin/firefox'], ['firefox-esr']);
  const profile = mkdtempSync(join(tmpdir(), 'flip-firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const child = spawn(program, [...args, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const address = await new Promise<string>((done, fail) => {
    let output = '';
    child.stderr.on('data', (text) => {
      output += text;
      const [, url] = /WebDriver BiDi listening on (ws:\S+)/.exec(output) ?? [];
      if (url) done(url);
    });
    child.once('exit', () => fail(new Error(`Firefox did not start: ${output}`)));
  });
  const consoleErrors: string[] = [];
  const { send, close } = await connect(`${address}/session`, (method, params) => {
    const { level, text } = params as { level: string; text: string };
    if (method === 'log.entryAdded' && level === 'error') consoleErrors.push(text);
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const context = contexts[0]?.context;
  return {
    open: async (url: string) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    /** Evaluates an expression in the page and awaits it; the result is passed as JSON. */
    async evaluate<Result>(expression: string) {
      const asked = `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`;
      const script = { expression: asked, target: { context }, awaitPromise: true };
      type Evaluated = { result?: { value?: string }; exceptionDetails?: { text: string } };
      const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', script);
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result?.value ?? 'null') as Result;
    },
    click: async (point: Point): Promise<void> =>
      void (await send('input.performActions', { context, actions: clickActions(point) })),
    /** Types into the focused element. */
    type: async (text: string): Promise<void> =>
      void (await send('input.performActions', { context, actions: keyActions(text) })),
    resize: async (viewport: Record<'width' | 'height', number>): Promise<void> =>
      void (await send('browsingContext.setViewport', { context, viewport })),
    async screenshot() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    /** So far; null if the engine does not report them. */
    consoleErrors: (): readonly string[] | null => consoleErrors,
    async close() {
      close();
      const gone = new Promise((done) => child.once('exit', done));
      child.kill();
      await gone;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

const library = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
const packages = ['webkit2gtk-driver', 'xvfb'];

/** Starts a virtual X display. @returns its process and name */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const program = programOf('Xvfb', ['/usr/bin/Xvfb'], packages);
  const screen = spawn(program, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((done, fail) => {
    screen.stdout?.once('data', (text) => done(String(text).trim()));
    screen.once('exit', () => fail(new Error('Xvfb did not start.')));
  });
  return { screen, display: `:${number}` };
}

/** Starts WebKitGTK, Debian's nearest relative of Safari, in the MiniBrowser that comes with its driver. */
export async function startWebKit(): Promise<Engine> {
  const driverPath = programOf('WebKitGTK', ['/usr/bin/WebKitWebDriver'], packages);
  const binary = programOf(
    'MiniBrowser',
    ['6.0', '4.1', '4.0'].flatMap((version) => [
      `${library}/webkitgtk-${version}/MiniBrowser`,
      `${library}/webkit2gtk-${version}/MiniBrowser`,
    ]),
    packages,
  );
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  while (!(await isListening(port))) await sleep(50);

  async function call<Result>(method: string, path: string, body?: object): Promise<Result> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`);
    return value;
  }
  const options = { binary, args: ['--automation'] };
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `/session/${sessionId}`;
  const perform = (actions: object) => call<void>('POST', `${session}/actions`, { actions });
  const evaluate = async <Result>(expression: string) => {
    const script = `const done = arguments[0];
      Promise.resolve(${expression}).then((value) => done(JSON.stringify(value ?? null)), (error) => done('!' + error));`;
    const text = await call<string>('POST', `${session}/execute/async`, { script, args: [] });
    if (text.startsWith('!')) throw new Error(text.slice(1));
    return JSON.parse(text) as Result;
  };
  return {
    open: (url) => call('POST', `${session}/url`, { url }),
    evaluate,
    click: (point) => perform(clickActions(point)),
    type: (text) => perform(keyActions(text)),
    async resize({ width, height }) {
      // The window has a border: enlarge it until the viewport has the requested size.
      for (let tries = 0, more = { x: 0, y: 0 }; tries < 3; tries++) {
        await call('POST', `${session}/window/rect`, { width: width + more.x, height: height + more.y });
        await sleep(300);
        const inner = await evaluate<{ x: number; y: number }>('({ x: innerWidth, y: innerHeight })');
        more = { x: more.x + width - inner.x, y: more.y + height - inner.y };
      }
    },
    screenshot: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    consoleErrors: () => null,
    async close() {
      await call('DELETE', session).catch(() => {});
      for (const child of [driver, screen]) child.kill();
    },
  };
}
