import { describe, expect, it } from 'vitest';
import { BackendUnavailable, callBackend, dataOf } from '@/lib/supabase/backend';

describe('a call of the backend', () => {
  it('gives what the backend has answered', async () => {
    expect(await callBackend(async () => ({ status: 'found' }))).toEqual({ status: 'found' });
  });

  it('says so when the backend is away', async () => {
    const away = callBackend(async () => {
      throw new BackendUnavailable();
    });
    expect(await away).toEqual({ status: 'unavailable' });
  });

  it('gives what was agreed for that case instead', async () => {
    const away = callBackend(async () => dataOf(Promise.resolve({ data: null, error: 'no answer' })), 0);
    expect(await away).toBe(0);
  });

  it('hides no mistake of ours', async () => {
    const mistake = callBackend(async () => {
      throw new TypeError('ours');
    });
    await expect(mistake).rejects.toThrow('ours');
  });
});
