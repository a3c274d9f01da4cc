import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { MissingBrowser } from './engine.ts';

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
