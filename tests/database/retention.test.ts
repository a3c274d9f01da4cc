import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { add, countChangedDays, one, ownDatabase, signUp } from './database';

const sql = ownDatabase(2);

const day = 86_400_000;
const now = Date.parse('2026-06-01T12:00:00Z');
const ago = (days: number) => new Date(now - days * day);
const clean = () => sql`select * from public.apply_retention(${new Date(now)})`;

async function account(email: string, age: number, confirmed: boolean) {
  const id = await signUp(sql, email, { confirmed, metadata: { full_name: 'Ann' } });
  await sql`update auth.users set created_at = ${ago(age)} where id = ${id}`;
  await sql`insert into auth.audit_log_entries (id, payload, created_at)
    values (${randomUUID()}, ${sql.json({ actor_id: id, actor_username: email })}, ${ago(Math.min(age, 29))})`;
  return id;
}

it('an unconfirmed account and its address are deleted after seven days, and no other account', async () => {
  await account('stranger@example.com', 7.1, false);
  await account('late@example.com', 6.9, false);
  await account('old@example.com', 400, true);
  expect(await clean()).toContainEqual({ step: 'accounts', row_count: '1', problem: null });
  const left = await sql`select email from auth.users order by email`;
  expect(left).toEqual([{ email: 'late@example.com' }, { email: 'old@example.com' }]);
  expect(await sql`select email from public.profiles order by email`).toEqual(left);
  const notes =
    await sql`select payload ->> 'actor_username' as email from auth.audit_log_entries order by 1`;
  expect(notes).toEqual(left);
  await countChangedDays(sql);
  const totals = await one(sql`select private.dashboard_flips(current_date, current_date) -> 'totals'`);
  expect(totals.total_users).toBe(2);
});

it("a mail's facts are cleared thirty days after it was sent or given up, and the rest is kept", async () => {
  const request_id = await add(sql, 'workbook_requests', { consent_at: ago(90), confirmed_at: ago(89) });
  for (const job of [
    { kind: 'workbook', sent_at: ago(31) },
    { kind: 'course-1', sent_at: ago(29) },
    { kind: 'course-2', dead_at: ago(31), dead_reason: 'failed' },
    { kind: 'course-3', dead_at: ago(29), dead_reason: 'failed' },
    { kind: 'course-4' },
  ])
    await add(sql, 'email_jobs', { ...job, request_id, facts: { name: 'Ann' }, created_at: ago(60) });
  await clean();
  const after = sql`select kind, facts ->> 'name', dead_reason from public.email_jobs order by kind`;
  expect([...(await after.values())]).toEqual([
    ['course-1', 'Ann', null],
    // Expired, so that the dashboard offers no retry of an empty mail.
    ['course-2', null, 'expired'],
    ['course-3', 'Ann', 'failed'],
    ['course-4', 'Ann', null],
    ['workbook', null, null],
  ]);
});

it('a contact message is deleted two years after it came or was handled, and its mail with it', async () => {
  const write = async (name: string, came: number, handled: number | null) => {
    const done = handled && { handled_at: ago(handled), state: 'closed' };
    const contact_id = await add(sql, 'contact_messages', { name, created_at: ago(came), ...done });
    await add(sql, 'email_jobs', { contact_id, kind: 'contact', sent_at: ago(came) });
  };
  await write('open', 695, null);
  await write('never handled', 732, null);
  await write('handled long ago', 1_098, 768);
  await write('handled a year ago', 1_098, 366);
  await clean();
  const left = await sql`select name from public.contact_messages order by name`;
  expect(left.map(({ name }) => name)).toEqual(['handled a year ago', 'open']);
  expect(await sql`select from public.email_jobs where kind = 'contact'`).toHaveLength(2);
});

it('an unconfirmed submission is deleted after a year, and so is a request with no later one', async () => {
  const request = async (email: string, asked: number[], confirmed: number | null = null) => {
    const times = { consent_at: ago(Math.max(...asked)), confirmed_at: confirmed && ago(confirmed) };
    const request_id = await add(sql, 'workbook_requests', { email, ...times });
    for (const days of asked) await add(sql, 'workbook_submissions', { request_id, submitted_at: ago(days) });
    return request_id;
  };
  const never = await request('never@example.com', [400]);
  const again = await request('again@example.com', [400, 20]);
  const confirmed = await request('confirmed@example.com', [400], 399);
  await clean();
  const left =
    await sql`select id from public.workbook_requests where id in ${sql([never, again, confirmed])}`;
  expect(new Set(left.map(({ id }) => id))).toEqual(new Set([again, confirmed]));
  const kept = await sql`select submitted_at from public.workbook_submissions where request_id = ${again}`;
  expect(kept).toEqual([{ submitted_at: ago(20) }]);
});

it('a step that takes longer than a call may is reported, and the others are done', async () => {
  await sql`create function pg_temp.wait() returns trigger language plpgsql as 'begin perform pg_sleep(3); return old; end'`;
  await sql`create trigger wait before delete on public.contact_messages for each row execute function pg_temp.wait()`;
  await add(sql, 'contact_messages', { created_at: ago(800) });
  const steps = await sql.begin(async (all) => {
    await all`set local statement_timeout = 500`;
    return all`select * from public.apply_retention(${new Date(now)})`;
  });
  const timeout = expect.stringContaining('statement timeout');
  expect(steps.map(({ problem }) => problem)).toEqual([timeout, ...Array(steps.length - 1).fill(null)]);
});
