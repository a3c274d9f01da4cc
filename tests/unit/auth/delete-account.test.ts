import { expect, it, vi } from 'vitest';
import { deleteAccount } from '@/lib/auth/account';
import { endSession } from '@/lib/auth/session';

const admins = vi.fn();
const deleteUser = vi.fn(async () => ({ data: {}, error: null }));
vi.mock('@/lib/auth/session', () => ({ endSession: vi.fn() }));
vi.mock('@/lib/supabase/server', () => ({ createServerClient: vi.fn() }));
vi.mock('@/lib/supabase/service', () => ({
  serviceClient: () => ({
    from: () => ({ select: () => ({ eq: async () => ({ data: admins(), error: null }) }) }),
    auth: { admin: { deleteUser } },
  }),
}));

const [ann, bob] = [{ user_id: 'ann' }, { user_id: 'bob' }];
const owner = (admin: object) => ({ ...admin, is_owner: true });

it.each([
  ['the last admin', [ann], false],
  ['the last owner, beside other admins', [owner(ann), bob], false],
  ['one of two owners', [owner(ann), owner(bob)], true],
  ['one of two admins', [ann, bob], true],
  ['no admin', [bob], true],
  ['no admin, where there is none', [], true],
])('an account is deleted with its session, but for the last of a role: %s', async (_, found, isDeleted) => {
  vi.clearAllMocks();
  admins.mockReturnValue(found);
  expect(await deleteAccount({ userId: 'ann', email: 'ann@example.com' })).toBe(isDeleted);
  expect(deleteUser.mock.calls).toEqual(isDeleted ? [['ann']] : []);
  expect(endSession).toHaveBeenCalledTimes(isDeleted ? 1 : 0);
});
