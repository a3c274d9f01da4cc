import { expect, it } from 'vitest';
import { ownDatabase } from './database';

const sql = ownDatabase(20);

async function take(key: string, max: number, seconds = 60, bucket = 'form') {
  const [full] = await takeAll([{ bucket, key, max, seconds }]);
  return { allowed: !full, retry_after: full?.retry_after ?? 0 };
}

const takeAll = (limits: { bucket: string; key: string; max: number; seconds: number }[]) =>
  sql<{ bucket: string; retry_after: number }[]>`select * from public.take_rate_limits(${sql.json(limits)})`;

it('of 200 concurrent attempts exactly the allowed number succeeds', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => take('crowd', 17)));
  expect(answers.filter((answer) => answer.allowed)).toHaveLength(17);
});

it('says when to retry, and nothing to those within the limit', async () => {
  expect(await take('one', 1)).toEqual({ allowed: true, retry_after: 0 });
  const { allowed, retry_after } = await take('one', 1);
  expect(allowed).toBe(false);
  expect(retry_after).toBeGreaterThan(30);
  expect(retry_after).toBeLessThanOrEqual(60);
});

it('counts each key and bucket separately', async () => {
  await take('alone', 1);
  expect((await take('neighbour', 1)).allowed).toBe(true);
  expect((await take('alone', 1, 60, 'other form')).allowed).toBe(true);
});

it('starts afresh when the window has ended', async () => {
  await take('again', 1);
  expect((await take('again', 1)).allowed).toBe(false);
  await sql`update public.rate_limits set window_ends_at = now() where key = 'again'`;
  expect((await take('again', 1)).allowed).toBe(true);
});

it('ends a window that long after its first attempt, however many follow', async () => {
  await take('steady', 9);
  await sql`update public.rate_limits set window_ends_at = now() + interval '10 seconds' where key = 'steady'`;
  await take('steady', 9);
  expect((await take('steady', 2)).retry_after).toBeLessThanOrEqual(10);
});

it('leaves ended windows to the scheduler', async () => {
  await sql`insert into public.rate_limits select 'old', n::text, 1, now() - interval '1 day' from generate_series(1, 25) as n`;
  await take('cleaner', 99);
  expect(await sql`select from public.rate_limits where bucket = 'old'`).toHaveLength(25);
  await sql`select public.apply_retention()`;
  expect(await sql`select from public.rate_limits where bucket = 'old'`).toHaveLength(0);
});

it('300 calls at once over ended windows, in any order, beside refunds and the scheduler, never block each other', async () => {
  const buckets = ['usual', 'client', 'pair', 'everybody'];
  const limitsOf = (n: number) =>
    [...buckets.slice(n % 4), ...buckets.slice(0, n % 4)].map((bucket) => ({
      bucket,
      key: bucket === 'everybody' ? bucket : `crowd ${n % 6}`,
      max: 10_000,
      seconds: 60,
    }));
  for (let n = 0; n < 6; n++) await takeAll(limitsOf(n));
  await sql`update public.rate_limits set window_ends_at = now() - interval '2 minutes'`;
  const calls = Array.from({ length: 300 }, async (_, n) => {
    if (n % 50 === 49) return sql`select public.apply_retention()`;
    if (n % 5 === 4) return sql`select public.refund_rate_limits(${sql.json(limitsOf(n))})`;
    return takeAll(limitsOf(n));
  });
  const refused = (await Promise.allSettled(calls)).flatMap((call) =>
    call.status === 'rejected' ? [call.reason.code] : [],
  );
  expect(refused).toEqual([]);
});

it('counts no limit after the first that is exceeded', async () => {
  const limit = (bucket: string, max: number) => ({ bucket, key: 'in order', max, seconds: 60 });
  const limits = [limit('first', 9), limit('second', 1), limit('third', 9)];
  expect(await takeAll(limits)).toEqual([]);
  expect(await takeAll(limits)).toMatchObject([{ bucket: 'second' }]);
  const hits = await sql`select bucket, hits from public.rate_limits where key = 'in order' order by bucket`;
  expect([...hits]).toEqual([
    { bucket: 'first', hits: 2 },
    { bucket: 'second', hits: 2 },
    { bucket: 'third', hits: 1 },
  ]);
});

it('counts no limit after one that concurrent attempts have just exceeded', async () => {
  const limit = (bucket: string, max: number) => ({ bucket, key: 'at once', max, seconds: 60 });
  // Before the call nothing is exceeded, as when two attempts begin at the same moment.
  expect(await takeAll([limit('z', 0), limit('a', 9)])).toMatchObject([{ bucket: 'z' }]);
  const hits = await sql`select bucket, hits from public.rate_limits where key = 'at once' order by bucket`;
  expect([...hits]).toEqual([
    { bucket: 'a', hits: 0 },
    { bucket: 'z', hits: 1 },
  ]);
});

it('takes back one attempt of each limit, never more than were counted, and none of an ended window', async () => {
  const limit = (bucket: string, seconds = 60) => ({ bucket, key: 'taken back', max: 9, seconds });
  const giveBack = () =>
    sql`select public.refund_rate_limits(${sql.json([limit('three'), limit('one'), limit('ended')])})`;
  for (let n = 0; n < 3; n++) await takeAll([limit('three'), limit('ended')]);
  await takeAll([limit('one')]);
  await sql`update public.rate_limits set window_ends_at = now() where bucket = 'ended'`;
  await giveBack();
  await giveBack();
  const hits =
    await sql`select bucket, hits from public.rate_limits where key = 'taken back' order by bucket`;
  expect([...hits]).toEqual([
    { bucket: 'ended', hits: 3 },
    { bucket: 'one', hits: 0 },
    { bucket: 'three', hits: 1 },
  ]);
});
