import postgres from 'postgres';
import { preparePlatform } from '../../supabase/local/database/prepare-platform.ts';
import { startTemporaryCluster } from '../../supabase/local/postgres/temporary-cluster.ts';
import { databaseUrl } from '../../supabase/local/settings.ts';
import { fillDatabase } from './fill-database.ts';

export interface Cluster {
  /** Creates a database with this many sessions. @returns a connection as the schema's owner */
  filled(sessions: number): Promise<postgres.Sql>;
  close(): Promise<void>;
}

/** Starts an empty PostgreSQL configured like the local stack's; deleted when closed. */
export async function startCluster(): Promise<Cluster> {
  const { settings, close } = await startTemporaryCluster();
  const open: postgres.Sql[] = [];
  return {
    filled: async (sessions) => {
      const name = `sessions_${sessions}`;
      const owner = postgres(databaseUrl(settings, 'supabase_admin'), { max: 1, onnotice: () => {} });
      await owner`create database ${owner(name)}`;
      await owner.end();
      await preparePlatform(settings, name);
      const url = databaseUrl(settings, 'postgres', name);
      await fillDatabase(url, sessions);
      const sql = postgres(url, { max: 1, onnotice: () => {} });
      open.push(sql);
      return sql;
    },
    close: async () => {
      await Promise.all(open.map((sql) => sql.end({ timeout: 1 })));
      await close();
    },
  };
}
