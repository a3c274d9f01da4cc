import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import postgres from 'postgres';
import { preparePlatform } from '../../supabase/local/database/prepare-platform.ts';
import { freePort } from '../../supabase/local/ports.ts';
import { startPostgres } from '../../supabase/local/postgres/cluster.ts';
import { outsideDir } from '../../supabase/local/postgres/home.ts';
import { endProcess } from '../../supabase/local/process-record.ts';
import { databaseUrl, type StackSettings, stackSettings } from '../../supabase/local/settings.ts';
import { fillDatabase } from './fill-database.ts';

export interface Cluster {
  /** A connection to a database with so many sessions, as the owner of the schema; filled at the first call. */
  filled(sessions: number): Promise<postgres.Sql>;
  close(): Promise<void>;
}

/** A PostgreSQL like that of the local stack with nothing but what the benchmark puts in; deleted when closed. */
export async function startCluster(): Promise<Cluster> {
  const made = stackSettings('bench');
  const dir = resolve(made.dir, 'cluster');
  const remove = () => {
    rmSync(dir, { recursive: true, force: true });
    rmSync(outsideDir(dir), { recursive: true, force: true });
  };
  remove();
  mkdirSync(dir, { mode: 0o711 });
  const settings: StackSettings = { ...made, dir, ports: { ...made.ports, database: await freePort() } };
  const { pid } = await startPostgres(settings, () => {});
  const end = () => process.kill(pid, 'SIGINT');
  process.once('exit', end);
  const filled = new Set<number>();
  const open: postgres.Sql[] = [];
  return {
    filled: async (sessions) => {
      const name = `sessions_${sessions}`;
      const url = databaseUrl(settings, 'postgres', name);
      if (!filled.has(sessions)) {
        const owner = postgres(databaseUrl(settings, 'supabase_admin'), { max: 1, onnotice: () => {} });
        await owner`create database ${owner(name)}`;
        await owner.end();
        await preparePlatform(settings, name);
        await fillDatabase(url, sessions);
        filled.add(sessions);
      }
      const sql = postgres(url, { max: 1, onnotice: () => {} });
      open.push(sql);
      return sql;
    },
    close: async () => {
      process.removeListener('exit', end);
      await Promise.all(open.map((sql) => sql.end({ timeout: 1 })));
      await endProcess(pid, 'SIGINT');
      remove();
    },
  };
}
