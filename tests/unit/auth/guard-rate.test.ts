import { beforeEach, expect, it, vi } from 'vitest';
import { solve } from '@/lib/domain/proof-of-work';
import { PEER_IP_HEADER } from '@/lib/http/client-ip.ts';
import { guardRate } from '@/lib/limits/guard-rate';
import type { RateRule } from '@/lib/limits/rules';
import { takeRateLimits } from '@/lib/supabase/service';
import { readProjectConfig } from '../../../supabase/local/backend/auth-config.ts';

let device: string | null = null;
let peer = '';
vi.mock('@/lib/supabase/service', () => ({
  ...{ GUARD_TIMEOUT_MS: 1_200, takeRateLimits: vi.fn(), refundRateLimits: vi.fn() },
}));
vi.mock('@/lib/limits/known-device', () => ({ knownDevice: async () => device }));
vi.mock('@/lib/env', () => ({ serverEnv: () => ({ TRUSTED_PROXIES: 0, LINK_SECRET: 'of the tests' }) }));
vi.mock('next/headers', () => ({ headers: async () => new Headers({ [PEER_IP_HEADER]: peer }) }));

const taken = vi.mocked(takeRateLimits);
const fill = (full: string) =>
  taken.mockImplementation(async (limits) =>
    limits.some(({ bucket }) => bucket === full) ? { bucket: full, wait: 90 } : null,
  );
const ada = 'ada@example.com';

beforeEach(() => void taken.mockReset().mockResolvedValue(null));

const limitsOf = async (rule: RateRule, about = ada, work?: unknown) => {
  await guardRate(rule, about, work);
  return taken.mock.lastCall?.[0] ?? [];
};
const bucketsOf = async (rule: RateRule) => (await limitsOf(rule)).map(({ bucket }) => bucket);

it('tells people who are locked out by others to set a new password by mail, and others to wait', async () => {
  for (const [full, text] of [
    ['address', /Forgotten your .*\?.*2 minutes/],
    ['pair', /^Please wait 2 minutes, then try again\.$/],
  ] as const) {
    fill(`sign-in:${full}`);
    expect((await guardRate('sign-in', ada))?.text).toMatch(text);
  }
});

const { auth } = readProjectConfig();

it('lets sign-ups spend two thirds of the account mails, recovery none, and counts on what the auth service asks', async () => {
  const shared = async (rule: RateRule) =>
    (await limitsOf(rule)).find(({ bucket }) => bucket.endsWith(':everybody'));
  expect((await shared('sign-up'))?.max).toBeLessThanOrEqual((auth.rate_limit.email_sent * 2) / 3);
  expect(await shared('new-link')).toEqual(await shared('sign-up'));
  expect(await shared('recovery')).toBeUndefined();
  const asked = { secure_password_change: true, double_confirm_changes: true, otp_length: 10 };
  expect(auth.email).toMatchObject(asked);
});

it('takes half as many forms that send mail without work, from a client and in total, before anything is counted', async () => {
  for (const rule of ['sign-up', 'new-link', 'recovery', 'workbook', 'newsletter', 'contact'] as const) {
    const limits = await limitsOf(rule);
    const free = limits.filter(({ bucket }) => bucket.includes(':free'));
    expect(limits.slice(0, free.length)).toEqual(free);
    const max = (pattern: RegExp) => limits.find(({ bucket }) => pattern.test(bucket))?.max ?? 0;
    expect(max(/:free:client$/) * 2).toBe(max(new RegExp(`^${rule}:client$`)));
    // Without a ceiling, which a stranger could use up.
    if (rule === 'recovery') expect(max(/^recovery:free$/)).toBe(50);
    else expect(max(/:free$/) * 2).toBe(max(/:everybody$/));
  }
  expect(await bucketsOf('sign-in')).not.toContain('sign-in:free:client');
});

it('asks for work beyond that half, with a time for those who cannot do it, and counts it once', async () => {
  fill('contact:free:client');
  const refusal = await guardRate('contact', ada);
  const text = expect.stringContaining('in 2 minutes');
  expect(refusal).toMatchObject({ tone: 'neutral', title: 'One moment, please', text });
  const { challenge = '' } = refusal ?? {};
  expect(challenge.split('.')).toHaveLength(4);
  const [work, ...rest] = await limitsOf('contact', ada, await solve(challenge));
  expect(work).toMatchObject({ bucket: 'work:solved', key: challenge.split('.')[0], max: 1 });
  const whole = ['client', 'pair', 'address', 'everybody'].map((who) => `contact:${who}`);
  expect(rest.map(({ bucket }) => bucket)).toEqual(whole);
  expect((await limitsOf('contact', ada, 'made up'))[0]?.bucket).toBe('contact:free:client');
});

it('counts the networks of an IPv6 client, too: a home as four clients, a tunnel as sixteen', async () => {
  peer = '2001:db8:1:2345::7';
  const limits = await limitsOf('contact');
  peer = '';
  const counted = (bucket: string) =>
    limits.filter((limit) => limit.bucket === bucket).map(({ key, max }) => [key, max]);
  expect(counted('contact:client')).toEqual([
    ['2001:db8:1:2345::/64', 30],
    ['2001:db8:1:2300::/56', 120],
    ['2001:db8:1::/48', 480],
  ]);
  expect(counted('contact:free:client').map(([, max]) => max)).toEqual([15, 60, 240]);
});

it('gives a known device of an account a limit of its own, but none for messages to the owner', async () => {
  const anyone = await bucketsOf('contact');
  device = 'of Ada';
  expect(await bucketsOf('sign-in')).toEqual(['sign-in:device']);
  expect(await bucketsOf('contact')).toEqual(anyone);
  device = null;
});
