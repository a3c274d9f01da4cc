import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, isListening } from '../../../supabase/local/ports.ts';
import { clickActions, type Engine, keyActions, programOf } from './engine.ts';

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
