import { expect, it } from 'vitest';
import { one } from './database';
import { newsletterDatabase } from './newsletter';

const { sql, valueFor, owner } = newsletterDatabase();

interface Page {
  matches: number;
  subscribers: { id: string; email: string; state: string }[];
  months: { month: string; came: number; left: number }[];
}
const list = (search = '', wanted: string | null = null, after: string | null = null): Promise<Page> =>
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
  expect(first.subscribers.map(({ email }) => email)).toEqual(
    Array.from({ length: 20 }, (_, n) => `reader-${n + 1}@example.com`),
  );
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
  expect(first.months).toHaveLength(12);
  const total = (of: 'came' | 'left') => first.months.reduce((sum, month) => sum + month[of], 0);
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
