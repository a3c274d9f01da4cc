import { spawn } from 'node:child_process';
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

/** Whether it works is seen by what it leaves. */
function runInstaller(program: string, args: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn(program, args, { stdio: 'ignore', env });
  return new Promise((resolve) => child.once('error', () => resolve()).once('close', () => resolve()));
}

async function installFromDebian(name: 'chromium' | 'chromium-headless-shell'): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  progress("installing Debian's Chromium");
  await runInstaller('apt-get', ['update', '-qq']);
  await runInstaller('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
}

async function installFromPlaywright(): Promise<void> {
  progress("installing Playwright's Chromium");
  await runInstaller(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
}

let found: Promise<string | null> | undefined;

/** A Chromium of this machine: Debian's without windows, or any that is there, or Playwright's own. Null: there is none. */
export function findChromium(): Promise<string | null> {
  const find = async () => {
    if (!preferred()) await installFromDebian('chromium-headless-shell');
    const path = preferred() ?? any();
    if (path) return path;
    await installFromPlaywright();
    return any() ?? null;
  };
  found ??= find();
  return found;
}

/** The one with windows, whose pages can be hidden; for measuring. Null: there is none. */
export async function findChromiumWithWindows(): Promise<string | null> {
  const find = () => installed([process.env.CHROMIUM_PATH]) ?? any();
  if (!find()) await installFromDebian('chromium');
  if (!find()) await installFromPlaywright();
  return find() ?? null;
}
