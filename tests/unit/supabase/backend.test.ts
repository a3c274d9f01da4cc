import { describe, expect, it } from 'vitest';
import { callBackend, dataOf } from '@/lib/supabase/backend';

describe('callBackend', () => {
  it('returns the result', async () => {
    expect(await callBackend(async () => 'found', null)).toBe('found');
  });

  it('returns the given fallback if the backend is unavailable', async () => {
    const away = callBackend(async () => dataOf(Promise.resolve({ data: null, error: 'no answer' })), 0);
    expect(await away).toBe(0);
  });

  it('rethrows other errors', async () => {
    const mistake = callBackend(async () => {
      throw new TypeError('ours');
    }, null);
    await expect(mistake).rejects.toThrow('ours');
  });
});
