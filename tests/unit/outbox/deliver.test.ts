import { describe, expect, it, vi } from 'vitest';
import {
  batchSize,
  deliver,
  mostOwners,
  noRetry,
  type OutboxRow,
  type OutboxStore,
  type OwnedStore,
  type Post,
  purgeDeletedAccounts,
  retryAfter,
  retryDelay,
} from '@/lib/domain/outbox';
import { fc } from '../../support/random';

function rowsOf(count: number, userId = 'ada'): OutboxRow[] {
  return Array.from({ length: count }, (_, index) => ({
    userId,
    savedAt: index,
    session: {
      id: `${userId}-${index}`,
      flip_step_reached: 'complete',
      action_needed: null,
      flip_technique: null,
      completion_time_seconds: 15,
      was_emergency_mode: false,
      session_date: '2026-03-28',
    },
  }));
}

function memory(rows: OutboxRow[]): OutboxStore & { rows: Map<string, OutboxRow> } {
  const kept = new Map(rows.map((row) => [row.session.id, row]));
  return {
    rows: kept,
    put: async (row) => void kept.set(row.session.id, row),
    owners: async () => [...new Set([...kept.values()].map((row) => row.userId))],
    of: async (userId) => [...kept.values()].filter((row) => row.userId === userId),
    remove: async (_userId, ids) => {
      for (const id of ids) kept.delete(id);
    },
  };
}

const takesAll: Post = async (_userId, sessions) => ({
  kind: 'stored',
  ids: sessions.map((session) => session.id),
});

describe('delivery', () => {
  it('sends in batches until nothing is left', async () => {
    const store = memory(rowsOf(60));
    const sizes: number[] = [];
    const delivery = await deliver('ada', store, (userId, sessions) => {
      sizes.push(sessions.length);
      return takesAll(userId, sessions);
    });
    expect(delivery).toEqual({ kind: 'delivered', saved: 60, left: 0 });
    expect(sizes).toEqual([batchSize, batchSize, 10]);
  });

  it("never touches another person's rows", async () => {
    const store = memory([...rowsOf(2), ...rowsOf(3, 'ben')]);
    await deliver('ada', store, takesAll);
    expect([...store.rows.values()].map((row) => row.userId)).toEqual(['ben', 'ben', 'ben']);
  });

  it('keeps unacknowledged rows, and sends the ones after them', async () => {
    const store = memory(rowsOf(40));
    const delivery = await deliver('ada', store, async (_userId, sessions) => ({
      kind: 'stored',
      ids: sessions.map((session) => session.id).filter((id) => id !== 'ada-3'),
    }));
    expect(delivery).toEqual({ kind: 'delivered', saved: 39, left: 1 });
    expect([...store.rows.keys()]).toEqual(['ada-3']);
  });

  it.each(['signed-out', 'other-person', 'no-consent', 'unavailable'] as const)(
    'keeps everything when %s',
    async (kind) => {
      const store = memory(rowsOf(3));
      expect(await deliver('ada', store, async () => ({ kind }))).toEqual({ kind, saved: 0 });
      expect(store.rows.size).toBe(3);
    },
  );

  it('stops at the first batch over the quota, keeps its rows, and returns the wait', async () => {
    const store = memory(rowsOf(60));
    let posts = 0;
    const delivery = await deliver('ada', store, (userId, sessions) => {
      posts += 1;
      return posts === 1 ? takesAll(userId, sessions) : Promise.resolve({ kind: 'full', waitSeconds: 3_600 });
    });
    expect(delivery).toEqual({ kind: 'full', saved: 25, waitSeconds: 3_600 });
    expect(posts).toBe(2);
    expect(store.rows.size).toBe(35);
  });
});

describe('retries', () => {
  it('back off exponentially with jitter, up to five minutes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (failures, random) => {
          const delay = retryDelay(failures, random);
          const whole = Math.min(300_000, 2_000 * 2 ** (failures - 1));
          expect(delay).toBeGreaterThanOrEqual(whole / 2);
          expect(delay).toBeLessThanOrEqual(whole);
        },
      ),
    );
  });

  it("respect the server's wait, up to a day", () => {
    const told = (waitSeconds: number) => ({ kind: 'full', saved: 0, waitSeconds }) as const;
    expect(retryAfter(noRetry, told(3_600), 1_000, 0).at).toBe(2_000 + 3_600_000);
    expect(retryAfter(noRetry, told(9_999_999), 1_000, 0).at).toBe(2_000 + 86_400_000);
  });

  it('happen for an unavailable server, not for a signed-out person', () => {
    const first = retryAfter(noRetry, { kind: 'unavailable', saved: 0 }, 1_000, 0);
    expect(first).toEqual({ failures: 1, at: 2_000 });
    expect(retryAfter(first, { kind: 'unavailable', saved: 0 }, 2_000, 0)).toEqual({
      failures: 2,
      at: 4_000,
    });
    expect(retryAfter(first, { kind: 'unavailable', saved: 5 }, 2_000, 0).failures).toBe(1);
    expect(retryAfter(first, { kind: 'signed-out', saved: 0 }, 2_000, 0)).toEqual(noRetry);
    expect(retryAfter(first, { kind: 'no-consent', saved: 0 }, 2_000, 0)).toEqual(noRetry);
    expect(retryAfter(first, { kind: 'delivered', saved: 1, left: 0 }, 2_000, 0)).toEqual(noRetry);
  });
});

/** A store of ids by owner. */
function storeOf(waiting: Record<string, string[]>): OwnedStore {
  return {
    owners: async () => Object.keys(waiting),
    forget: async (owner) => {
      delete waiting[owner];
    },
  };
}

describe('flips of a deleted account', () => {
  it('are removed from the device; those of other accounts stay', async () => {
    const waiting = { ada: ['a1', 'a2'], ben: ['b1'], cleo: ['c1'] };
    const ask = vi.fn(async () => ['ada']);
    expect(await purgeDeletedAccounts(storeOf(waiting), 'cleo', ask)).toBe(true);
    expect(ask).toHaveBeenCalledExactlyOnceWith(['ada', 'ben']);
    expect(waiting).toEqual({ ben: ['b1'], cleo: ['c1'] });
  });

  it('stay if the server cannot say whether the account exists, and are checked again', async () => {
    const waiting = { ada: ['a1'] };
    expect(await purgeDeletedAccounts(storeOf(waiting), null, async () => null)).toBe(false);
    expect(waiting).toEqual({ ada: ['a1'] });
  });

  it('are removed only for accounts that were checked', async () => {
    const waiting = { ada: ['a1'], ben: ['b1'] };
    await purgeDeletedAccounts(storeOf(waiting), 'ben', async () => ['ben']);
    expect(waiting).toEqual({ ada: ['a1'], ben: ['b1'] });
  });

  it('need no check if the outbox is empty', async () => {
    const ask = vi.fn(async () => []);
    expect(await purgeDeletedAccounts(storeOf({}), null, ask)).toBe(true);
    expect(await purgeDeletedAccounts(storeOf({ ada: ['a1'] }), 'ada', ask)).toBe(true);
    expect(ask).not.toHaveBeenCalled();
  });

  it('are checked in limited batches', async () => {
    const waiting = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`p${index}`, ['x']]));
    const ask = vi.fn(async (owners: readonly string[]) => owners);
    expect(await purgeDeletedAccounts(storeOf(waiting), null, ask)).toBe(false);
    expect(ask.mock.calls[0]?.[0]).toHaveLength(mostOwners);
    expect(await purgeDeletedAccounts(storeOf(waiting), null, ask)).toBe(true);
    expect(waiting).toEqual({});
  });
});
