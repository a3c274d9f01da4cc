import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { add, minutes, one, ownDatabase, signUp, start } from './database';
import { mailQueueCalls } from './mail-queue-calls';

const sql = ownDatabase(12);
let request: string;
beforeEach(async () => {
  await sql`truncate public.workbook_requests, public.workbook_submissions, public.email_jobs, public.email_suppressions`;
  request = await add(sql, 'workbook_requests');
});

const { claim, claimOne, confirm, settle, job } = mailQueueCalls(sql);

/** Queues copies of the workbook mail, due at the start. */
async function queue(count = 1): Promise<void> {
  for (let sequence = 1; sequence <= count; sequence++)
    await add(sql, 'email_jobs', { request_id: request, sequence, send_after: minutes(0) });
}

type Options = Partial<Record<'to' | 'key' | 'code' | 'change', string>> & { at?: Date };
const email = 'bo@example.com';
/** Queues a mail of an account, due at the start. */
const account = (kind: string, { to = email, key = kind + to, at = minutes(0), ...facts }: Options = {}) =>
  sql`select public.queue_mail(${kind}, ${to}, ${sql.json(facts)}, ${key}, ${at})`;
const suppress = (to: string, reason: string) => sql`select public.suppress_email(${to}, ${reason})`;
const kindsOf = async (at: Date, batch = 20) => (await claim('a', at, batch)).map(({ kind }) => kind);

describe('the mail queue', () => {
  it('gives each mail to one of many concurrent workers', async () => {
    await queue(60);
    const claims = Array.from({ length: 12 }, (_, n) => claim(`worker ${n}`, minutes(0), 10));
    const ids = (await Promise.all(claims)).flat().map((each) => each.id);
    expect(new Set(ids).size).toBe(ids.length);
    const rest = await claim('last', minutes(0), 60);
    expect(ids.length + rest.length).toBe(60);
  });

  it('gives out nothing that is not due or is leased, and again after a crash, which counts as an attempt', async () => {
    await queue();
    expect(await claim('a', minutes(-1))).toHaveLength(0);
    expect(await claim('a', minutes(0))).toHaveLength(1);
    expect(await claim('b', minutes(0.5))).toHaveLength(0);
    expect([await claim('b', minutes(2)), await job()]).toMatchObject([[{}], { attempts: 2 }]);
  });

  it('ignores a failure reported by a worker that lost the lease, and settles a sent mail once', async () => {
    await queue();
    const id = await claimOne('a', minutes(0));
    await claim('b', minutes(2));
    await settle(id, 'a', 'dead', minutes(2));
    expect(await job()).toMatchObject({ leased_by: 'b', dead_at: null });
    expect(await settle(id, 'a', 'sent', minutes(2))).toBe('sent');
    expect(await settle(id, 'b', 'retry', minutes(3))).toBe('sent');
    expect(await job()).toMatchObject({ sent_at: minutes(2), provider_id: 'provider-1', leased_by: null });
    expect(await claim('c', minutes(99))).toHaveLength(0);
  });

  it("backs off after each failure, honours the provider's delay, and gives up after three days", async () => {
    await queue();
    let at = 0;
    const waits: number[] = [];
    for (let attempt = 1; ; attempt++) {
      const id = await claimOne('a', minutes(at));
      const retrySeconds = attempt === 3 ? 30 : 0;
      if ((await settle(id, 'a', 'retry', minutes(at), { retrySeconds })) === 'dead') break;
      const next = (Number((await job())?.send_after) - start) / 60_000;
      waits.push(next - at);
      at = next;
    }
    expect(waits.slice(0, 9)).toEqual([1, 2, 0.5, 8, 16, 32, 60, 60, 60]);
    expect(Math.max(...waits)).toBe(60);
    expect(at).toBeGreaterThanOrEqual(3 * 24 * 60);
    expect(at).toBeLessThan(3 * 24 * 60 + 60);
    expect(await job()).toMatchObject({ dead_reason: 'failed', last_error: 'Try later' });
    expect(await claim('a', minutes(99_999))).toHaveLength(0);
  });

  it('records since when a mail may have been sent, and clears it only if the provider denies it', async () => {
    await queue();
    const id = await claimOne('a', minutes(0));
    expect(await job()).toMatchObject({ unsettled_since: null });
    await confirm(id, 'a', minutes(0.5));
    expect(await job()).toMatchObject({ unsettled_since: minutes(0.5) });
    await settle(id, 'a', 'retry', minutes(1));
    await claimOne('a', minutes(5));
    await confirm(id, 'a', minutes(5));
    expect(await job()).toMatchObject({ unsettled_since: minutes(0.5) });
    await settle(id, 'a', 'retry', minutes(6), { notTaken: true });
    expect(await job()).toMatchObject({ unsettled_since: null, first_try_at: minutes(0) });
  });

  it('checks again before sending: not after unsubscribing, suppression or losing the lease', async () => {
    await queue();
    const id = await claimOne('a', minutes(0));
    expect(await confirm(id, 'a', minutes(0.5))).toBe(true);
    expect(await confirm(id, 'b', minutes(0.5))).toBe(false);
    expect(await confirm(id, 'a', minutes(5))).toBe(false);
    await sql`select public.unsubscribe_request(${request})`;
    expect(await confirm(id, 'a', minutes(0.6))).toBe(false);
  });

  it('holds back the mails of a paused course, also those already claimed, and takes none for late', async () => {
    const isLate = () => one(sql`select public.oldest_due_mail() > 900`);
    await queue();
    await sql`update public.email_jobs set kind = 'course-1'`;
    expect(await isLate()).toBe(true);
    const id = await claimOne('a', minutes(0));
    await sql`select public.pause_course(${request})`;
    expect(await isLate()).toBe(false);
    expect(await confirm(id, 'a', minutes(0.5))).toBe(false);
    expect(await claim('b', minutes(9))).toHaveLength(0);
    await sql`select public.resume_course(${request}, now())`;
    expect(await isLate()).toBe(true);
    expect(await claim('b', minutes(9))).toHaveLength(1);
  });

  it('keeps nothing of the mail that an account is deleted, once it is settled', async () => {
    for (const change of ['new-password', 'account-deleted'])
      await account('security', { key: change, change });
    for (const { id } of await claim('a', minutes(0), 10)) await settle(id, 'a', 'retry', minutes(0));
    expect(await sql`select from public.email_jobs`).toHaveLength(2);
    for (const { id } of await claim('a', minutes(3), 10)) await settle(id, 'a', 'sent', minutes(3));
    expect(await sql`select dedupe_key, facts from public.email_jobs`).toEqual([
      { dedupe_key: 'new-password', facts: { change: 'new-password' } },
    ]);
  });

  it('gives out account links first, then single mails, the course, a flood of form mails, and the newsletter', async () => {
    await sql`
      insert into public.email_jobs (request_id, kind, sequence, recipient, send_after)
      select ${request}, 'workbook', n, 'ann@example.com', ${minutes(0)}::timestamptz - make_interval(mins => n) from generate_series(1, 130) as n`;
    await add(sql, 'email_jobs', { request_id: request, kind: 'course-1', send_after: minutes(0) });
    for (const kind of ['sign-up', 'recovery', 'new-email']) await account(kind, { code: '1' });
    const kinds: string[] = [];
    for (let claimed = await kindsOf(minutes(0), 100); claimed[0]; claimed = await kindsOf(minutes(0), 100))
      kinds.push(`${claimed.length} ${[...new Set(claimed)].sort()}`);
    const links = '3 new-email,recovery,sign-up';
    expect(kinds).toEqual([links, '100 workbook', '1 course-1', '30 workbook']);
  });

  it('waits for no mail that another call holds, not even to give it up', async () => {
    for (const to of ['ann@example.com', 'bob@example.com'])
      await account('new-email', { to, at: minutes(-90) });
    await sql.begin(async (other) => {
      await other`select from public.email_jobs where recipient = 'ann@example.com' for update`;
      expect(await claim('a', minutes(0))).toHaveLength(0);
    });
    const over = () => sql`select recipient from public.email_jobs where dead_at is not null`;
    expect([...(await over())]).toEqual([{ recipient: 'bob@example.com' }]);
    await claim('a', minutes(0));
    expect(await over()).toHaveLength(2);
  });

  it('forgets the code and the link of an account mail once it is sent, and gives it up when they have expired', async () => {
    for (const kind of ['sign-up', 'recovery', 'new-email']) await account(kind, { code: '1' });
    const states = async () => {
      const all = sql`select coalesce(dead_reason, case when facts ? 'code' then 'waiting' else 'sent' end)
        from public.email_jobs order by kind`;
      return (await all.values()).join();
    };
    for (const { id, kind } of await claim('a', minutes(0), 3))
      await settle(id, 'a', kind === 'sign-up' ? 'sent' : 'retry', minutes(0));
    // In the order of their names: new-email, recovery, sign-up.
    expect(await states()).toBe('waiting,waiting,sent');
    expect(await kindsOf(minutes(15))).toEqual(['new-email']);
    expect(await states()).toBe('waiting,failed,sent');
    expect(await claim('a', minutes(60), 3)).toEqual([]);
    expect(await states()).toBe('failed,failed,sent');
    expect(await sql`select from public.email_jobs where facts <> '{}'`).toHaveLength(0);
  });

  it('queues a mail once per key, and none for a suppressed address', async () => {
    await suppress('gone@example.com', 'recipient');
    for (const to of [email, email, 'Gone@example.com']) await account('security', { to });
    const jobs =
      await sql`select recipient, dead_reason from public.email_jobs order by dead_reason nulls first`;
    expect(jobs).toEqual([
      { recipient: email, dead_reason: null },
      { recipient: 'Gone@example.com', dead_reason: 'suppressed' },
    ]);
    const allow = () => one(sql`select public.allow_email('gone@example.com')`);
    expect(await allow()).toBe(true);
    await suppress('gone@example.com', 'bounce');
    expect(await allow()).toBe(false);
  });

  describe('after "never write to me again"', () => {
    const gone = 'gone@example.com';
    const ask = async (email: string) => {
      await sql`select public.request_workbook(${randomUUID()}, ${email}, 'Ann', 'Yes', '1', at => ${minutes(1)})`;
      await sql`select public.request_newsletter(${email}, 'Yes', '1', ${minutes(1)})`;
      for (const kind of ['sign-up', 'account-exists', 'security', 'recovery'])
        await account(kind, { to: email, at: minutes(1) });
      return (await kindsOf(minutes(2))).sort();
    };
    const make = async (email: string, confirmed: boolean) => {
      await sql`delete from auth.users where email = ${email}`;
      await signUp(sql, email, { confirmed });
    };

    const others = 'account-exists newsletter-confirm security workbook';
    it.each([
      ['another address gets the mail of every form', 'other@example.com', false, 'recovery sign-up', others],
      ['this address gets nothing', 'Gone@example.com', false, '', ''],
      ['its confirmed account gets notices and resets', 'Gone@example.com', true, 'recovery', 'security'],
    ])('%s', async (_, to, confirmed, first, later) => {
      await make(gone, confirmed);
      await suppress(gone, 'recipient');
      expect((await ask(to)).join(' ')).toBe(first);
      expect((await kindsOf(minutes(2))).sort().join(' ')).toBe(later);
    });

    it('also if the link was waiting when it was pressed, and only then', async () => {
      for (const [email, confirmed] of [
        [gone, true],
        ['unsure@example.com', false],
      ] as const) {
        await make(email, confirmed);
        await account('recovery', { to: email });
        await suppress(email, 'recipient');
      }
      expect(await claim('a', minutes(2), 20)).toMatchObject([{ recipient: gone }]);
    });
  });
});
