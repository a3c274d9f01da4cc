// Plain Node without dependencies: it has to run before anything is installed.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { npm, onCurrentNode } from './node.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const code = await onCurrentNode();
if (code !== null) process.exit(code);

/** Whether each package of the lock file is there, in its version; those for other machines may be missing. */
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

if (!isInstalled()) {
  console.log('Installing packages…');
  const result = npm(['ci', '--include=dev', '--no-audit', '--no-fund'], { stdio: 'inherit' });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

const { register } = await import('tsx/esm/api');
register();
const { main } = await import('./main.ts');
process.exit(await main(process.argv.slice(2)));
