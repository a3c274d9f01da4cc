import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A real browser on this machine, driven by its own automation protocol. */
export interface Engine {
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page and awaits it; the result is passed as JSON. */
  evaluate<Result>(expression: string): Promise<Result>;
  /** Clicks at a point of the window. */
  click(point: { x: number; y: number }): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  resize(size: { width: number; height: number }): Promise<void>;
  /** The visible part of the page, as PNG. */
  screenshot(): Promise<Buffer>;
  /** Console errors so far; null if the engine does not report them. */
  consoleErrors(): readonly string[] | null;
  close(): Promise<void>;
}

/** The engine is not installed and cannot be; the message says why. */
export class MissingBrowser extends Error {}

/** Key presses in the W3C actions format, which both protocols share. */
export function keyActions(text: string) {
  const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
  return [{ type: 'key', id: 'keyboard', actions }];
}

export function clickActions({ x, y }: { x: number; y: number }) {
  const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' };
  const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [move, ...press] }];
}

/** @returns the first path that exists; installs Debian packages for it if running as root */
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
  if (installed) return installed;
  throw new MissingBrowser(
    `${name} is not installed and cannot be installed here: apt-get install ${packages.join(' ')}`,
  );
}
