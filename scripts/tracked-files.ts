import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Every file of the checkout that git does not ignore, as paths from its root; none without git. */
export function trackedFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return (stdout ?? '').split('\0').filter((file) => file && existsSync(file));
}
