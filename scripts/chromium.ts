import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { progress } from './report.ts';

/** Debian's headless build starts and renders a page three times as fast as the full browser. */
export const headlessShell = '/usr/bin/chromium-headless-shell';

const others = () => [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
];

const installed = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** Ignores errors: callers check whether the file now exists. */
async function run(program: string, ...args: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await promisify(execFile)(program, args, { env, maxBuffer: Infinity }).catch(() => {});
}

async function installFromDebian(name: 'chromium' | 'chromium-headless-shell'): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  progress("installing Debian's Chromium");
  await run('apt-get', 'update', '-qq');
  await run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name);
}

async function installFromPlaywright(): Promise<void> {
  progress("installing Playwright's Chromium");
  await run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium');
}

const found = new Map<boolean, Promise<string | null>>();

/**
 * Finds or installs Chromium: Debian's, any other, or Playwright's. Null: none.
 * @param withWindows a full one, whose tabs can be hidden; by default the headless build
 */
export function findChromium(withWindows = false): Promise<string | null> {
  const preferred = () =>
    installed(process.env.CHROMIUM_PATH, withWindows ? '/usr/bin/chromium' : headlessShell);
  const find = async () => {
    if (!preferred()) await installFromDebian(withWindows ? 'chromium' : 'chromium-headless-shell');
    if (!installed(preferred(), ...others())) await installFromPlaywright();
    return installed(preferred(), ...others()) ?? null;
  };
  const finding = found.get(withWindows) ?? find();
  found.set(withWindows, finding);
  return finding;
}
