import { beforeEach, describe, expect, it } from 'vitest';
import { as, openSession } from './actor';
import { addFactor, gateOf, newAdmin, type SignedIn } from './admin';
import { ownDatabase, signUp } from './database';

const sql = ownDatabase();
let person: string;
beforeEach(async () => {
  person = (await newAdmin(sql)).userId;
});

const gate = (actor: SignedIn) => gateOf(sql, actor);
/** What an admin function answers over the data API, without the dashboard. */
const direct = (actor: SignedIn) =>
  as(sql, actor, (transaction) => transaction`select public.admin_overview('2026-11-01', '2026-11-07')`).then(
    () => 'answers',
    (error: { code: string; hint: string }) => `${error.code} ${error.hint}`,
  );

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
    await addFactor(sql, person, 'unverified');
    expect(await gate(actor)).toBe('enrol');
    await addFactor(sql, person);
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
