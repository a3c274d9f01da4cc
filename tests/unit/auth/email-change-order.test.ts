import { expect, it, vi } from 'vitest';
import { finishEmailChange } from '@/lib/auth/email-change';

const { run, step } = vi.hoisted(() => {
  const run = { steps: [] as string[], failing: '' };
  const step = (name: string) => async () => {
    run.steps.push(name);
    if (run.failing === name) throw new Error(`${name} failed`);
    return { data: {}, error: null };
  };
  return { run, step };
});
vi.mock('@/lib/env', () => ({ serverEnv: () => ({}) }));
vi.mock('@/lib/auth/account', () => ({
  PENDING: 'email_change',
  removeProviders: step('ways in'),
  endAccountSessions: step('sessions'),
}));
vi.mock('@/lib/supabase/service', () => {
  const query = { select: () => query, eq: () => query, limit: async () => ({ data: [], error: null }) };
  const getUserById = async () => ({ data: { user: null }, error: null });
  const admin = { getUserById, updateUserById: step('address') };
  return { serviceClient: () => ({ from: () => query, auth: { admin } }) };
});

const link = { userId: 'a', email: 'old@example.com', newEmail: 'new@example.com' };
it.each(['ways in', 'sessions'])('a change of address that fails at the %s can be repeated', async (name) => {
  Object.assign(run, { steps: [], failing: name });
  await expect(finishEmailChange(link)).rejects.toThrow();
  expect(run.steps).not.toContain('address');
  Object.assign(run, { steps: [], failing: '' });
  expect(await finishEmailChange(link)).toBe(true);
  expect(run.steps).toEqual(['ways in', 'sessions', 'address']);
});
