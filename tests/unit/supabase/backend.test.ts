import { describe, expect, it } from 'vitest';
import { BackendUnavailable, callBackend, dataOf } from '@/lib/supabase/backend';

describe('callBackend', () => {
  it('returns the result', async () => {
    expect(await callBackend(async () => ({ status: 'found' }))).toEqual({ status: 'found' });
  });

  it('reports an unavailable backend', async () => {
    const away = callBackend(async () => {
      throw new BackendUnavailable();
    });
    expect(await away).toEqual({ status: 'unavailable' });
  });

  it('returns the given fallback instead', async () => {
    const away = callBackend(async () => dataOf(Promise.resolve({ data: null, error: 'no answer' })), 0);
    expect(await away).toBe(0);
  });

  it('rethrows other errors', async () => {
    const mistake = callBackend(async () => {
      throw new TypeError('ours');
    });
    await expect(mistake).rejects.toThrow('ours');
  });
});
