import { beforeEach, expect, it, vi } from 'vitest';
import { finishEmailChange } from '@/lib/auth/email-change';

const steps = vi.hoisted(() => [] as string[]);
const failing = vi.hoisted(() => ({ step: '' }));
const step = vi.hoisted(() => (name: string) => async () => {
  steps.push(name);
  if (failing.step === name) throw new Error(`${name} failed`);
  return { data: {}, error: null };
});
vi.mock('@/lib/env', () => ({ serverEnv: () => ({}) }));
vi.mock('@/lib/auth/account', () => ({
  PENDING: 'email_change',
  removeProviders: step('ways in'),
  endAccountSessions: step('sessions'),
}));
vi.mock('@/lib/supabase/service', () => {
  const noOne = { data: [], error: null };
  const query = { select: () => query, eq: () => query, limit: async () => noOne };
  const admin = {
    getUserById: async () => ({ data: { user: null }, error: null }),
    updateUserById: step('address'),
  };
  return { serviceClient: () => ({ from: () => query, auth: { admin } }) };
});

const link = { userId: 'a', email: 'old@example.com', newEmail: 'new@example.com' };
beforeEach(() => steps.splice(0));

it.each(['ways in', 'sessions'])(
  'a change of address that fails at the %s leaves the link, which repeats all',
  async (name) => {
    failing.step = name;
    await expect(finishEmailChange(link)).rejects.toThrow();
    expect(steps).not.toContain('address');
    failing.step = '';
    steps.splice(0);
    expect(await finishEmailChange(link)).toBe(true);
    expect(steps).toEqual(['ways in', 'sessions', 'address']);
  },
);
