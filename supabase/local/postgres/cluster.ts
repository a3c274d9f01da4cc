import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { freePort } from '../ports.ts';
import { endProcess } from '../process-record.ts';
import { databaseUrl, type StackSettings, stackSettings } from '../settings.ts';
import { type Owner, outsideDir, type PostgresHome, postgresHome, postgresOwner } from './home.ts';

const logFile = (settings: StackSettings) => join(settings.dir, 'postgres.log');

/** Starts this stack's cluster, creating it first if needed. Resolves when it accepts connections. */
export async function startPostgres(
  settings: StackSettings,
  onSpawn: (child: ChildProcess) => void,
): Promise<{ pid: number }> {
  const owner = postgresOwner();
  const home = postgresHome(settings, owner);
  if (!existsSync(join(home.data, 'PG_VERSION'))) initialise(settings, home, owner);
  assertSameMajor(home);
  await removeStaleLock(home);
  const child = spawnServer(settings, home, owner);
  if (child.pid === undefined) throw new Error(`PostgreSQL could not be started from ${home.binaries}.`);
  onSpawn(child);
  await waitUntilReady(settings, child);
  return { pid: child.pid };
}

function assertSameMajor({ data, version }: PostgresHome): void {
  const made = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (made === version.split('.')[0]) return;
  throw new Error(`${data} is of PostgreSQL ${made}, not ${version}. "npm run db:reset" empties it.`);
}

/** Built in a temporary folder and renamed, so that an interrupted start leaves no partial cluster. */
function initialise(settings: StackSettings, home: PostgresHome, owner: Owner): void {
  const draft = `${home.data}.new`;
  const passwordFile = `${draft}.password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, `${settings.secrets.databasePassword}\n`, { mode: 0o600 });
  if (owner) for (const path of [draft, passwordFile]) chownSync(path, owner.uid, owner.gid);
  try {
    const result = spawnSync(
      join(home.binaries, 'bin', 'initdb'),
      [
        `--pgdata=${draft}`,
        '--username=supabase_admin',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--no-locale',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-instructions',
      ],
      { ...owner, cwd: draft, encoding: 'utf8' },
    );
    appendFileSync(logFile(settings), `${result.stdout}${result.stderr}`);
    if (result.status !== 0) throw new Error(`initdb failed: ${result.stderr || result.error?.message}`);
    rmSync(home.data, { recursive: true, force: true });
    renameSync(draft, home.data);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/**
 * After a power cut or `kill -9`, postmaster.pid remains. PostgreSQL handles that itself unless the pid has
 * been reused.
 */
async function removeStaleLock({ data }: PostgresHome): Promise<void> {
  const lock = join(data, 'postmaster.pid');
  if (!existsSync(lock)) return;
  const [pid = '0'] = readFileSync(lock, 'utf8').split('\n');
  if (commandLine(Number(pid)).includes(data)) await endProcess(Number(pid), 'SIGINT');
  rmSync(lock, { force: true });
}

function commandLine(pid: number): string {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  }
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\0', ' ') : '';
}

function spawnServer(settings: StackSettings, home: PostgresHome, owner: Owner): ChildProcess {
  const log = openSync(logFile(settings), 'a', 0o600);
  const options = {
    listen_addresses: '127.0.0.1',
    port: settings.ports.database,
    // Socket paths are limited to 107 characters, which a deep checkout exceeds; TCP has no such limit.
    unix_socket_directories: '',
    max_connections: 100,
    timezone: 'UTC',
    log_timezone: 'UTC',
  };
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return spawn(join(home.binaries, 'bin', 'postgres'), ['-D', home.data, ...flags], {
    ...owner,
    cwd: home.data,
    stdio: ['ignore', log, log],
    // Its own process group: the supervisor handles Ctrl-C and stops the database last.
    detached: true,
  });
}

async function waitUntilReady(settings: StackSettings, child: ChildProcess): Promise<void> {
  const sql = postgres(databaseUrl(settings, 'supabase_admin'), { max: 1, onnotice: () => {} });
  try {
    for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(50)) {
      if (child.exitCode !== null || child.signalCode !== null) break;
      try {
        await sql`select 1`;
        return;
      } catch (error) {
        if ((error as { code?: string }).code === '28P01') break;
      }
    }
  } finally {
    await sql.end({ timeout: 1 });
  }
  const tail = readFileSync(logFile(settings), 'utf8').trim().split('\n').slice(-5).join('\n');
  throw new Error(`PostgreSQL did not start. The end of ${logFile(settings)}:\n${tail}`);
}

export interface TemporaryCluster {
  settings: StackSettings;
  close(): Promise<void>;
}

/** An empty PostgreSQL configured like the local stack's; deleted on close. */
export async function startTemporaryCluster(): Promise<TemporaryCluster> {
  const dir = mkdtempSync(resolve('.local-cluster-'));
  // When started by root, PostgreSQL runs as another user.
  chmodSync(dir, 0o711);
  const remove = () => {
    for (const path of [dir, outsideDir(dir)]) rmSync(path, { recursive: true, force: true });
  };
  const made = stackSettings('bench');
  const ports = { ...made.ports, database: await freePort() };
  const settings: StackSettings = { ...made, dir, ports, authUrl: null, fresh: true };
  try {
    const { pid } = await startPostgres(settings, () => {});
    const end = () => process.kill(pid, 'SIGINT');
    process.once('exit', end);
    return {
      settings,
      async close() {
        process.removeListener('exit', end);
        await endProcess(pid, 'SIGINT');
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
