import { beforeEach, describe, expect, it } from 'vitest';
import { actsOf, addFactor } from './admin';
import { add, as, newAdmin, one, openSession, ownDatabase, runAs, type SignedIn, signUp } from './database';

const sql = ownDatabase();
let person: string;
beforeEach(async () => {
  person = (await newAdmin(sql)).userId;
});

const gate = (actor: SignedIn) => one(runAs(sql, actor)`select status from public.admin_gate()`);
/** What an admin function answers over the data API, without the dashboard. */
const direct = (actor: SignedIn) =>
  runAs(sql, actor)`select public.admin_overview('2026-11-01', '2026-11-07')`.then(
    () => 'answers',
    (error: { code: string; hint: string }) => `${error.code} ${error.hint}`,
  );

/** What the dashboard and the data API answer. */
const both = async (actor: SignedIn) => [await gate(actor), await direct(actor)];
const open = ['admin', 'answers'];
const asks = (what: string) => [what, `42501 ${what}`];

describe('the dashboard', () => {
  const withPassword = () => openSession(sql, person, { aal: 'aal1' });

  it('opens with a second factor that both the session and its token have shown', async () => {
    const actor = await openSession(sql, person);
    expect(await both(actor)).toEqual(open);
    expect(await gate({ ...actor, session: { ...actor.session, aal: 'aal1' } })).toBe('enrol');
    // A token from before its factor was removed opens nothing.
    await sql`update auth.sessions set aal = 'aal1' where id = ${actor.session.id}`;
    expect(await both(actor)).toEqual(asks('enrol'));
  });

  it('asks for enrolment or a code after a password alone, and reveals nothing else', async () => {
    const actor = await withPassword();
    expect(await both(actor)).toEqual(asks('enrol'));
    await addFactor(sql, person, 'unverified');
    expect(await gate(actor)).toBe('enrol');
    await addFactor(sql, person);
    expect(await both(actor)).toEqual(asks('code'));
  });

  it("is closed at once to a revoked session, and to another person's session", async () => {
    const actor = await openSession(sql, person);
    expect(await gate({ ...actor, userId: await signUp(sql) })).toBe('signed-out');
    await sql`delete from auth.sessions where id = ${actor.session.id}`;
    expect(await both(actor)).toEqual(asks('signed-out'));
  });

  it('opens without a second factor only if the setting is off, and the person has none', async () => {
    const actor = await withPassword();
    await sql`update private.admin_settings set second_factor_required = false`;
    try {
      expect(await both(actor)).toEqual(open);
      await addFactor(sql, person);
      expect(await both(actor)).toEqual(asks('code'));
      await sql`delete from auth.mfa_factors where user_id = ${person}`;
      await sql`delete from private.admin_settings`;
      expect(await gate(actor)).toBe('enrol');
    } finally {
      await sql`delete from private.admin_settings`;
      await sql`insert into private.admin_settings default values`;
    }
  });
});

describe('an admin session', () => {
  const lastSeen = (actor: SignedIn, minutesAgo: number) => sql`
    update private.admin_sessions set last_seen_at = now() - make_interval(mins => ${minutesAgo})
    where session_id = ${actor.session.id}`;

  it('ends after thirty minutes without using the dashboard, also over the data API', async () => {
    const actor = await openSession(sql, person, { minutesAgo: 100 });
    expect(await gate(actor)).toBe('ended');
    await sql`insert into private.admin_sessions values (${actor.session.id}, ${person}, now() - interval '100 minutes', now())`;
    await lastSeen(actor, 29);
    expect(await direct(actor)).toBe('answers');
    await lastSeen(actor, 31);
    // Asking again does not reopen it: only a new authentication does.
    for (let again = 0; again < 2; again++) expect(await both(actor)).toEqual(asks('ended'));
    const session = { ...actor.session, authenticatedAt: Math.floor(Date.now() / 1000) };
    expect(await gate({ ...actor, session })).toBe('admin');
  });

  it('continues while the dashboard is used', async () => {
    const actor = await openSession(sql, person, { minutesAgo: 20 });
    expect(await gate(actor)).toBe('admin');
    await lastSeen(actor, 25);
    expect(await gate(actor)).toBe('admin');
    const seen = sql`select last_seen_at from private.admin_sessions where session_id = ${actor.session.id}`;
    expect(Date.now() - (await one(seen))).toBeLessThan(60_000);
  });

  it('ends twelve hours after the sign-in, which its token tells, however active, also over the data API', async () => {
    const opened = async (minutesAgo: number) => {
      const actor = await openSession(sql, person, { minutesAgo });
      await sql`insert into private.admin_sessions values (${actor.session.id}, ${person}, now(), now())`;
      return both(actor);
    };
    expect(await opened(12 * 60 - 1)).toEqual(open);
    expect(await opened(12 * 60 + 1)).toEqual(asks('ended'));
    expect(await opened(Number.NaN)).toEqual(asks('ended'));
  });
});

describe('a second factor', () => {
  const goesOn = { decision: 'continue' };
  const attempt = (who: string, valid: boolean) => {
    const event = { user_id: who, factor_id: who, factor_type: 'totp', valid };
    return one(sql`select private.check_code_attempt(${sql.json(event)})`);
  };
  const use = (hash: string, who = person) => one(sql`select public.use_code(${who}, ${hash})`);
  const verify = (id: string) => sql`update auth.mfa_factors set status = 'verified' where id = ${id}`;
  const challenge = (factor: string) =>
    sql`insert into auth.mfa_challenges (id, factor_id) values (gen_random_uuid(), ${factor})`;

  it('is the only verified one of its kind, also when two are verified at once', async () => {
    await addFactor(sql, person);
    await expect(addFactor(sql, person)).rejects.toMatchObject({ code: '42501' });
    const waiting = await addFactor(sql, person, 'unverified');
    await expect(verify(waiting)).rejects.toMatchObject({ code: '42501' });
    const other = await signUp(sql);
    const two = [await addFactor(sql, other, 'unverified'), await addFactor(sql, other, 'unverified')];
    const results = await Promise.allSettled(two.map((id) => verify(id).execute()));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is locked by ten wrong codes within a quarter of an hour, to right codes too', async () => {
    const factor = await addFactor(sql, person);
    for (let n = 0; n < 9; n++) expect(await attempt(person, false)).toEqual(goesOn);
    expect(await attempt(person, true)).toEqual(goesOn);
    await use('a');
    await challenge(factor);
    expect(await attempt(person, false)).toEqual(goesOn);
    await use('b');
    for (const valid of [true, false])
      expect(await attempt(person, valid)).toMatchObject({ error: { http_code: 429 } });
    await expect(challenge(factor)).rejects.toThrow('Too many wrong codes.');
    expect((await actsOf(sql, person)).map(([action]) => action)).toEqual(['code-refused', 'factor-locked']);
    const told = await sql`select kind from public.watch_site(false) where kind = 'factor-locked'`;
    expect(told).toHaveLength(1);
    expect(await attempt(await signUp(sql), true)).toEqual(goesOn);
    await sql`update private.refused_codes set at = at - interval '15 minutes'`;
    expect(await attempt(person, true)).toEqual(goesOn);
    await challenge(factor);
  });

  it('takes a code once, also when it is sent twice at once, and again only if it was wrong', async () => {
    const twice = await Promise.all([use('code'), use('code')]);
    expect(twice.sort()).toEqual([false, true]);
    expect(await use('next')).toBe(true);
    await sql`select public.note_refused_code(${person}, 'code')`;
    expect(await use('code')).toBe(true);
    await sql`update private.used_codes set at = at - interval '2 minutes'`;
    expect(await use('code')).toBe(false);
  });

  it('gets one challenge for each code, and none for a code that the site has not seen', async () => {
    const factor = await addFactor(sql, person);
    const refused = { code: '42501', message: 'Codes are typed on the site.' };
    await expect(challenge(factor)).rejects.toMatchObject(refused);
    await use('code', await signUp(sql));
    await expect(challenge(factor)).rejects.toMatchObject(refused);
    await use('code');
    await challenge(factor);
    await expect(challenge(factor)).rejects.toMatchObject(refused);
    await use('late');
    await sql`update private.used_codes set at = at - interval '11 seconds'`;
    await expect(challenge(factor)).rejects.toMatchObject(refused);
  });

  it('counts no more than ten of many wrong codes sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => attempt(person, false)));
    expect(answers.filter(({ decision }) => decision === 'continue')).toHaveLength(10);
  });

  it('is counted by the site where the auth service has no hook, and once where it has one', async () => {
    for (let n = 0; n < 12; n++) {
      await sql`select public.note_refused_code(${person}, 'x')`;
      await sql`update private.refused_codes set at = at - interval '6 seconds' where user_id = ${person}`;
    }
    expect(await attempt(person, true)).toMatchObject({ error: { http_code: 429 } });
    const other = (await newAdmin(sql)).userId;
    await attempt(other, false);
    await sql`select public.note_refused_code(${other}, 'x')`;
    expect(await sql`select from private.refused_codes where user_id = ${other}`).toHaveLength(1);
  });
});

describe('the audit log', () => {
  it('records each sign-in to the dashboard, once per authentication', async () => {
    const actor = await openSession(sql, person, { minutesAgo: 5 });
    await Promise.all([gate(actor), gate(actor), gate(actor)]);
    await gate(actor);
    expect(await actsOf(sql, person)).toEqual([['sign-in', actor.session.id]]);
  });

  it('records a refusal once per person and quarter of an hour', async () => {
    const reader = await signUp(sql);
    const actor = await openSession(sql, reader, { aal: 'aal1' });
    for (let n = 0; n < 20; n++) expect(await gate(actor)).toBe('not-admin');
    expect((await actsOf(sql, reader)).length).toBeLessThan(3);
    expect((await actsOf(sql, reader))[0]).toEqual(['refusal', null]);
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
    expect(await actsOf(sql, person)).toEqual([
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
    const what = (await actsOf(sql, person))
      .map(([action]) => action)
      .filter((action) => action !== 'code-refused');
    expect(what).toEqual(['factor-added', 'recovery-codes-made', 'recovery-code-used', 'factor-removed']);
    expect(await actsOf(sql, person)).toContainEqual(['code-refused', null]);
    const reader = await signUp(sql);
    await addFactor(sql, reader);
    await sql`delete from auth.mfa_factors where user_id = ${reader}`;
    expect(await actsOf(sql, reader)).toEqual([]);
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
