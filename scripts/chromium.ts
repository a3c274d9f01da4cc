import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { progress } from './progress.ts';

/** Debian's build without windows starts and draws a page in a third of the time that the other needs. */
export const headlessShell = '/usr/bin/chromium-headless-shell';

const installed = (paths: readonly (string | undefined)[]) => paths.find((path) => path && existsSync(path));

const preferred = () => installed([process.env.CHROMIUM_PATH, headlessShell]);

const any = () =>
  installed([
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ]);

function installFromDebian(name: 'chromium' | 'chromium-headless-shell'): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  progress("installing Debian's Chromium");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
}

function installFromPlaywright(): void {
  progress("installing Playwright's Chromium");
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
  });
}

/** A Chromium of this machine: Debian's without windows, or any that is there, or Playwright's own. Null: there is none. */
export function findChromium(): string | null {
  if (!preferred()) installFromDebian('chromium-headless-shell');
  const path = preferred() ?? any();
  if (path) return path;
  installFromPlaywright();
  return any() ?? null;
}

/** The one with windows, whose pages can be hidden; for measuring. Null: there is none. */
export function findChromiumWithWindows(): string | null {
  const find = () => installed([process.env.CHROMIUM_PATH]) ?? any();
  if (!find()) installFromDebian('chromium');
  if (!find()) installFromPlaywright();
  return find() ?? null;
}
