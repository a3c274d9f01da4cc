import { beforeEach, describe, expect, it } from 'vitest';
import { actsOf, addFactor } from './admin';
import { add, newAdmin, one, openSession, ownDatabase, type SignedIn, signUp, valueFor } from './database';

const sql = ownDatabase(4);
let admin: SignedIn;
beforeEach(async () => {
  await sql`delete from public.user_roles`;
  await sql`delete from auth.users`;
  await sql`truncate public.email_jobs, public.contact_messages, public.contact_replies, public.newsletter_subscribers,
    public.newsletter_submissions, public.email_suppressions, public.workbook_requests, public.workbook_submissions`;
  admin = await newAdmin(sql, 'admin@example.com');
});

const call = (actor: SignedIn, query: string) => valueFor(sql, actor, query);
const acts = () => actsOf(sql, admin.userId);
const makeOwner = () => sql`update public.user_roles set is_owner = true where user_id = ${admin.userId}`;
const grant = (email: string, role = 'admin', who = admin) =>
  call(who, `select public.admin_grant_role('${email}', '${role}')`);
const revoke = (id: string, who = admin) => call(who, `select public.admin_revoke_role('${id}')`);
const deletePerson = (email: string, messages = true) =>
  call(admin, `select public.admin_delete_person('${email}', ${messages})`);

/** A person with a row in every table. */
async function ada(): Promise<string> {
  const email = 'ada@example.com';
  const user_id = await signUp(sql, email);
  for (const session_date of ['2026-03-14', '2026-05-02'])
    await add(sql, 'flip_sessions', { user_id, session_date });
  for (const table of ['workbook_requests', 'newsletter_subscribers', 'email_suppressions'] as const)
    await add(sql, table, { email });
  await add(sql, 'contact_messages', { email, message: 'A private question' });
  return user_id;
}

const lookUp = `select public.admin_people(email => ' Ada@Example.com ')`;

it('the list of accounts is searched by part of the address, in pages, and opens an account', async () => {
  const id = await ada();
  await signUp(sql, 'adam_b@example.com');
  // As when accounts are brought over from another project.
  await sql`update public.profiles set created_at = '2026-03-01T12:00Z'`;
  const [first, second] = await sql`select id, split_part(email, '@', 1) as name from public.profiles
    where email like 'ada%' order by id desc`;
  for (const [filter, matches, ...names] of [
    [`search => 'ADA'`, 2, first?.name, second?.name],
    [`search => 'm_'`, 1, 'adam_b'],
    [`search => '%'`, 0],
    [`search => 'ada', page_size => 1`, 2, first?.name],
    [`search => 'ada', after => '${first?.id}'`, 2, second?.name],
  ] as const) {
    const people = names.map((name) => expect.objectContaining({ email: `${name}@example.com` }));
    const found = await call(admin, `select public.admin_people(${filter})`);
    expect(found, filter).toMatchObject({ matches, people });
  }
  const opened = await call(admin, `select public.admin_people(person => '${id}')`);
  expect(opened).toMatchObject({ person: { email: 'ada@example.com' } });
});

const markOf = (email: string) => one(sql`select private.mark_of_email(${email})`);

describe('what is stored about a person', () => {
  it('is shown as counts and dates, flips by month; the lookup is logged without the address', async () => {
    await ada();
    const page = await call(admin, lookUp);
    expect(page.person).toMatchObject({
      email: 'ada@example.com',
      account: { is_admin: false, flips: { count: 2, first_month: '2026-03', last_month: '2026-05' } },
      messages: { count: 1 },
      suppression: { reason: 'bounce' },
      newsletter: { source: 'form', confirmed_at: null },
    });
    const text = JSON.stringify(page);
    expect(text).not.toContain('2026-03-14');
    expect(text).not.toContain('private question');
    expect(page.admins).toHaveLength(1);
    expect(await acts()).toContainEqual(['person-searched', null]);
    expect(JSON.stringify(await sql`select * from public.admin_audit`)).not.toContain('ada@example.com');
  });

  it('is exported in full, except single flips, tokens and mail bodies', async () => {
    await ada();
    const file = JSON.stringify(await call(admin, `select public.admin_export_person('ada@example.com')`));
    expect(file).toContain('A private question');
    expect(file).toContain('workbook');
    for (const kept of ['2026-03-14', '"token"', 'flip_step']) expect(file).not.toContain(kept);
    expect(await acts()).toContainEqual(['person-exported', await markOf('ada@example.com')]);
    expect(await call(admin, `select public.admin_export_person('no-one@example.com')`)).toBeNull();
  });

  it('is deleted in every table; messages only on request, and of the suppression a hash stays', async () => {
    const id = await ada();
    expect(await deletePerson('Ada@example.com', false)).toBe('deleted');
    for (const table of [
      'profiles where id',
      'flip_sessions where user_id',
      'account_consents where user_id',
    ])
      expect(await sql.unsafe(`select from public.${table} = '${id}'`), table).toHaveLength(0);
    for (const table of ['workbook_requests', 'newsletter_subscribers'])
      expect(await sql`select from ${sql(`public.${table}`)}`, table).toHaveLength(0);
    expect(await sql`select from public.contact_messages`).toHaveLength(1);
    expect(await deletePerson('Ada@example.com')).toBe('deleted');
    expect(await sql`select from public.contact_messages`).toHaveLength(0);
    expect(await sql`select from public.email_suppressions`).toHaveLength(0);
    expect(await sql`select reason from private.left_alone`).toEqual([{ reason: 'bounce' }]);
    expect(await acts()).toContainEqual(['person-deleted', await markOf('ada@example.com')]);
    // The request that was met is proved to whoever knows the address.
    const { requests } = await call(admin, lookUp);
    expect(requests.at(-1)).toMatchObject({ action: 'person-deleted', actor_email: 'admin@example.com' });
    expect(await deletePerson('no-one@example.com')).toBe('unknown');
    expect(await deletePerson('admin@example.com')).toBe('admin');
  });

  it('more than five minutes after authentication nobody is exported, deleted or imported, no role changes and no issue is sent', async () => {
    const id = await ada();
    const stale = await openSession(sql, admin.userId, { minutesAgo: 6 });
    for (const query of [
      `select public.admin_export_person('ada@example.com')`,
      `select public.admin_delete_person('ada@example.com', true)`,
      `select public.admin_grant_role('ada@example.com')`,
      `select public.admin_revoke_role('${id}')`,
      `select public.admin_export_subscribers()`,
      `select public.admin_import_subscribers(array['new@example.com'], 'Yes', '1')`,
      `select public.admin_save_newsletter(gen_random_uuid(), 'Subject', '', 'Words', now() + interval '1 hour')`,
    ]) {
      await expect(call(stale, query), query).rejects.toMatchObject({ code: '42501', hint: 'proof' });
      await expect(call(admin, query), query).resolves.toBeDefined();
    }
    const draft = `select public.admin_save_newsletter(gen_random_uuid(), 'Subject', '', 'Words')`;
    expect(await call(stale, draft)).toBe('saved');
    expect(await call(stale, lookUp)).toBeTruthy();
  });
});

describe('the admin role', () => {
  const remove = (id: string) => sql`delete from auth.users where id = ${id}`;
  const invite = (email: string, role = 'inbox') =>
    call(admin, `select public.admin_invite('${email}', '${role}')`);

  it('is granted to a confirmed account and revoked, and both are logged; that of an assistant likewise', async () => {
    const other = await signUp(sql, 'other@example.com');
    await signUp(sql, 'unconfirmed@example.com', { confirmed: false });
    for (const [email, role, outcome] of [
      ['other@example.com', 'inbox', 'granted'],
      ['other@example.com', 'inbox', 'already'],
      ['Other@example.com ', 'admin', 'granted'],
      ['other@example.com', 'admin', 'already'],
      ['other@example.com', 'inbox', 'granted'],
      ['unconfirmed@example.com', 'admin', 'unknown'],
      ['no-one@example.com', 'admin', 'unknown'],
      ['admin@example.com', 'inbox', 'last'],
    ] as const)
      expect(await grant(email, role), `${email} ${role}`).toBe(outcome);
    expect(await deletePerson('other@example.com')).toBe('admin');
    expect([await revoke(other), await revoke(other)]).toEqual(['revoked', 'unknown']);
    expect((await acts()).slice(-2).flat()).toEqual(['role-granted', other, 'role-revoked', other]);
  });

  it('of an owner is taken by nobody else, and only an owner gives it', async () => {
    const other = await newAdmin(sql, 'other@example.com');
    expect(await grant('other@example.com', 'owner')).toBe('owner');
    await makeOwner();
    for (const role of ['admin', 'inbox'])
      expect(await grant('admin@example.com', role, other)).toBe('owner');
    expect(await revoke(admin.userId, other)).toBe('owner');
    // There stays one.
    expect(await grant('admin@example.com')).toBe('last');
    expect(await revoke(admin.userId)).toBe('last');
    await expect(remove(admin.userId)).rejects.toMatchObject({ code: '42501' });
    expect(await grant('other@example.com', 'owner')).toBe('granted');
    expect(await grant('admin@example.com')).toBe('granted');
    const owners = await sql`select is_owner from public.user_roles order by is_owner`.values();
    expect([...owners]).toEqual([[false], [true]]);
  });

  it('is given by an invitation to the invited address only, and while its owner stands behind it', async () => {
    await expect(invite('kim@example.com')).rejects.toMatchObject({ code: '42501', hint: 'owner' });
    await makeOwner();
    expect(await invite('Admin@example.com')).toBe('already');
    expect(await invite(' Kim@Example.com ', 'admin')).toBe('invited');
    expect(await invite('kim@example.com')).toBe('invited');
    const [invitation, ...others] = await sql<{ id: string; role: string }[]>`
      select id, role from public.role_invitations where accepted_at is null and withdrawn_at is null`;
    expect([invitation?.role, others]).toEqual(['inbox', []]);
    // The mail of the first was not sent yet.
    expect(await sql`select recipient, facts from public.email_jobs where kind = 'invitation'`).toEqual([
      { recipient: 'kim@example.com', facts: { role: 'inbox', invitation: invitation?.id } },
    ]);
    const accept = (person: string) =>
      one(sql`select public.accept_invitation(${invitation?.id ?? ''}, ${person})`);
    const kim = await signUp(sql, 'kim@example.com', { confirmed: false });
    expect(await accept(await signUp(sql, 'stranger@example.com'))).toBe(false);
    expect(await accept(kim)).toBe(false);
    await sql`update auth.users set email_confirmed_at = now() where id = ${kim}`;
    await sql`update public.role_invitations set expires_at = now() - interval '1 s'`;
    expect(await accept(kim)).toBe(false);
    await sql`update public.role_invitations set expires_at = now() + interval '1 day'`;
    for (const isOwner of [false, true]) {
      await sql`update public.user_roles set is_owner = ${isOwner} where user_id = ${admin.userId}`;
      expect(await accept(kim)).toBe(isOwner);
    }
    // Pressed again.
    expect(await accept(kim)).toBe(true);
    const [given] = await sql`select role, is_owner from public.user_roles where user_id = ${kim}`;
    expect(given).toEqual({ role: 'inbox', is_owner: false });
    expect(await actsOf(sql, kim)).toEqual([['invitation-accepted', invitation?.id]]);
  });

  it('does not come back by an older invitation, whose mail goes with it; an address is invited once at a time', async () => {
    await makeOwner();
    const lee = await signUp(sql, 'lee@example.com');
    const lees = () =>
      sql<{ id: string }[]>`select id from public.role_invitations where email = 'lee@example.com'`;
    const mails = () => one(sql`select count(*)::integer from public.email_jobs where kind = 'invitation'`);
    expect(await Promise.all([1, 2, 3].map(() => invite('lee@example.com')))).toEqual(
      Array(3).fill('invited'),
    );
    expect(await mails()).toBe(1);
    expect(await grant('lee@example.com', 'inbox')).toBe('granted');
    expect(await revoke(lee)).toBe('revoked');
    for (const { id } of await lees())
      expect(await one(sql`select public.accept_invitation(${id}, ${lee})`)).toBe(false);
    expect(await invite('lee@example.com')).toBe('invited');
    await sql`delete from auth.users where id = ${lee}`;
    expect([[...(await lees())], await mails()]).toEqual([[], 0]);
    expect(await invite('lee@example.com')).toBe('invited');
    expect([await deletePerson('lee@example.com'), await mails()]).toEqual(['deleted', 0]);
    // Accepted at the moment in which the owner gives the role by hand: neither fails.
    for (const email of ['a', 'b', 'c', 'd'].map((name) => `${name}@example.com`)) {
      const id = await signUp(sql, email);
      await invite(email);
      const accepted = sql`
        select public.accept_invitation(i.id, ${id}) from public.role_invitations as i where i.email = ${email}`;
      await Promise.all([grant(email), accepted]);
    }
  });

  it('never leaves the last admin, even if two revoke each other, or delete their accounts, concurrently', async () => {
    expect(await revoke(admin.userId)).toBe('last');
    await expect(remove(admin.userId)).rejects.toMatchObject({ code: '42501' });
    const other = await newAdmin(sql);
    const outcomes = await Promise.allSettled([revoke(other.userId), revoke(admin.userId, other)]);
    // The slower one is the last admin, or no longer one when the call arrives.
    const revoked = outcomes.filter((each) => each.status === 'fulfilled' && each.value === 'revoked');
    expect(revoked).toHaveLength(1);
    const [left, ...more] = await sql`select user_id from public.user_roles`;
    expect(more).toEqual([]);
    const both = [left?.user_id, (await newAdmin(sql)).userId];
    const removed = await Promise.allSettled(both.map(remove));
    expect(removed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await sql`select from public.user_roles`).toHaveLength(1);
  });

  it('is granted, revoked and loses its second factor with a mail to the person each time', async () => {
    const other = await signUp(sql, 'other@example.com');
    await grant('other@example.com');
    const factor = await addFactor(sql, other, 'unverified');
    await sql`update auth.mfa_factors set status = 'verified' where id = ${factor}`;
    await sql`delete from auth.mfa_factors where id = ${factor}`;
    await revoke(other);
    const mails = sql`select facts ->> 'change' from public.email_jobs
      where kind = 'security' and recipient = 'other@example.com' order by 1`;
    const roles = ['role-granted', 'role-revoked'];
    expect((await mails.values()).flat()).toEqual([...roles, 'second-factor-added', 'second-factor-removed']);
  });
});
