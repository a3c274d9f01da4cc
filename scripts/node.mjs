// Runs before anything is installed and on old Node versions, so it has no dependencies.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';

const version = '24.21.0';
/** The npm packages with that Node's binaries, and their integrity hashes. */
const packages = {
  'linux-x64':
    'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  'linux-arm64':
    'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
};

/** Whether all tools support this Node version. With 22.12 Next cannot load its configuration. */
function isCurrent(node) {
  const [major = 0, minor = 0] = node.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 14);
}

/** Runs npm, if possible the one that started this command. Resolves with its exit code. */
export function npm(args, options) {
  const own = process.env.npm_execpath || '';
  const [command, ...before] = /npm-cli\.c?js$/.test(own) ? [process.execPath, own] : ['npm'];
  const child = spawn(command, [...before, ...args], options);
  const end = () => child.kill();
  process.once('exit', end);
  return new Promise((done) => {
    child.once('error', () => done(1));
    child.once('exit', (code) => {
      process.off('exit', end);
      done(code ?? 1);
    });
  });
}

/** Downloads the pinned Node into `.node`. Resolves with its path, or with null if that fails. */
async function fetchNode() {
  const home = resolve('.node', version);
  const node = join(home, 'bin/node');
  const runs = () => spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout === `v${version}\n`;
  if (existsSync(node) && runs()) return node;
  const platform = `${process.platform}-${process.arch}`;
  const integrity = packages[platform];
  if (!integrity) return null;
  const name = `node-${platform}`;
  const draft = `${home}.${process.pid}`;
  try {
    mkdirSync(draft, { recursive: true });
    const manifest = { name: 'fetched-node', version, dependencies: { [name]: version } };
    const packed = { '': manifest, [`node_modules/${name}`]: { version, integrity } };
    const lock = { ...manifest, lockfileVersion: 3, requires: true, packages: packed };
    writeFileSync(join(draft, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(draft, 'package-lock.json'), JSON.stringify(lock));
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
    const patience = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-timeout=60000'];
    await npm(['ci', '--prefix', draft, ...flags, ...patience], { stdio: 'ignore', timeout: 240_000 });
    // Only the binary: the headers would take another 67 MB.
    const program = join(draft, 'node_modules', name, 'bin/node');
    if (!existsSync(program)) return null;
    mkdirSync(dirname(node), { recursive: true });
    renameSync(program, node);
    return runs() ? node : null;
  } catch {
    return null;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Reruns this command with another Node, put first on PATH. Resolves with the exit code. */
function runWith(node) {
  const env = {
    ...process.env,
    PATH: [dirname(node), process.env.PATH].join(delimiter),
    NODE: node,
    npm_node_execpath: node,
  };
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((done) => {
    child.once('exit', (code, signal) => done(signal ? 128 + constants.signals[signal] : code));
  });
}

/**
 * Makes sure that the command runs on a supported Node: this one, or one downloaded from the npm registry.
 * Resolves with the command's exit code if another Node has run it, with null if this one should.
 * @param installing exit code of the installation that must finish first; the download runs alongside it
 */
export async function onCurrentNode(installing) {
  const own = process.versions.node;
  if (isCurrent(own)) return null;
  const node = await fetchNode();
  if (node) {
    console.log(`Node ${own} is past its end of life: this goes on with Node ${version}, kept in .node.`);
    return (await installing) || runWith(node);
  }
  console.error(
    `Node ${own} is too old, and Node ${version} could not be fetched. Install it from https://nodejs.org.`,
  );
  return 1;
}
