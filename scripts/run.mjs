// Runs before anything is installed, so it has no dependencies.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { npm, onCurrentNode } from './node.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/** Whether every package of the lock file is installed, except those for other platforms. */
function isInstalled() {
  if (!existsSync('node_modules/.package-lock.json')) return false;
  const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const installed = read('node_modules/.package-lock.json');
  return Object.entries(read('package-lock.json')).every(([path, entry]) => {
    if (path === '') return true;
    const present = installed[path];
    if (!present) return entry.optional === true || entry.devOptional === true || entry.peer === true;
    return present.version === entry.version && present.integrity === entry.integrity && existsSync(path);
  });
}

/** Runs npm ci, without its thirty warnings about an old Node. Resolves with npm's exit code. */
function install() {
  console.log('Installing packages…');
  const flags = ['--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  return npm(['ci', ...flags], { stdio: 'inherit' });
}

/**
 * Ends the command with npm, which forwards no SIGHUP and, when killed, nothing. npm is the parent, because the
 * scripts of package.json `exec` Node in its shell.
 */
function endWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  timer.unref();
}

// The stack of `npm test -- --keep` is meant to outlive what started it.
if (process.env.npm_execpath && process.argv[2] !== 'test:stack') endWithParent();
const installing = isInstalled() ? 0 : install();
const code = (await onCurrentNode(installing)) ?? ((await installing) || null);
if (code !== null) process.exit(code);

const { register } = await import('tsx/esm/api');
register();
const { main } = await import('./main.ts');
process.exit(await main(process.argv.slice(2)));
