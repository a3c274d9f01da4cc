import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Paths of all files that git does not ignore, relative to the project root; empty without git. */
export function trackedFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return (stdout ?? '').split('\0').filter((file) => file && existsSync(file));
}
