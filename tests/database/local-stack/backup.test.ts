import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, expect, test } from 'vitest';
import { rehearse, restoreProject, writeBackup } from '@/scripts/backup/backup';
import { laterTables } from '@/scripts/backup/tables';
import { readSettings } from '@/scripts/state';
import { migrate } from '@/supabase/local/database/migrate';
import { withScratchDatabase } from '@/supabase/local/database/prepare-platform';
import { addPasskey } from '../../support/passkey.ts';
import { connect, newPerson, serviceClient, state } from '../../support/stack.ts';
import { add, one } from '../database.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const passphrase = 'a long passphrase';
const odd = `Ada "quote" \\N é`;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a backup needs its passphrase, and is restored without what was deleted, and who left or lost a role since', async () => {
  const [stays, goes] = [await newPerson('stays'), await newPerson('goes')];
  for (const { client } of [stays, goes]) await addPasskey(client);
  const sql = connect();
  await sql`update public.profiles set full_name = ${odd} where id = ${stays.id}`;
  const request = await add(sql, 'workbook_requests', { email: `gone-${goes.email}` });
  await add(sql, 'flip_sessions', { user_id: goes.id });
  const [kept, emptied] = [await newPerson('kept'), await newPerson('emptied')];
  for (const { id: user_id } of [kept, emptied]) await add(sql, 'flip_sessions', { user_id });
  const invited_by = state.accounts.admin.email;
  await sql`insert into public.user_roles (user_id, role) values (${kept.id}, 'admin'), (${emptied.id}, 'admin')`;
  await sql`insert into public.role_invitations (email, role, invited_by)
    select ${kept.email}, 'admin', id from public.profiles where email = ${invited_by}`;
  await sql`insert into private.admin_recovery_codes (user_id, code_hash) values (${kept.id}, 'used since')`;
  const reader = `reader-${goes.email}`;
  const course = await add(sql, 'workbook_requests', { email: `course-${goes.email}` });
  const subscriber = await add(sql, 'newsletter_subscribers', { email: reader });
  const [old, list] = [join(folder, 'old.flipbackup'), join(folder, 'deletions.flipbackup')];
  expect(await writeBackup(state.databaseUrl, old, passphrase)).toBeGreaterThan(100);
  await serviceClient().auth.admin.deleteUser(goes.id);
  await sql`update public.workbook_requests set unsubscribed_at = now(), unsubscribed_by = 'page', first_name = null where id = ${request}`;
  await sql`delete from public.workbook_requests where id = ${request}`;
  await sql`select public.unsubscribe_request(${course}), private.end_subscription(${subscriber}, 'page', now())`;
  await sql`select public.suppress_email(${`never-${reader}`}, 'recipient')`;
  await sql`delete from public.user_roles where user_id = ${kept.id}`;
  await sql`update public.user_roles set role = 'inbox' where user_id = ${emptied.id}`;
  for (const { id } of [kept, emptied])
    await sql`select public.withdraw_consent(${id}, 'flips', ${id === emptied.id})`;
  await sql.end();
  await writeBackup(state.databaseUrl, list, passphrase, laterTables);

  const sealed = readFileSync(old);
  expect(sealed.includes(stays.email)).toBe(false);
  await expect(rehearse(old, 'another passphrase')).rejects.toThrow('wrong passphrase');
  const changed = join(folder, 'changed.flipbackup');
  sealed.writeUInt8(sealed.readUInt8(sealed.length - 100) ^ 1, sealed.length - 100);
  writeFileSync(changed, sealed);
  await expect(rehearse(changed, passphrase)).rejects.toThrow('the file was changed');

  await withScratchDatabase(readSettings(), async (project) => {
    await migrate(project);
    const url = Object.assign(new URL(project), { username: 'supabase_admin' }).href;
    const result = await restoreProject(url, old, list, passphrase);
    expect(result.tables).toBeGreaterThan(20);
    expect(result.deleted).toBeGreaterThanOrEqual(2);
    const restored = postgres(url, { max: 1, onnotice: () => {} });
    const ids = [stays.id, goes.id];
    expect(await restored`select id, full_name from public.profiles where id = any (${ids})`).toEqual([
      { id: stays.id, full_name: odd },
    ]);
    const passkeys =
      await restored`select user_id from auth.webauthn_credentials where user_id = any (${ids})`;
    expect(passkeys).toEqual([{ user_id: stays.id }]);
    expect(await restored`select from public.flip_sessions where user_id = ${goes.id}`).toHaveLength(0);
    expect(await restored`select from public.workbook_requests where id = ${request}`).toHaveLength(0);
    // Stopped the mails after the backup, and was deleted: still left alone.
    expect(await one(restored`select private.has_left(${`gone-${goes.email}`})`)).toBe(true);
    // Left after the backup, and stays so.
    for (const email of [reader, `course-${goes.email}`])
      expect(await one(restored`select private.has_left(${email})`), email).toBe(true);
    expect(await one(restored`select private.accepts_mail(${`never-${reader}`}, 'newsletter')`)).toBe(false);
    // Consents and roles that ended stay so; flips are deleted again where the person had asked for it.
    const rest = restored`
      select p.email, r.role, (select count(*)::integer from public.flip_sessions as f where f.user_id = p.id) as flips
      from public.profiles as p left join public.user_roles as r on r.user_id = p.id
      where p.id = any (${[emptied.id, kept.id]}) and not exists (
        select from public.account_consents as c where c.user_id = p.id and c.withdrawn_at is null) order by p.email`;
    expect([...(await rest)]).toEqual([
      { email: emptied.email, role: 'inbox', flips: 0 },
      { email: kept.email, role: null, flips: 1 },
    ]);
    const open = restored`select from public.role_invitations where accepted_at is null and withdrawn_at is null`;
    expect(await open).toHaveLength(0);
    expect(await restored`select from private.admin_recovery_codes`).toHaveLength(0);
    await restored.end();
    await expect(restoreProject(url, old, list, passphrase)).rejects.toThrow('is not empty');
  });
  for (const { id } of [stays, kept, emptied]) await serviceClient().auth.admin.deleteUser(id);
}, 180_000);
