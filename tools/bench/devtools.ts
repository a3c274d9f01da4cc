import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import WebSocket from 'ws';
import { chromiumArgs } from './devices.ts';

type Answer = { id?: number; result?: Record<string, unknown>; error?: { message: string } };

export interface Tab {
  /** Evaluates an expression and awaits its result. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Activates the tab, which hides the others of its window. */
  show(): Promise<void>;
}

export interface Chromium {
  open(url: string, before?: string): Promise<Tab>;
  close(): void;
}

/**
 * Launches a Chromium in which inactive tabs are really hidden: Playwright reports every page as visible, and
 * turns off the throttling of hidden pages.
 */
export async function launchChromium(executablePath: string): Promise<Chromium> {
  const profile = mkdtempSync(join(tmpdir(), 'flip-bench-'));
  const args = [
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    '--no-first-run',
  ];
  const child = spawn(executablePath, [...args, ...chromiumArgs, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let socket: WebSocket | undefined;
  for await (const line of createInterface({ input: child.stderr })) {
    const [, address] = /DevTools listening on (ws:\S+)/.exec(line) ?? [];
    if (!address) continue;
    socket = new WebSocket(address);
    break;
  }
  if (!socket) throw new Error('Chromium did not start.');
  child.stderr.resume();
  const connection = socket;
  await new Promise((resolve, reject) => connection.once('open', resolve).once('error', reject));

  let last = 0;
  const waiting = new Map<number, (answer: Answer) => void>();
  connection.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  const send = (method: string, params: object = {}, sessionId?: string) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      const id = ++last;
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (result) resolve(result);
        else reject(new Error(error?.message ?? method));
      });
      connection.send(JSON.stringify({ id, method, params, sessionId }));
    });

  return {
    close() {
      child.once('exit', () => void rm(profile, { recursive: true, force: true }).catch(() => {}));
      // Debian's launcher is a shell script: a signal would end it but not the browser.
      void send('Browser.close').catch(() => child.kill());
    },
    async open(url, before = '') {
      const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
      const attached = await send('Target.attachToTarget', { targetId, flatten: true });
      const session = String(attached.sessionId);
      await send('Page.enable', {}, session);
      await send('Page.addScriptToEvaluateOnNewDocument', { source: before }, session);
      await send('Page.navigate', { url }, session);
      return {
        async evaluate<Value>(expression: string) {
          const options = { expression, awaitPromise: true, returnByValue: true };
          const { result } = await send('Runtime.evaluate', options, session);
          return (result as { value: Value }).value;
        },
        async show() {
          await send('Target.activateTarget', { targetId });
        },
      };
    },
  };
}
