import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const git = (...args: string[]) =>
  spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).stdout ?? '';

/**
 * Paths of all files that git does not ignore, relative to the project root, also in a downloaded archive, which is no
 * repository; empty without git.
 */
export function trackedFiles(): string[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const found = git(...list) || outsideRepository(list);
  return found.split('\0').filter((file) => file && existsSync(file));
}

function outsideRepository(args: readonly string[]): string {
  const dir = mkdtempSync(join(tmpdir(), 'files-'));
  const here = [`--git-dir=${dir}`, '--work-tree=.'];
  try {
    git(...here, 'init', '--quiet');
    return git(...here, ...args);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Copies the project's files, with hard links to the installed packages. */
export function copyProject(dir: string): void {
  for (const file of trackedFiles()) cpSync(file, join(dir, file));
  execFileSync('cp', ['-al', 'node_modules', dir]);
}
