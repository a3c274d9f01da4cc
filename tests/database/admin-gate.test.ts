import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ActorSession, as, openSession } from './actor';
import { makeDatabase, signUp, type TestDatabase } from './database';

type Admin = { role: 'authenticated'; userId: string; session: ActorSession };

let database: TestDatabase;
let sql: TestDatabase['sql'];
let person: string;
beforeAll(async () => {
  database = await makeDatabase(4);
  sql = database.sql;
});
afterAll(() => database.drop());
beforeEach(async () => {
  person = await signUp(sql);
  await sql`insert into public.user_roles (user_id, role) values (${person}, 'admin')`;
});

const gate = async (actor: Admin): Promise<string> => {
  const [row] = await as(sql, actor, (transaction) => transaction`select * from public.admin_gate()`);
  return row?.status;
};
/** What an admin function answers over the data API, without the dashboard. */
const direct = (actor: Admin) =>
  as(sql, actor, (transaction) => transaction`select public.admin_overview('2026-11-01', '2026-11-07')`).then(
    () => 'answers',
    (error: { code: string; hint: string }) => `${error.code} ${error.hint}`,
  );
const acts = (actor: string) =>
  sql`select action, object from public.admin_audit where actor = ${actor} order by id`.then((rows) =>
    rows.map(({ action, object }) => [action, object]),
  );

async function addFactor(userId: string, status = 'verified'): Promise<string> {
  const [factor] = await sql<{ id: string }[]>`
    insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at, secret)
    values (gen_random_uuid(), ${userId}, 'totp', ${status}::auth.factor_status, now(), now(), 'A')
    returning id`;
  return factor?.id ?? '';
}

describe('the dashboard', () => {
  it('opens for an admin who has shown a second factor', async () => {
    const actor = await openSession(sql, person);
    expect(await gate(actor)).toBe('admin');
    expect(await direct(actor)).toBe('answers');
  });

  it('asks for enrolment or a code after a password alone, and reveals nothing else', async () => {
    const actor = await openSession(sql, person, { aal: 'aal1' });
    expect(await gate(actor)).toBe('enrol');
    expect(await direct(actor)).toBe('42501 enrol');
    await addFactor(person, 'unverified');
    expect(await gate(actor)).toBe('enrol');
    await addFactor(person);
    expect(await gate(actor)).toBe('code');
    expect(await direct(actor)).toBe('42501 code');
  });

  it('checks the session too, so a token from before its factor was removed opens nothing', async () => {
    const actor = await openSession(sql, person);
    await sql`update auth.sessions set aal = 'aal1' where id = ${actor.session.id}`;
    expect(await gate(actor)).toBe('enrol');
    expect(await direct(actor)).toBe('42501 enrol');
  });

  it('does not trust a session beyond what its token says', async () => {
    const actor = await openSession(sql, person);
    expect(await gate({ ...actor, session: { ...actor.session, aal: 'aal1' } })).toBe('enrol');
  });

  it("is closed at once to a revoked session, and to another person's session", async () => {
    const actor = await openSession(sql, person);
    expect(await gate({ ...actor, userId: await signUp(sql) })).toBe('signed-out');
    await sql`delete from auth.sessions where id = ${actor.session.id}`;
    expect(await gate(actor)).toBe('signed-out');
    expect(await direct(actor)).toBe('42501 signed-out');
  });

  it('opens without a second factor if the database owner has turned it off', async () => {
    const actor = await openSession(sql, person, { aal: 'aal1' });
    await sql`update private.admin_settings set second_factor_required = false`;
    try {
      expect(await gate(actor)).toBe('admin');
      expect(await direct(actor)).toBe('answers');
    } finally {
      await sql`update private.admin_settings set second_factor_required = true`;
    }
  });

  it('stays closed if the setting is missing', async () => {
    const actor = await openSession(sql, person, { aal: 'aal1' });
    await sql`delete from private.admin_settings`;
    try {
      expect(await gate(actor)).toBe('enrol');
    } finally {
      await sql`insert into private.admin_settings default values`;
    }
  });
});

describe('an admin session', () => {
  const lastSeen = (actor: Admin, minutesAgo: number) => sql`
    update private.admin_sessions set last_seen_at = now() - make_interval(mins => ${minutesAgo})
    where session_id = ${actor.session.id}`;

  it('ends after thirty minutes without using the dashboard, also over the data API', async () => {
    const actor = await openSession(sql, person, { minutesAgo: 100 });
    expect(await gate(actor)).toBe('ended');
    await sql`insert into private.admin_sessions values (${actor.session.id}, ${person}, now() - interval '100 minutes', now())`;
    await lastSeen(actor, 29);
    expect(await direct(actor)).toBe('answers');
    await lastSeen(actor, 31);
    expect(await direct(actor)).toBe('42501 ended');
    expect(await gate(actor)).toBe('ended');
    // Asking again does not reopen it: only a new authentication does.
    expect(await gate(actor)).toBe('ended');
    const proved = {
      ...actor,
      session: { ...actor.session, authenticatedAt: Math.floor(Date.now() / 1000) },
    };
    expect(await gate(proved)).toBe('admin');
  });

  it('continues while the dashboard is used, which is recorded at most once a minute', async () => {
    const actor = await openSession(sql, person, { minutesAgo: 20 });
    expect(await gate(actor)).toBe('admin');
    await lastSeen(actor, 25);
    expect(await gate(actor)).toBe('admin');
    const seen = () =>
      sql`select last_seen_at from private.admin_sessions where session_id = ${actor.session.id}`;
    const before = await seen();
    expect(Date.now() - before[0]?.last_seen_at).toBeLessThan(60_000);
    expect(await gate(actor)).toBe('admin');
    expect(await seen()).toEqual(before);
  });

  it('ends twelve hours after the sign-in, however active, also over the data API', async () => {
    const young = await openSession(sql, person, { minutesAgo: 12 * 60 - 1 });
    const old = await openSession(sql, person, { minutesAgo: 12 * 60 + 1 });
    for (const { session } of [young, old]) {
      await sql`insert into private.admin_sessions values (${session.id}, ${person}, now(), now())`;
    }
    expect([await gate(young), await direct(young)]).toEqual(['admin', 'answers']);
    expect([await gate(old), await direct(old)]).toEqual(['ended', '42501 ended']);
  });

  it('needs a token that says when the person signed in', async () => {
    const actor = await openSession(sql, person);
    expect(await gate({ ...actor, session: { ...actor.session, authenticatedAt: Number.NaN } })).toBe(
      'ended',
    );
  });
});

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
    const [message] = await sql<{ id: string }[]>`
      insert into public.contact_messages (name, email, type, message)
      values ('Ann', 'ann@example.org', 'book', 'Very private words') returning id`;
    const [job] = await sql<{ id: string }[]>`
      insert into public.email_jobs (contact_id, kind, recipient, subject, html, text, dead_at, dead_reason)
      values (${message?.id ?? ''}, 'contact', 'ann@example.org', 'A', 'A', 'A', now(), 'failed') returning id`;
    const [id, mail] = [message?.id ?? '', job?.id ?? ''];
    await as(sql, actor, async (transaction) => {
      const open = async (message: string | null) => {
        const [row] = await transaction`
          select public.admin_inbox(message_id => ${message}) as view`;
        return row?.view;
      };
      expect(JSON.stringify(await open(null))).not.toContain('Very private words');
      expect((await open(id)).opened.message).toBe('Very private words');
      for (const state of ['closed', 'closed', 'new']) {
        await transaction`select public.admin_set_message_state(${id}, ${state})`;
      }
      await transaction`select public.admin_retry_email_job(${mail})`;
      await transaction`select public.admin_retry_email_job(${mail})`;
      await transaction`select public.admin_overview('2026-11-01', '2026-11-07', for_file => true)`;
    });
    expect(await acts(person)).toEqual([
      ['message-read', id],
      ['message-handled', id],
      ['message-reopened', id],
      ['mail-retry', mail],
      ['export', '2026-11-01/2026-11-07'],
    ]);
    const all = JSON.stringify(await sql`select * from public.admin_audit`);
    expect(all).not.toContain('private');
    expect(all).not.toContain('ann@example.org');
  });

  it('rolls its row back together with an action that fails', async () => {
    const actor = await openSession(sql, person);
    const failed = as(sql, actor, async (transaction) => {
      await transaction`select public.admin_overview('2026-11-01', '2026-11-07', for_file => true)`;
      throw new Error('The connection broke.');
    });
    await expect(failed).rejects.toThrow('The connection broke.');
    expect(await acts(person)).toEqual([]);
  });

  it('records every change of a role, also by a script, with the account it is about', async () => {
    const other = await signUp(sql, 'new-admin@example.com');
    await sql`insert into public.user_roles (user_id, role) values (${other}, 'admin')`;
    await sql`insert into public.user_roles (user_id, role) values (${other}, 'admin') on conflict do nothing`;
    await sql`delete from public.user_roles where user_id = ${other}`;
    const actor = await openSession(sql, person);
    const shown = await as(
      sql,
      actor,
      (transaction) => transaction`
        select * from public.admin_audit_log(page_size => 100) where object = ${other}`,
    );
    expect(shown.map(({ action, about, actor_email }) => [action, about, actor_email])).toEqual([
      ['role-revoked', 'new-admin@example.com', null],
      ['role-granted', 'new-admin@example.com', null],
    ]);
  });

  it("records every change to an admin's second factor, however it is made", async () => {
    const factor = await addFactor(person, 'unverified');
    await sql`update auth.mfa_factors set status = 'verified' where id = ${factor}`;
    await sql`select public.replace_recovery_codes(${person}, ${['a', 'b']})`;
    const use = async (hash: string) =>
      (await sql`select public.use_recovery_code(${person}, ${hash}) as good`)[0]?.good;
    expect([await use('c'), await use('a'), await use('a')]).toEqual([false, true, false]);
    await sql`delete from auth.mfa_factors where id = ${factor}`;
    expect(await use('b')).toBe(false);
    const what = (await acts(person)).map(([action]) => action);
    expect(what.filter((action) => action !== 'code-refused')).toEqual([
      'factor-added',
      'recovery-codes-made',
      'recovery-code-used',
      'factor-removed',
    ]);
    expect(what).toContain('code-refused');
    const reader = await signUp(sql);
    await addFactor(reader);
    await sql`delete from auth.mfa_factors where user_id = ${reader}`;
    expect(await acts(reader)).toEqual([]);
  });

  it('cannot be changed by anybody; rows can be deleted after two years', async () => {
    await sql`insert into public.admin_audit (action) values ('export')`;
    await expect(sql`update public.admin_audit set action = 'refusal'`).rejects.toThrow('never changed');
    await expect(sql`delete from public.admin_audit`).rejects.toThrow('never changed');
    await expect(sql`truncate public.admin_audit`).rejects.toThrow('never changed');
    await sql`insert into public.admin_audit (action, object, at) values ('export', 'old', now() - interval '25 months')`;
    expect(await gate(await openSession(sql, person))).toBe('admin');
    expect(await sql`select from public.admin_audit where object = 'old'`).toHaveLength(0);
  });

  it('is read by admins in pages, newest first, and by kind', async () => {
    for (let n = 0; n < 5; n++)
      await sql`insert into public.admin_audit (action, object) values ('export', ${`page ${n}`})`;
    const actor = await openSession(sql, person);
    const page = (before: string | null) =>
      as(
        sql,
        actor,
        (transaction) => transaction`
          select * from public.admin_audit_log('export', ${before}::bigint, 2)`,
      );
    const first = await page(null);
    expect(first.map(({ object }) => object)).toEqual(['page 4', 'page 3']);
    const second = await page(first[1]?.id);
    expect(second.map(({ object }) => object)).toEqual(['page 2', 'page 1']);
  });
});
