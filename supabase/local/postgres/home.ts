import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { StackSettings } from '../settings.ts';
import { installedBinaries } from './binaries.ts';
import type { Owner } from './owner.ts';

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
  return {
    binaries: canRun(installed.dir, owner) ? installed.dir : copyBinaries(installed, outside),
    data: canEnter(settings.dir, owner) ? inside.data : join(outside, 'postgres'),
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
  mkdirSync(outside, { recursive: true });
  cpSync(installed.dir, draft, { recursive: true, verbatimSymlinks: true });
  // Renamed when complete, so that an interrupted copy is never used.
  renameSync(draft, target);
  return target;
}
