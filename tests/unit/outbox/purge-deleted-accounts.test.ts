import { describe, expect, it, vi } from 'vitest';
import { mostOwners, type OwnedStore, purgeDeletedAccounts } from '@/lib/domain/outbox';

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
