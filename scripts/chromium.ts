import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { progress } from './progress.ts';

/** Debian's headless build starts and renders a page three times as fast as the full browser. */
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

/** Ignores errors: callers check whether the file now exists. */
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

/** Finds or installs Chromium: Debian's headless build, any other, or Playwright's. Null: none. */
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

/** Finds or installs a full Chromium, whose tabs can be hidden; for benchmarks. Null: none. */
export async function findChromiumWithWindows(): Promise<string | null> {
  const find = () => installed([process.env.CHROMIUM_PATH]) ?? any();
  if (!find()) await installFromDebian('chromium');
  if (!find()) await installFromPlaywright();
  return find() ?? null;
}
