import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { migrate } from '../../supabase/local/database/migrate.ts';
import { preparePlatform } from '../../supabase/local/database/prepare-platform.ts';
import { startTemporaryCluster } from '../../supabase/local/postgres/cluster.ts';
import { databaseUrl } from '../../supabase/local/settings.ts';
import { connectDatabase } from '../connect-database.ts';
import { readState } from '../state.ts';
import { readEncrypted, writeEncrypted } from './encrypted-file.ts';
import { batches, deleteAgain, differences, dump, laterTables, readLater, restore } from './tables.ts';

function passphrase(): string {
  const { BACKUP_PASSPHRASE = '' } = process.env;
  if (BACKUP_PASSPHRASE.length >= 16) return BACKUP_PASSPHRASE;
  throw new Error('BACKUP_PASSPHRASE must have at least 16 characters. Do not keep it with the backups.');
}

/** Connects as a backup needs: the hashes of rows depend on the time zone. */
const connect = (url: string) => connectDatabase(url, { max: 2, connection: { TimeZone: 'UTC' } });

/** Reads a whole backup. @returns the number of rows @throws when it is incomplete or altered */
async function verify(file: string, secret: string): Promise<number> {
  let total = 0;
  for await (const { rows } of batches(readEncrypted(file, secret))) total += rows.length;
  return total;
}

/**
 * Writes an encrypted backup from one database snapshot, and reads it back.
 * @param tables default: all
 * @returns the number of rows
 */
export async function writeBackup(
  url: string,
  file: string,
  secret: string,
  tables?: readonly string[],
): Promise<number> {
  const sql = connect(url);
  try {
    await sql.begin('isolation level repeatable read read only', (moment) =>
      writeEncrypted(file, secret, dump(moment, tables)),
    );
  } finally {
    await sql.end({ timeout: 1 });
  }
  return verify(file, secret);
}

/**
 * `npm run backup [-- file]`: backs up the database of SUPABASE_DB_URL, by default the local stack's.
 * `npm run backup -- --deletions [file]` writes only the list of deletions of the last 30 days, and of those who left.
 */
export async function runBackup(args: readonly string[]): Promise<number> {
  const [file] = args.filter((each) => each !== '--deletions');
  const isList = args.includes('--deletions');
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  const target = resolve(file ?? `backups/${time}${isList ? '-deletions' : ''}.flipbackup`);
  const secret = passphrase();
  mkdirSync(resolve(target, '..'), { recursive: true, mode: 0o700 });
  const url = process.env.SUPABASE_DB_URL || readState().databaseUrl;
  const rows = await writeBackup(url, target, secret, isList ? laterTables : undefined);
  const { host } = new URL(url);
  process.stdout.write(`${target} holds ${rows} rows of ${host} and was read back successfully.\n`);
  return 0;
}

/** Restores a backup into a temporary cluster. @returns the differences from the backup */
export async function rehearse(file: string, secret: string): Promise<{ wrong: string[]; tables: number }> {
  await verify(file, secret);
  const { settings, close } = await startTemporaryCluster();
  try {
    await preparePlatform(settings);
    await migrate(databaseUrl(settings));
    const sql = connect(databaseUrl(settings, 'supabase_admin'));
    try {
      const heads = await sql.begin((all) => restore(all, readEncrypted(file, secret)));
      return { wrong: await differences(sql, heads), tables: heads.length };
    } finally {
      await sql.end({ timeout: 1 });
    }
  } finally {
    await close();
  }
}

/**
 * Restores a backup into an empty, migrated project, and applies the deletions and departures since then.
 * @param later a backup, or list of deletions, written after `file`
 * @returns the number of restored tables and of rows deleted again
 * @throws when the project holds accounts, or a table differs from the backup; nothing is stored then
 */
export async function restoreProject(url: string, file: string, later: string, secret: string) {
  await verify(file, secret);
  const since = await readLater(readEncrypted(later, secret));
  const sql = connect(url);
  try {
    return await sql.begin(async (all) => {
      const [found] = await all`select exists (select from auth.users) as "hasAccounts"`;
      if (found?.hasAccounts)
        throw new Error('The project is not empty: it has accounts. Nothing was restored.');
      const heads = await restore(all, readEncrypted(file, secret));
      const wrong = await differences(all, heads);
      if (wrong.length > 0) throw new Error(`Nothing was restored. ${wrong.join('; ')}`);
      return { tables: heads.length, deleted: await deleteAgain(all, since) };
    });
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** `npm run backup:restore -- file later`: restores into the empty project of SUPABASE_DB_URL. */
export async function runRestore([file = '', later = '']: readonly string[]): Promise<number> {
  const { SUPABASE_DB_URL: url } = process.env;
  if (!file || !later || !url)
    throw new Error(
      'Set SUPABASE_DB_URL and give the backup and the newest list of deletions: npm run backup:restore -- backups/a.flipbackup backups/b.flipbackup',
    );
  const { tables, deleted } = await restoreProject(url, resolve(file), resolve(later), passphrase());
  process.stdout.write(
    `${tables} tables were restored, and ${deleted} rows deleted again. Recovery codes no longer count: each admin makes new ones at /admin/second-factor.\n`,
  );
  return 0;
}

/** `npm run backup:rehearse -- file`: test-restores a backup. */
export async function runRehearsal([file = '']: readonly string[]): Promise<number> {
  if (!file) throw new Error('Give the backup file: npm run backup:rehearse -- backups/….flipbackup');
  const { wrong, tables } = await rehearse(resolve(file), passphrase());
  for (const difference of wrong) process.stderr.write(`${difference}\n`);
  if (wrong.length === 0) process.stdout.write(`All ${tables} tables were restored and match the backup.\n`);
  return wrong.length === 0 ? 0 : 1;
}
