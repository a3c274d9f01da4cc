import { expect, it, vi } from 'vitest';
import { makeConfirmation, makeRecovery } from '@/lib/auth/sign-up';
import { BackendUnavailable } from '@/lib/supabase/backend';

let profiles: { id: string }[] = [];
const down = { data: { user: null }, error: { name: 'AuthRetryableFetchError', status: 503 } };
vi.mock('@/lib/supabase/service', () => ({
  serviceClient: () => ({
    from: () => ({
      select: () => ({ eq: () => ({ limit: async () => ({ data: profiles, error: null }) }) }),
    }),
    auth: { admin: { getUserById: async () => down, generateLink: async () => down } },
  }),
}));

it.each([
  ['an unknown', []],
  ['a known', [{ id: 'ann' }]],
])(
  'while the auth service is down, %s address gets the same answer to a request for a link',
  async (_, found) => {
    profiles = found;
    await expect(makeConfirmation('ann@example.com', '/')).rejects.toThrow(BackendUnavailable);
    await expect(makeRecovery('ann@example.com', '/')).rejects.toThrow(BackendUnavailable);
  },
);
