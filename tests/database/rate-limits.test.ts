import { expect, it } from 'vitest';
import { ownDatabase } from './database';

const sql = ownDatabase(20);

const limit = (bucket: string, max: number, key = 'key', seconds = 60) => ({ bucket, key, max, seconds });
const takeAll = (limits: ReturnType<typeof limit>[]) =>
  sql<{ bucket: string; retry_after: number }[]>`select * from public.take_rate_limits(${sql.json(limits)})`;

/** Counts an attempt. @returns after how many seconds to retry; 0 if it is allowed */
async function take(key: string, max: number, bucket = 'form') {
  const [full] = await takeAll([limit(bucket, max, key)]);
  return full?.retry_after ?? 0;
}

const endWindow = (key: string) =>
  sql`update public.rate_limits set window_ends_at = now() where ${key} in (bucket, key)`;
const attemptsOf = async (key: string) =>
  Object.fromEntries(await sql`select bucket, attempts from public.rate_limits where key = ${key}`.values());

it('of 200 concurrent attempts exactly the allowed number succeeds', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => take('crowd', 17)));
  expect(answers.filter((seconds) => seconds === 0)).toHaveLength(17);
});

it('says when to retry, counts each key and bucket separately, and starts afresh when the window has ended', async () => {
  for (const bucket of ['form', 'other form']) expect(await take('one', 1, bucket)).toBe(0);
  expect(await take('neighbour', 1)).toBe(0);
  const seconds = await take('one', 1);
  expect(seconds).toBeGreaterThan(30);
  expect(seconds).toBeLessThanOrEqual(60);
  await endWindow('one');
  expect(await take('one', 1)).toBe(0);
});

it('ends a window that long after its first attempt, however many follow', async () => {
  await take('steady', 9);
  await sql`update public.rate_limits set window_ends_at = now() + interval '10 seconds' where key = 'steady'`;
  await take('steady', 9);
  const seconds = await take('steady', 2);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(10);
});

it('300 calls at once over ended windows, in any order, beside refunds and the scheduler, never block each other', async () => {
  const buckets = ['free', 'client', 'pair', 'everybody'];
  const limitsOf = (n: number) =>
    [...buckets.slice(n % 4), ...buckets.slice(0, n % 4)].map((bucket) =>
      limit(bucket, 10_000, bucket === 'everybody' ? bucket : `crowd ${n % 6}`),
    );
  for (let n = 0; n < 6; n++) await takeAll(limitsOf(n));
  await sql`update public.rate_limits set window_ends_at = now() - interval '2 minutes'`;
  const calls = Array.from({ length: 300 }, async (_, n) => {
    if (n % 50 === 49) return sql`select public.apply_retention()`;
    if (n % 5 === 4) return sql`select public.refund_rate_limits(${sql.json(limitsOf(n))})`;
    return takeAll(limitsOf(n));
  });
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
});

it('counts no limit after the first that is exceeded', async () => {
  const limits = [
    limit('first', 9, 'in order'),
    limit('second', 1, 'in order'),
    limit('third', 9, 'in order'),
  ];
  expect(await takeAll(limits)).toEqual([]);
  expect(await takeAll(limits)).toMatchObject([{ bucket: 'second' }]);
  expect(await attemptsOf('in order')).toEqual({ first: 2, second: 2, third: 1 });
});

it('counts no limit after one that concurrent attempts have just exceeded', async () => {
  // Before the call nothing is exceeded, as when two attempts begin at the same moment.
  const exceeded = await takeAll([limit('z', 0, 'at once'), limit('a', 9, 'at once')]);
  expect(exceeded).toMatchObject([{ bucket: 'z' }]);
  expect(await attemptsOf('at once')).toEqual({ a: 0, z: 1 });
});

it('takes back one attempt of each limit, never more than were counted, and none of an ended window, which retention deletes', async () => {
  const limits = (...buckets: string[]) => buckets.map((bucket) => limit(bucket, 9, 'taken back'));
  for (let n = 0; n < 3; n++) await takeAll(limits('three', 'ended'));
  await takeAll(limits('one'));
  await endWindow('ended');
  for (let n = 0; n < 2; n++)
    await sql`select public.refund_rate_limits(${sql.json(limits('three', 'one', 'ended'))})`;
  expect(await attemptsOf('taken back')).toEqual({ ended: 3, one: 0, three: 1 });
  await sql`select public.apply_retention()`;
  expect(await attemptsOf('taken back')).toEqual({ one: 0, three: 1 });
});
