import { beforeEach, expect, it, vi } from 'vitest';
import { deleteAccount } from '@/lib/auth/account';
import { endSession } from '@/lib/auth/session';

let admins: { user_id: string; is_owner?: boolean }[] = [];
const deleteUser = vi.fn(async () => ({ data: {}, error: null }));

vi.mock('@/lib/auth/session', () => ({ endSession: vi.fn() }));
vi.mock('@/lib/supabase/server', () => ({ createServerClient: vi.fn() }));
vi.mock('@/lib/supabase/service', () => ({
  serviceClient: () => ({
    from: () => ({ select: () => ({ eq: async () => ({ data: admins, error: null }) }) }),
    auth: { admin: { deleteUser } },
  }),
}));

const ann = { userId: 'ann', email: 'ann@example.com' };

beforeEach(() => void vi.clearAllMocks());

it('keeps the account of the last admin', async () => {
  admins = [{ user_id: 'ann' }];
  expect(await deleteAccount(ann)).toBe(false);
  expect(deleteUser).not.toHaveBeenCalled();
  expect(endSession).not.toHaveBeenCalled();
});

it('keeps the account of the last owner, beside other admins', async () => {
  admins = [{ user_id: 'ann', is_owner: true }, { user_id: 'bob' }];
  expect(await deleteAccount(ann)).toBe(false);
  admins = [
    { user_id: 'ann', is_owner: true },
    { user_id: 'bob', is_owner: true },
  ];
  expect(await deleteAccount(ann)).toBe(true);
});

it.each([[[]], [[{ user_id: 'bob' }]], [[{ user_id: 'ann' }, { user_id: 'bob' }]]])(
  'deletes any other account: with the admins %j',
  async (others) => {
    admins = others;
    expect(await deleteAccount(ann)).toBe(true);
    expect(deleteUser).toHaveBeenCalledWith('ann');
    expect(endSession).toHaveBeenCalled();
  },
);
