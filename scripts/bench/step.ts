import { on, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import WebSocket from 'ws';
import { flipWords } from '../../content/flip/flip.ts';
import { paths } from '../../lib/paths.ts';
import { freePort } from '../../supabase/local/ports.ts';
import { chromiumArgs, type Figure, median, type Part, rounds } from './part.ts';

interface Tab {
  /** Evaluates an expression and awaits its result. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Activates the tab, which hides the others of its window. */
  show(): Promise<unknown>;
}

interface Chromium {
  /** @param before script that runs in the page before its own */
  open(url: string, before?: string): Promise<Tab>;
  close(): Promise<void>;
}

/**
 * Launches a Chromium in which inactive tabs are really hidden: Playwright reports each of its pages as visible, and
 * turns off the throttling of hidden ones.
 */
async function launchChromium(executablePath: string): Promise<Chromium> {
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

/** Length and interval of the tasks that keep a page busy, in milliseconds. */
const BUSY = { task: 60, every: 100 };
const STEP = 4_000;

type Situation = 'visible' | 'busy' | 'hidden';

/** How far the second step was from four seconds after the tap, in milliseconds. */
interface Missed {
  step: number;
  /** The same, but measured from the end of the task that was running at that moment, if any. */
  free: number;
  hidden: boolean;
}

/** Records when each title appears, and starts a flip. */
const observer = `{
  const titles = [];
  const look = () => {
    // Later steps are in the DOM too, hidden.
    const title = document.querySelector('.flip-screen > :not([style*="display: none"]) h1')?.textContent;
    if (title && titles.at(-1)?.title !== title) titles.push({ title, at: performance.now() });
  };
  addEventListener('DOMContentLoaded', () => new MutationObserver(look).observe(document.body, {
    childList: true, characterData: true, subtree: true }));
  const startButton = () => [...document.querySelectorAll('main button')]
    .find((button) => button.textContent === ${JSON.stringify(flipWords.home.start)});
  window.isReady = () => startButton() !== undefined;
  window.begin = (busyAfter) => {
    const tasks = [];
    const work = () => {
      const from = performance.now();
      while (performance.now() < from + ${BUSY.task});
      tasks.push({ from, until: performance.now() });
    };
    if (busyAfter !== null) setTimeout(() => setInterval(work, ${BUSY.every}), busyAfter);
    const due = performance.now() + ${STEP};
    startButton().click();
    window.missed = async () => {
      while (titles.length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
      const { at } = titles[1];
      const task = tasks.find(({ from, until }) => from < due && due < until && until <= at);
      return { step: Math.abs(at - due), free: Math.abs(at - (task?.until ?? due)), hidden: document.hidden };
    };
  };
}`;

async function waitUntil(tab: Tab, expression: string) {
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(50))
    if (await tab.evaluate<boolean>(expression)) return;
  throw new Error(`Timed out waiting for ${expression}.`);
}

/** @param busyAfter delay from the tap to the first busy task, in milliseconds */
async function flipOnce(chromium: Chromium, url: string, situation: Situation, busyAfter: number) {
  const tab = await chromium.open(url, observer);
  await tab.show();
  await waitUntil(tab, 'isReady()');
  // A touch starts before its click, and the page loads the flip's code meanwhile.
  await tab.evaluate("dispatchEvent(new Event('pointerdown'))");
  await sleep(500);
  await tab.evaluate(`begin(${situation === 'busy' ? busyAfter : null})`);
  if (situation === 'hidden') await (await chromium.open('about:blank')).show();
  const missed = await tab.evaluate<Missed>('missed()');
  if (missed.hidden !== (situation === 'hidden')) throw new Error(`The page was not ${situation}.`);
  return missed;
}

/** Accuracy of the first four-second step: visible, busy, and hidden behind another tab. */
export const step: Part = async (bench) => {
  const { siteUrl } = await bench.product();
  const flips = async (situation: Situation) => {
    const all: Missed[] = [];
    for (let round = 0; round < rounds; round++) {
      const chromium = await launchChromium(bench.chromium);
      const busyAfter = (BUSY.every * round) / rounds;
      try {
        all.push(await flipOnce(chromium, `${siteUrl}${paths.flipApp}?view=home`, situation, busyAfter));
      } finally {
        await chromium.close();
      }
    }
    return all;
  };
  const [visible, busy, hidden] = [await flips('visible'), await flips('busy'), await flips('hidden')];
  const figure = (name: string, all: Missed[], of: 'step' | 'free', most: number): Figure => ({
    name,
    value: median(all.map((each) => each[of])),
    unit: 'ms',
    digits: 1,
    most,
  });
  return {
    note: `By how many milliseconds the second step’s title missed the moment four seconds after the tap, late or early; medians of ${rounds} flips. The busy page works for ${BUSY.task} of every ${BUSY.every} ms, the tap at another point of that each time; a task that covers the moment is counted from its end.`,
    figures: [
      figure('visible', visible, 'step', 5),
      figure('busy', busy, 'free', 10),
      figure('hidden', hidden, 'step', 20),
    ],
  };
};
