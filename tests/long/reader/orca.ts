import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { programOf } from '../engines/engine.ts';

const packages = ['orca', 'chromium', 'xvfb', 'openbox', 'dbus', 'at-spi2-core'];

/** Speech has ended if nothing more was said for this time, in ms. */
const SILENCE_MS = 1500;
/** A busy machine speaks late. */
const PATIENCE_MS = 60_000;

/** Runs Orca with a debug log that is written line by line. Its own is buffered, and the last words would be missing. */
const lineBuffered = `import builtins, runpy, sys
plain = open
builtins.open = lambda file, mode='r', buffering=-1, *rest, **named: plain(
  file, mode, 1 if mode == 'w' else buffering, *rest, **named)
runpy.run_path(sys.argv.pop(1), run_name='__main__')`;

/** Chromium read out by Orca, Debian's screen reader, on a virtual screen. */
export interface Reader {
  page: Page;
  /**
   * Listens until all of these words were said, or for at most a minute, and then until the reader is silent.
   * @returns what was said since the last call
   */
  listen: (words?: readonly string[]) => Promise<string[]>;
  close: () => Promise<void>;
}

/** Starts a session of its own: message bus, screen, window manager, accessibility bus, Orca, Chromium. */
export async function startOrca(): Promise<Reader> {
  const home = mkdtempSync(join(tmpdir(), 'orca-'));
  const log = join(home, 'orca.log');
  const children: ChildProcess[] = [];
  const env: NodeJS.ProcessEnv = { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, LANG: 'C.UTF-8' };
  /** @returns the first line that the program prints, if it is to print one */
  const start = async (path: string, args: string[], prints = false): Promise<string> => {
    const child = spawn(path, args, { env, stdio: ['ignore', prints ? 'pipe' : 'ignore', 'ignore'] });
    children.push(child);
    if (!child.stdout) return '';
    const { stdout } = child;
    return new Promise((done, fail) => {
      stdout.once('data', (text) => done(String(text).trim()));
      child.once('exit', () => fail(new Error(`${path} did not start.`)));
    });
  };
  const names = ['orca', 'python3', 'chromium', 'Xvfb', 'openbox', 'dbus-daemon'];
  const found = names.map((name) => programOf(name, [`/usr/bin/${name}`], packages));
  const [orca = '', python = '', executablePath = '', xvfb = '', openbox = '', bus = ''] = found;
  const launcher = programOf('at-spi', ['/usr/libexec/at-spi-bus-launcher'], packages);
  env.DBUS_SESSION_BUS_ADDRESS = await start(bus, ['--session', '--nofork', '--print-address'], true);
  env.DISPLAY = `:${await start(xvfb, ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], true)}`;
  await start(openbox, []);
  await start(launcher, ['--launch-immediately']);
  await sleep(1000);
  await start(python, ['-c', lineBuffered, orca, '--replace', '--debug', `--debug-file=${log}`]);
  await sleep(3000);
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  // A window without an address bar, so that the page has the focus.
  const browser = await chromium.launchPersistentContext(join(home, 'chromium'), {
    executablePath,
    headless: false,
    env: env as Record<string, string>,
    args: ['--force-renderer-accessibility', '--app=data:text/html,<title>Start</title>', ...sandbox],
    reducedMotion: 'reduce',
    viewport: null,
  });
  const page = browser.pages()[0] ?? (await browser.newPage());

  /** Everything said so far. Orca's log has a line `… SPEECH OUTPUT: 'words'{…}` for each utterance. */
  const spoken = () =>
    readFileSync(log, 'utf8')
      .split('\n')
      .flatMap((line) => line.split("SPEECH OUTPUT: '").slice(1))
      .map((words) => words.slice(0, words.search(/'\[?\{/)).trim())
      .filter(Boolean);
  let heard = 0;
  return {
    page,
    listen: async (words = []) => {
      const end = Date.now() + PATIENCE_MS;
      const news = () => spoken().slice(heard);
      const isHeard = (each: string) => news().some((one) => one.includes(each));
      while (!words.every(isHeard) && Date.now() < end) await sleep(200);
      let said = spoken();
      for (let length = -1; length !== said.length; said = spoken()) {
        length = said.length;
        await sleep(SILENCE_MS);
      }
      const from = heard;
      heard = said.length;
      return said.slice(from);
    },
    close: async () => {
      await browser.close();
      for (const child of children.reverse()) child.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
