import { expect, it, vi } from 'vitest';
import * as outbox from '@/lib/domain/outbox';
import { fc } from '../../support/random';
import { flipOf, storeOn } from './world';

const { batchSize, deliver, mostOwners, noRetry, purgeDeletedAccounts, retryAfter, retryDelay } = outbox;
const rowsOf = (count: number, userId = 'ada'): outbox.OutboxRow[] =>
  Array.from({ length: count }, (_, savedAt) => ({
    userId,
    savedAt,
    session: flipOf(`${userId}-${savedAt}`, '2026-03-28'),
  }));

function memory(all: outbox.OutboxRow[]) {
  const rows = new Map(all.map((row) => [row.session.id, row]));
  return { rows, ...storeOn(rows) };
}

/** A server that stores all but one. */
const takes =
  (but = ''): outbox.Post =>
  async (_userId, sessions) => ({
    kind: 'stored',
    ids: sessions.map(({ id }) => id).filter((id) => id !== but),
  });

it('delivery sends in batches until nothing is left but what was not acknowledged, and no rows of another person', async () => {
  const post = vi.fn(takes());
  const delivery = await deliver('ada', memory(rowsOf(60)), post);
  expect(delivery).toEqual({ kind: 'delivered', saved: 60, left: 0 });
  expect(post.mock.calls.map(([, sessions]) => sessions.length)).toEqual([batchSize, batchSize, 10]);
  const store = memory([...rowsOf(2), ...rowsOf(3, 'ben')]);
  await deliver('ada', store, takes());
  expect([...store.rows.values()].map((row) => row.userId)).toEqual(['ben', 'ben', 'ben']);
  const rest = memory(rowsOf(40));
  expect(await deliver('ada', rest, takes('ada-3'))).toEqual({ kind: 'delivered', saved: 39, left: 1 });
  expect([...rest.rows.keys()]).toEqual(['ada-3']);
});

const unsent = ['signed-out', 'other-person', 'no-consent', 'unavailable'] as const;
it.each(unsent)('delivery keeps everything when %s', async (kind) => {
  const store = memory(rowsOf(3));
  expect(await deliver('ada', store, async () => ({ kind }))).toEqual({ kind, saved: 0 });
  expect(store.rows.size).toBe(3);
});

it('delivery stops at the first batch over the quota, keeps its rows, and returns the wait', async () => {
  const store = memory(rowsOf(60));
  const full = { kind: 'full', waitSeconds: 3_600 } as const;
  const post = vi.fn<outbox.Post>().mockImplementationOnce(takes()).mockResolvedValue(full);
  expect(await deliver('ada', store, post)).toEqual({ ...full, saved: 25 });
  expect(post).toHaveBeenCalledTimes(2);
  expect(store.rows.size).toBe(35);
});

it('retries back off exponentially with jitter, up to five minutes', () => {
  const jitter = fc.double({ min: 0, max: 0.999, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), jitter, (failures, random) => {
      const delay = retryDelay(failures, random);
      const whole = Math.min(300_000, 2_000 * 2 ** (failures - 1));
      expect(delay).toBeGreaterThanOrEqual(whole / 2);
      expect(delay).toBeLessThanOrEqual(whole);
    }),
  );
});

it('retries respect the wait of the server, up to a day, happen where it is unavailable, not for a signed-out person', () => {
  const told = (waitSeconds: number) => ({ kind: 'full', saved: 0, waitSeconds }) as const;
  expect(retryAfter(noRetry, told(3_600), 1_000, 0).at).toBe(2_000 + 3_600_000);
  expect(retryAfter(noRetry, told(9_999_999), 1_000, 0).at).toBe(2_000 + 86_400_000);
  const away = { kind: 'unavailable', saved: 0 } as const;
  const first = retryAfter(noRetry, away, 1_000, 0);
  expect(first).toEqual({ failures: 1, at: 2_000 });
  expect(retryAfter(first, away, 2_000, 0)).toEqual({ failures: 2, at: 4_000 });
  expect(retryAfter(first, { ...away, saved: 5 }, 2_000, 0).failures).toBe(1);
  for (const kind of ['signed-out', 'no-consent'] as const)
    expect(retryAfter(first, { kind, saved: 0 }, 2_000, 0)).toEqual(noRetry);
  expect(retryAfter(first, { kind: 'delivered', saved: 1, left: 0 }, 2_000, 0)).toEqual(noRetry);
});

/** A store of what waits by owner. */
const storeOf = (waiting: Set<string>): outbox.OwnedStore => ({
  owners: async () => [...waiting],
  forget: async (owner) => void waiting.delete(owner),
});

it('flips of a deleted account are removed from the device; those of others, of whom the server was not asked or did not say, stay', async () => {
  const waiting = new Set(['ada', 'ben', 'cleo']);
  const ask = vi.fn(async () => ['ada']);
  expect(await purgeDeletedAccounts(storeOf(waiting), 'cleo', ask)).toBe(true);
  expect(ask).toHaveBeenCalledExactlyOnceWith(['ada', 'ben']);
  expect([...waiting]).toEqual(['ben', 'cleo']);
  expect(await purgeDeletedAccounts(storeOf(waiting), null, async () => null)).toBe(false);
  await purgeDeletedAccounts(storeOf(waiting), 'ben', async () => ['ben']);
  expect([...waiting]).toEqual(['ben', 'cleo']);
});

it('flips of a deleted account need no check if the outbox is empty, and are checked in limited batches', async () => {
  const ask = vi.fn(async () => []);
  expect(await purgeDeletedAccounts(storeOf(new Set()), null, ask)).toBe(true);
  expect(await purgeDeletedAccounts(storeOf(new Set(['ada'])), 'ada', ask)).toBe(true);
  expect(ask).not.toHaveBeenCalled();
  const waiting = new Set(Array.from({ length: 40 }, (_, index) => `p${index}`));
  const all = vi.fn(async (owners: readonly string[]) => owners);
  expect(await purgeDeletedAccounts(storeOf(waiting), null, all)).toBe(false);
  expect(all.mock.calls[0]?.[0]).toHaveLength(mostOwners);
  expect(await purgeDeletedAccounts(storeOf(waiting), null, all)).toBe(true);
  expect(waiting.size).toBe(0);
});
