import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, expect, test } from 'vitest';
import { rehearse, restoreProject, writeBackup } from '@/scripts/backup/backup';
import { laterTables } from '@/scripts/backup/tables';
import { migrate } from '@/supabase/local/database/migrate';
import { preparePlatform } from '@/supabase/local/database/prepare-platform';
import { startTemporaryCluster } from '@/supabase/local/postgres/cluster';
import { databaseUrl } from '@/supabase/local/settings';
import { addPasskey } from '../../support/passkey.ts';
import { connect, newPerson, serviceClient, state } from '../../support/stack.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const passphrase = 'a long passphrase';
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a backup cannot be read without its passphrase, and restores completely', async () => {
  const odd = await newPerson('backup');
  const sql = connect();
  const name = `Ada "quote" \\N é`;
  await sql`update public.profiles set full_name = ${name} where id = ${odd.id}`;
  await sql.end();
  const file = join(folder, 'one.flipbackup');
  expect(await writeBackup(state.databaseUrl, file, passphrase)).toBeGreaterThan(100);
  const sealed = readFileSync(file);
  expect(sealed.includes(odd.email)).toBe(false);
  expect(await rehearse(file, passphrase)).toEqual({ wrong: [], tables: expect.any(Number) });

  await expect(rehearse(file, 'another passphrase')).rejects.toThrow(
    'wrong passphrase, or the file was changed',
  );
  const changed = join(folder, 'changed.flipbackup');
  sealed.writeUInt8(sealed.readUInt8(sealed.length - 100) ^ 1, sealed.length - 100);
  writeFileSync(changed, sealed);
  await expect(rehearse(changed, passphrase)).rejects.toThrow('the file was changed');
  await serviceClient().auth.admin.deleteUser(odd.id);
}, 120_000);

test('a backup is restored into an empty project, without what was deleted since', async () => {
  const [stays, goes] = [await newPerson('stays'), await newPerson('goes')];
  for (const { client } of [stays, goes]) await addPasskey(client);
  const sql = connect();
  const [request] =
    await sql`insert into public.workbook_requests (email, first_name, consent_text, consent_version)
    values (${`gone-${goes.email}`}, 'Ann', 'Yes', '1') returning id`;
  await sql`insert into public.flip_sessions (user_id, flip_step_reached, completion_time_seconds, session_date)
    values (${goes.id}, 'complete', 16, current_date)`;
  const [old, list] = [join(folder, 'old.flipbackup'), join(folder, 'deletions.flipbackup')];
  await writeBackup(state.databaseUrl, old, passphrase);
  await serviceClient().auth.admin.deleteUser(goes.id);
  await sql`update public.workbook_requests set unsubscribed_at = now(), unsubscribed_by = 'page', first_name = null where id = ${request?.id}`;
  await sql`delete from public.workbook_requests where id = ${request?.id}`;
  await sql.end();
  await writeBackup(state.databaseUrl, list, passphrase, laterTables);

  const { settings, close } = await startTemporaryCluster();
  try {
    await preparePlatform(settings);
    await migrate(databaseUrl(settings));
    const url = databaseUrl(settings, 'supabase_admin');
    const result = await restoreProject(url, old, list, passphrase);
    expect(result.tables).toBeGreaterThan(20);
    expect(result.deleted).toBeGreaterThanOrEqual(2);
    const restored = postgres(url, { max: 1, onnotice: () => {} });
    const ids = [stays.id, goes.id];
    expect(await restored`select id from public.profiles where id = any (${ids})`).toEqual([
      { id: stays.id },
    ]);
    expect(
      await restored`select user_id from auth.webauthn_credentials where user_id = any (${ids})`,
    ).toEqual([{ user_id: stays.id }]);
    expect(await restored`select from public.flip_sessions where user_id = ${goes.id}`).toHaveLength(0);
    expect(await restored`select from public.workbook_requests where id = ${request?.id}`).toHaveLength(0);
    // Stopped the mails after the backup, and was deleted: still left alone.
    expect(await restored`select private.has_left(${`gone-${goes.email}`}) as left`).toEqual([
      { left: true },
    ]);
    await restored.end();
    await expect(restoreProject(url, old, list, passphrase)).rejects.toThrow('is not empty');
  } finally {
    await close();
  }
  await serviceClient().auth.admin.deleteUser(stays.id);
}, 180_000);
