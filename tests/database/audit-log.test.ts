import { beforeEach, describe, expect, it } from 'vitest';
import { actsOf, addFactor, gateOf } from './admin';
import { add, as, newAdmin, one, openSession, ownDatabase, runAs, type SignedIn, signUp } from './database';

const sql = ownDatabase();
let person: string;
beforeEach(async () => {
  person = (await newAdmin(sql)).userId;
});

const gate = (actor: SignedIn) => gateOf(sql, actor);
const acts = (userId: string) => actsOf(sql, userId);

describe('the audit log', () => {
  it('records each sign-in to the dashboard, once per authentication', async () => {
    const actor = await openSession(sql, person, { minutesAgo: 5 });
    await Promise.all([gate(actor), gate(actor), gate(actor)]);
    await gate(actor);
    expect(await acts(person)).toEqual([['sign-in', actor.session.id]]);
  });

  it('records a refusal once per person and quarter of an hour', async () => {
    const reader = await signUp(sql);
    const actor = await openSession(sql, reader, { aal: 'aal1' });
    for (let n = 0; n < 20; n++) expect(await gate(actor)).toBe('not-admin');
    expect((await acts(reader)).length).toBeLessThan(3);
    expect((await acts(reader))[0]).toEqual(['refusal', null]);
  });

  it('records what an admin did with messages, mails and files, but none of their text', async () => {
    const actor = await openSession(sql, person);
    // The list has the beginning of each message.
    const words = `${'Hello. '.repeat(20)}Very private words`;
    const id = await add(sql, 'contact_messages', { message: words });
    const dead = { dead_at: new Date(), dead_reason: 'failed' };
    const mail = await add(sql, 'email_jobs', { contact_id: id, kind: 'contact', ...dead });
    await as(sql, actor, async (transaction) => {
      const open = (message: string | null) =>
        one(transaction`select public.admin_inbox(message_id => ${message})`);
      expect(JSON.stringify(await open(null))).not.toContain('Very private words');
      expect((await open(id)).opened.message).toBe(words);
      for (const state of ['closed', 'closed', 'new'])
        await transaction`select public.admin_move_messages(array[${id}::uuid], ${state})`;
      for (let press = 0; press < 2; press++) await transaction`select public.admin_retry_email_job(${mail})`;
      await transaction`select public.admin_overview('2026-11-01', '2026-11-07', for_file => true)`;
    });
    expect(await acts(person)).toEqual([
      ['message-handled', id],
      ['message-reopened', id],
      ['mail-retry', mail],
      ['export', '2026-11-01/2026-11-07'],
    ]);
    const all = JSON.stringify(await sql`select * from public.admin_audit`);
    expect(all).not.toContain('private');
    expect(all).not.toContain('ann@example.com');
  });

  it('records every change of a role, also by a script, with the account it is about', async () => {
    const other = await signUp(sql, 'new-admin@example.com');
    for (let time = 0; time < 2; time++)
      await sql`insert into public.user_roles (user_id, role) values (${other}, 'admin') on conflict do nothing`;
    await sql`delete from public.user_roles where user_id = ${other}`;
    const shown = await runAs(sql, await openSession(sql, person))`
      select action, about, actor_email from public.admin_audit_log(page_size => 100) where object = ${other}`;
    const noted = { about: 'new-admin@example.com', actor_email: null };
    expect(shown).toEqual([
      { action: 'role-revoked', ...noted },
      { action: 'role-granted', ...noted },
    ]);
  });

  it("records every change to an admin's second factor, however it is made", async () => {
    const factor = await addFactor(sql, person, 'unverified');
    await sql`update auth.mfa_factors set status = 'verified' where id = ${factor}`;
    await sql`select public.replace_recovery_codes(${person}, ${['a', 'b']})`;
    const use = (hash: string) =>
      one(sql`select public.use_recovery_code(${person}, ${hash}, ${here.session.id})`);
    const [here] = [await openSession(sql, person), await openSession(sql, person)];
    const sessions = () => sql`select id, aal::text from auth.sessions where user_id = ${person}`;
    expect(await use('c')).toBe(false);
    expect((await sessions()).length).toBeGreaterThan(1);
    // A code opens no way in half: it takes the factor and the other sessions with it, and what this one has shown.
    expect(await use('a')).toBe(true);
    expect([...(await sessions())]).toEqual([{ id: here.session.id, aal: 'aal1' }]);
    expect([await use('a'), await use('b')]).toEqual([false, false]);
    const what = (await acts(person)).map(([action]) => action).filter((action) => action !== 'code-refused');
    expect(what).toEqual(['factor-added', 'recovery-codes-made', 'recovery-code-used', 'factor-removed']);
    expect(await acts(person)).toContainEqual(['code-refused', null]);
    const reader = await signUp(sql);
    await addFactor(sql, reader);
    await sql`delete from auth.mfa_factors where user_id = ${reader}`;
    expect(await acts(reader)).toEqual([]);
  });

  it('cannot be changed by anybody; rows can be deleted after two years', async () => {
    await add(sql, 'admin_audit');
    for (const change of [`update public.admin_audit set action = 'x'`, 'delete from public.admin_audit'])
      await expect(sql.unsafe(change)).rejects.toThrow('never changed');
    await expect(sql`truncate public.admin_audit`).rejects.toThrow('never changed');
    await sql`insert into public.admin_audit (action, object, at) values ('export', 'old', now() - interval '25 months')`;
    expect(await gate(await openSession(sql, person))).toBe('admin');
    expect(await sql`select from public.admin_audit where object = 'old'`).toHaveLength(0);
  });

  it('is read by admins in pages, newest first, and by kind', async () => {
    for (let n = 0; n < 5; n++) await add(sql, 'admin_audit', { object: `page ${n}` });
    const ask = runAs(sql, await openSession(sql, person));
    const page = (before: string | null) =>
      ask`select * from public.admin_audit_log('export', ${before}::bigint, 2)`;
    const first = await page(null);
    expect(first).toMatchObject([{ object: 'page 4' }, { object: 'page 3' }]);
    expect(await page(first[1]?.id)).toMatchObject([{ object: 'page 2' }, { object: 'page 1' }]);
  });
});
