import { on, once } from 'node:events';
import { chromium } from '@playwright/test';
import WebSocket from 'ws';
import { freePort } from '../../supabase/local/ports.ts';
import { chromiumArgs } from './devices.ts';

export interface Tab {
  /** Evaluates an expression and awaits its result. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Activates the tab, which hides the others of its window. */
  show(): Promise<unknown>;
}

export interface Chromium {
  /** @param before script that runs in the page before its own */
  open(url: string, before?: string): Promise<Tab>;
  close(): Promise<void>;
}

/**
 * Launches a Chromium in which inactive tabs are really hidden: Playwright reports each of its pages as visible, and
 * turns off the throttling of hidden ones.
 */
export async function launchChromium(executablePath: string): Promise<Chromium> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
    ignoreDefaultArgs: [
      '--disable-background-timer-throttling',
      '--disable-backgrounding-occluded-windows',
      '--disable-renderer-backgrounding',
    ],
  });
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}/json/${path}`, { method: 'PUT' });
  return {
    close: () => browser.close(),
    async open(url, before = '') {
      const opened = await ask('new?about:blank');
      const target = (await opened.json()) as { id: string; webSocketDebuggerUrl: string };
      const socket = new WebSocket(target.webSocketDebuggerUrl);
      await once(socket, 'open');
      let last = 0;
      const send = async (method: string, params: object = {}) => {
        const id = ++last;
        const messages = on(socket, 'message', { close: ['close'] });
        socket.send(JSON.stringify({ id, method, params }));
        for await (const [data] of messages) {
          const answer = JSON.parse(String(data)) as {
            id?: number;
            result?: { result?: { value: unknown } };
          };
          if (answer.id === id) return answer.result;
        }
        throw new Error(`${method} was not answered.`);
      };
      await send('Page.enable');
      await send('Page.addScriptToEvaluateOnNewDocument', { source: before });
      await send('Page.navigate', { url });
      return {
        async evaluate<Value>(expression: string) {
          const options = { expression, awaitPromise: true, returnByValue: true };
          return (await send('Runtime.evaluate', options))?.result?.value as Value;
        },
        show: () => ask(`activate/${target.id}`),
      };
    },
  };
}
