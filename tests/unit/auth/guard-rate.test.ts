import { beforeEach, expect, it, vi } from 'vitest';
import { guardRate } from '@/lib/rate-limit/guard-rate';
import { takeRateLimit } from '@/lib/rate-limit/take-rate-limit';

vi.mock('@/lib/rate-limit/take-rate-limit', () => ({ takeRateLimit: vi.fn(), returnRateLimit: vi.fn() }));
vi.mock('@/lib/auth/known-device', () => ({ knownDevice: async () => null }));
vi.mock('@/lib/env', () => ({ serverEnv: () => ({ TRUSTED_PROXIES: 0 }) }));
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));

const fill = (full: string) =>
  vi.mocked(takeRateLimit).mockImplementation(async ({ bucket }) => (bucket === full ? 90 : 0));

beforeEach(() => void vi.mocked(takeRateLimit).mockReset());

it("tells people locked out by others' attempts to set a new password by mail", async () => {
  fill('sign-in:address');
  expect((await guardRate('sign-in', 'ada@example.com'))?.text).toMatch(
    /Forgotten your password\?.*2 minutes/,
  );
});

it('tells people with too many attempts of their own to wait', async () => {
  fill('sign-in:pair');
  expect((await guardRate('sign-in', 'ada@example.com'))?.text).toBe(
    'Please wait 2 minutes, then try again.',
  );
});
