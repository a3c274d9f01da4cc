import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { clickActions, type Engine, keyActions, programOf } from './engine.ts';

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
export async function startFirefox(): Promise<Engine> {
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
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate<Result>(expression: string) {
      const asked = `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`;
      const script = { expression: asked, target: { context }, awaitPromise: true };
      type Evaluated = { result?: { value?: string }; exceptionDetails?: { text: string } };
      const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', script);
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result?.value ?? 'null') as Result;
    },
    click: async (point) =>
      void (await send('input.performActions', { context, actions: clickActions(point) })),
    type: async (text) => void (await send('input.performActions', { context, actions: keyActions(text) })),
    resize: async (viewport) => void (await send('browsingContext.setViewport', { context, viewport })),
    async screenshot() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    consoleErrors: () => consoleErrors,
    async close() {
      close();
      const gone = new Promise((done) => child.once('exit', done));
      child.kill();
      await gone;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
