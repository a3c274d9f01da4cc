import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { minutes, one } from './database';
import { newsletterDatabase } from './newsletter';

const { sql, valueFor, owner, ask } = newsletterDatabase();

const ann = 'ann@example.com';
const linksOf = async (email = ann): Promise<string[]> => {
  const links = sql`select facts ->> 'submission' from public.email_jobs
    where recipient = ${email} and kind = 'newsletter-confirm' order by created_at, sequence`;
  return (await links.values()).flat();
};
const confirm = (link = '', at = minutes(1)) => one(sql`select public.confirm_newsletter(${link}, ${at})`);
const stop = (link = '', at = minutes(2)) =>
  one(sql`select public.unsubscribe_newsletter(${link}, 'page', ${at})`);
const stateOf = (link = '') => one(sql`select public.newsletter_link(${link})`);

describe('signing up for the newsletter', () => {
  it('subscribes only after confirmation, whose link names this request alone', async () => {
    expect(await ask(ann)).toBe('queued');
    const [link] = await linksOf();
    expect(link).toMatch(/^[0-9a-f-]{36}$/);
    expect(await stateOf(link)).toBe('waiting');
    const [job] = await sql`select * from public.email_jobs`;
    const facts = { submission: link, source: 'form' };
    expect(job).toMatchObject({ kind: 'newsletter-confirm', facts, priority: 1 });
    // The link of an issue confirms nothing.
    const subscriber = await one(sql`select id from public.newsletter_subscribers`);
    for (const other of [subscriber, randomUUID()]) expect(await confirm(other)).toBe('unknown');
    expect([await confirm(link), await confirm(link)]).toEqual(['subscribed', 'already']);
    expect(await stateOf(link)).toBe('reading');
    expect(await stop(subscriber)).toBe('unsubscribed');
    expect(await stateOf(link)).toBe('stopped');
  });

  it('sends one mail within ten minutes and three within a day, whatever is pressed', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(ann)));
    expect(new Set(answers)).toEqual(new Set(['queued']));
    expect(await linksOf()).toHaveLength(1);
    for (const minute of [11, 22]) expect(await ask(ann, minutes(minute))).toBe('queued');
    expect(await ask(ann, minutes(33))).toBe('limited');
    expect(await linksOf()).toHaveLength(3);
  });

  it('gives no fresh allowance to whoever presses "stop" between two requests', async () => {
    for (let n = 0; n < 3; n++) {
      expect(await ask(ann, minutes(2 * n))).toBe('queued');
      await stop((await linksOf()).at(-1), minutes(2 * n + 1));
    }
    expect(await ask(ann, minutes(7))).toBe('limited');
    expect(await ask(ann, minutes(25 * 60))).toBe('queued');
  });

  it("is not restored by an older mail's button, but by a newer one's", async () => {
    await ask(ann);
    const [first] = await linksOf();
    await confirm(first);
    expect(await stop(first)).toBe('unsubscribed');
    expect(await stateOf(first)).toBe('stopped');
    expect(await confirm(first, minutes(3))).toBe('stopped');
    await ask(ann, minutes(20));
    const second = (await linksOf()).at(-1);
    expect(await stateOf(second)).toBe('waiting');
    expect(await confirm(second, minutes(21))).toBe('subscribed');
  });

  it('is ended by a complaint', async () => {
    await ask(ann);
    const [link] = await linksOf();
    await confirm(link);
    await sql`select public.suppress_email('Ann@example.com', 'complaint')`;
    expect(await stateOf(link)).toBe('stopped');
  });

  it('by import asks each new address once, and leaves every known one alone', async () => {
    await ask('known@example.com');
    await ask('left@example.com');
    await stop((await linksOf('left@example.com'))[0]);
    await sql`select public.suppress_email('gone@example.com', 'bounce')`;
    const known = ['known@example.com', 'left@example.com', 'gone@example.com', 'no address'];
    const emails = ['New@example.com', 'new@example.com ', ...known];
    const confirmed = ['2018-02-12 10:54', '', ...known];
    const bring = () =>
      one(owner`select public.admin_import_subscribers(${emails}, 'Yes', '1', ${confirmed}, array['Fair'])`);
    const others = { left: 1, suppressed: 1, invalid: 1 };
    expect(await bring()).toEqual({ asked: 1, known: 1, ...others });
    expect(await bring()).toEqual({ asked: 0, known: 2, ...others });
    const jobs = sql`select priority, facts ->> 'source' as source from public.email_jobs where recipient = 'new@example.com'`;
    expect(await jobs).toEqual([{ priority: 4, source: 'import' }]);
    // What the list says travels along; they are asked again all the same.
    const told = { status: 'unconfirmed', list_confirmed: '2018-02-12 10:54', list_source: 'Fair' };
    expect(await one(owner`select public.admin_export_subscribers()`)).toContainEqual(
      expect.objectContaining({ email: 'new@example.com', ...told }),
    );
  });
});

describe('subscribers', () => {
  const list = (search = '', wanted: string | null = null, after: string | null = null) =>
    one(owner`select public.admin_subscribers(${search}, ${wanted}, ${after})`);
  const call = (name: string, ...values: string[]) =>
    valueFor(`select public.${name}('${values.join("', '")}')`);
  const add = (email: string) => call('admin_add_subscriber', email, 'Yes', '1');

  it('are listed in pages of 20, newest first, by part of the address and by state', async () => {
    await sql`insert into public.newsletter_subscribers
      (email, source, consent_text, consent_version, consent_at, created_at, confirmed_at, unsubscribed_at, unsubscribed_by)
    select 'reader-' || n || '@example.com', 'form', 'Yes', '1', now() - n * interval '1 hour' - interval '1 minute', now() - n * interval '1 hour',
      case when n % 3 > 0 then now() - n * interval '1 hour' end, case when n % 3 = 2 then now() end, case when n % 3 = 2 then 'page' end
    from generate_series(1, 120) as n`;
    const first = await list();
    expect(first.matches).toBe(120);
    const newest = Array.from({ length: 20 }, (_, n) => ({ email: `reader-${n + 1}@example.com` }));
    expect(first.subscribers).toMatchObject(newest);
    const second = await list('', null, first.subscribers.at(-1)?.id);
    const third = await list('', null, second.subscribers.at(-1)?.id);
    expect(second.subscribers[0]?.email).toBe('reader-21@example.com');
    expect(third.subscribers).toHaveLength(20);
    expect((await list('READER-11')).matches).toBe(11);
    // Deleted by another person: the list begins anew.
    expect(await list('', null, '11111111-1111-4111-8111-111111111111')).toEqual(first);
    // No wildcard.
    expect((await list('%')).matches).toBe(0);
    for (const [state, n] of Object.entries({ waiting: 3, reading: 1, left: 2 })) {
      const { matches, subscribers } = await list('', state);
      expect(matches).toBe(40);
      expect(subscribers[0]).toMatchObject({ email: `reader-${n}@example.com`, state });
    }
    const { subscribers: counts } = await one(owner`select public.admin_newsletter()`);
    expect(counts).toEqual({ waiting: 40, reading: 40, left: 40 });
    expect(first.months).toHaveLength(12);
    const months: Record<'came' | 'left', number>[] = first.months;
    const total = (of: 'came' | 'left') => months.reduce((sum, month) => sum + month[of], 0);
    expect([total('came'), total('left')]).toEqual([80, 40]);
    expect(first.months[0]?.month).toBe(new Date().toISOString().slice(0, 7));
  });

  it('are asked before anything else comes, and not again once they read it or have left', async () => {
    expect(await add('Ann@example.com')).toBe('queued');
    const jobs = await sql`select kind, recipient from public.email_jobs`;
    expect(jobs).toEqual([{ kind: 'newsletter-confirm', recipient: 'ann@example.com' }]);
    const { subscribers } = await list('ann@');
    expect(subscribers[0]?.state).toBe('waiting');
    await sql`update public.newsletter_subscribers set confirmed_at = now()`;
    expect(await add('ann@example.com')).toBe('reading');

    const id = subscribers[0]?.id ?? '';
    expect(await call('admin_remove_subscriber', id)).toBe(true);
    expect(await call('admin_remove_subscriber', id)).toBe(false);
    expect((await list('ann@')).subscribers[0]?.state).toBe('left');
    expect(await add('ann@example.com')).toBe('left');
    // A waiting mail goes with the subscription.
    expect(await one(sql`select count(*)::integer from public.email_jobs`)).toBe(0);
    await sql`insert into public.email_suppressions (email, reason) values ('bo@example.com', 'bounce')`;
    expect(await add('bo@example.com')).toBe('suppressed');
    const acts =
      sql`select action from public.admin_audit where action like 'subscriber-%' order by id`.values();
    expect((await acts).flat()).toEqual(['subscriber-added', 'subscriber-removed']);
  });
});
