import { describe, expect, it, vi } from 'vitest';
import { forgetGone, mostOwners, type OwnedStore } from '@/lib/domain/outbox/forget-gone';

/** For whom something is kept, with the ids of it. */
function storeOf(waiting: Record<string, string[]>): OwnedStore {
  return {
    owners: async () => Object.keys(waiting),
    forget: async (owner) => {
      delete waiting[owner];
    },
  };
}

describe('flips of a deleted account', () => {
  it('go from the device; those of others stay', async () => {
    const waiting = { ada: ['a1', 'a2'], ben: ['b1'], cleo: ['c1'] };
    const ask = vi.fn(async () => ['ada']);
    expect(await forgetGone(storeOf(waiting), 'cleo', ask)).toBe(true);
    expect(ask).toHaveBeenCalledExactlyOnceWith(['ada', 'ben']);
    expect(waiting).toEqual({ ben: ['b1'], cleo: ['c1'] });
  });

  it('stay when nobody can say whether the account is gone, and it is asked again', async () => {
    const waiting = { ada: ['a1'] };
    expect(await forgetGone(storeOf(waiting), null, async () => null)).toBe(false);
    expect(waiting).toEqual({ ada: ['a1'] });
  });

  it('are only those that were asked about', async () => {
    const waiting = { ada: ['a1'], ben: ['b1'] };
    await forgetGone(storeOf(waiting), 'ben', async () => ['ben']);
    expect(waiting).toEqual({ ada: ['a1'], ben: ['b1'] });
  });

  it('nobody is asked when nothing waits', async () => {
    const ask = vi.fn(async () => []);
    expect(await forgetGone(storeOf({}), null, ask)).toBe(true);
    expect(await forgetGone(storeOf({ ada: ['a1'] }), 'ada', ask)).toBe(true);
    expect(ask).not.toHaveBeenCalled();
  });

  it('are asked about in small numbers', async () => {
    const waiting = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`p${index}`, ['x']]));
    const ask = vi.fn(async (owners: readonly string[]) => owners);
    expect(await forgetGone(storeOf(waiting), null, ask)).toBe(false);
    expect(ask.mock.calls[0]?.[0]).toHaveLength(mostOwners);
    expect(await forgetGone(storeOf(waiting), null, ask)).toBe(true);
    expect(waiting).toEqual({});
  });
});
