import { beforeEach, expect, it, vi } from 'vitest';
import { guardRate, type RateRule } from '@/lib/rate-limit/guard-rate';
import { takeRateLimits } from '@/lib/rate-limit/take-rate-limit';
import { readProjectConfig } from '../../../supabase/local/backend/auth-config.ts';

vi.mock('@/lib/rate-limit/take-rate-limit', () => ({ takeRateLimits: vi.fn(), returnRateLimits: vi.fn() }));
vi.mock('@/lib/auth/known-device', () => ({ knownDevice: async () => null }));
vi.mock('@/lib/env', () => ({ serverEnv: () => ({ TRUSTED_PROXIES: 0 }) }));
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));

const fill = (full: string) =>
  vi
    .mocked(takeRateLimits)
    .mockImplementation(async (limits) =>
      limits.some(({ bucket }) => bucket === full) ? { bucket: full, wait: 90 } : null,
    );

beforeEach(() => void vi.mocked(takeRateLimits).mockReset().mockResolvedValue(null));

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

const limitsOf = async (rule: RateRule, about?: string) => {
  await guardRate(rule, about);
  return vi.mocked(takeRateLimits).mock.lastCall?.[0] ?? [];
};

it('counts every form that mails an unconfirmed address against one allowance: 3 an hour, 5 a day', async () => {
  for (const rule of ['sign-up', 'new-link', 'recovery', 'workbook', 'newsletter'] as const) {
    const shared = (await limitsOf(rule, ' Ada@Example.com ')).filter(({ bucket }) =>
      /^unasked/.test(bucket),
    );
    expect(shared.map(({ key, max, windowSeconds }) => [key, max, windowSeconds])).toEqual([
      ['ada@example.com', 3, 3_600],
      ['ada@example.com', 5, 86_400],
    ]);
  }
});

it('lets sign-ups spend two thirds of the account mails, and recovery none of them', async () => {
  const shared = async (rule: RateRule) =>
    (await limitsOf(rule, 'ada@example.com')).find(({ bucket }) => bucket.endsWith(':everybody'));
  const mailsAnHour = readProjectConfig().auth.rate_limit.email_sent;
  expect((await shared('sign-up'))?.max).toBeLessThanOrEqual((mailsAnHour * 2) / 3);
  expect(await shared('new-link')).toEqual(await shared('sign-up'));
  expect(await shared('recovery')).toBeUndefined();
});
