import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dir = '.local-bench/lighthouse';
const program = join(dir, 'node_modules/lighthouse/cli/index.js');

/**
 * Lighthouse in the version of the lock file in `packages`. It is installed when it is first used and not with the
 * product: its 170 MB serve this one measurement.
 *
 * @returns the path of its command
 */
export function installLighthouse(): string {
  if (existsSync(program)) return program;
  mkdirSync(dir, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) {
    copyFileSync(fileURLToPath(new URL(`packages/${name}`, import.meta.url)), join(dir, name));
  }
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm'];
  const { status, stderr } = spawnSync(
    command,
    [...before, 'ci', '--ignore-scripts', '--no-audit', '--no-fund'],
    {
      cwd: dir,
      encoding: 'utf8',
      shell: !npm && process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error(`Lighthouse could not be installed.\n${stderr}`);
  return program;
}
