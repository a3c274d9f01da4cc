import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of all files that git does not ignore, relative to the project root; empty without git. */
export function trackedFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return (stdout ?? '').split('\0').filter((file) => file && existsSync(file));
}

/** Copies the project's files, with hard links to the installed packages. */
export function copyProject(dir: string): void {
  for (const file of trackedFiles()) cpSync(file, join(dir, file));
  execFileSync('cp', ['-al', 'node_modules', dir]);
}
