import { beforeEach, expect, it, vi } from 'vitest';
import { solve } from '@/lib/domain/proof-of-work';
import { PEER_ADDRESS_HEADER } from '@/lib/http/client-address';
import { guardRate } from '@/lib/limits/guard-rate';
import type { RateRule } from '@/lib/limits/rules';
import { takeRateLimits } from '@/lib/supabase/visitor';
import { readProjectConfig } from '../../../supabase/local/backend/auth-config.ts';

vi.mock('@/lib/supabase/visitor', () => ({
  GUARD_TIMEOUT_MS: 1_200,
  takeRateLimits: vi.fn(),
  refundRateLimits: vi.fn(),
}));
let device: string | null = null;
vi.mock('@/lib/limits/known-device', () => ({ knownDevice: async () => device }));
vi.mock('@/lib/env', () => ({ serverEnv: () => ({ TRUSTED_PROXIES: 0, LINK_SECRET: 'of the tests' }) }));
let peer = '';
vi.mock('next/headers', () => ({ headers: async () => new Headers({ [PEER_ADDRESS_HEADER]: peer }) }));

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

const limitsOf = async (rule: RateRule, about?: string, work?: unknown) => {
  await guardRate(rule, about, work);
  return vi.mocked(takeRateLimits).mock.lastCall?.[0] ?? [];
};

it('counts every form that mails an unconfirmed address against one allowance: 3 an hour, 5 a day', async () => {
  for (const rule of ['sign-up', 'new-link', 'recovery', 'new-email', 'workbook', 'newsletter'] as const) {
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

it('counts on an auth service that asks for the present password and for both mailboxes', () => {
  expect(readProjectConfig().auth.email).toMatchObject({
    secure_password_change: true,
    double_confirm_changes: true,
    otp_length: 10,
  });
});

const mailing = ['sign-up', 'new-link', 'recovery', 'workbook', 'newsletter', 'contact'] as const;

it('takes half as many forms that send mail without work, from a client and in total, before anything is counted', async () => {
  for (const rule of mailing) {
    const limits = await limitsOf(rule, 'ada@example.com');
    const usual = limits.filter(({ bucket }) => bucket.includes(':usual'));
    expect(limits.slice(0, usual.length)).toEqual(usual);
    const max = (pattern: RegExp) => limits.find(({ bucket }) => pattern.test(bucket))?.max ?? 0;
    expect(max(/:usual:client$/) * 2).toBe(max(new RegExp(`^${rule}:client$`)));
    // Without a ceiling, which a stranger could use up.
    if (rule === 'recovery') expect(max(/^recovery:usual$/)).toBe(50);
    else expect(max(/:usual$/) * 2).toBe(max(/:everybody$/));
  }
  expect((await limitsOf('sign-in', 'ada@example.com')).map(({ bucket }) => bucket)).not.toContain(
    'sign-in:usual:client',
  );
});

it('asks for work beyond that half, with a time for those who cannot do it', async () => {
  fill('contact:usual:client');
  const refusal = await guardRate('contact', 'ada@example.com');
  expect(refusal).toMatchObject({ tone: 'neutral', title: 'One moment, please' });
  expect(refusal?.text).toContain('in 2 minutes');
  expect(refusal?.challenge?.split('.')).toHaveLength(4);
});

it('counts work once, and then only the whole limits; what is not work changes nothing', async () => {
  fill('contact:usual:client');
  const { challenge = '' } = (await guardRate('contact', 'ada@example.com')) ?? {};
  const [work, ...rest] = await limitsOf('contact', 'ada@example.com', await solve(challenge));
  expect(work).toMatchObject({ bucket: 'work:usual', key: challenge.split('.')[0], max: 1 });
  expect(rest.map(({ bucket }) => bucket)).toEqual([
    'contact:client',
    'contact:pair',
    'contact:address',
    'contact:everybody',
  ]);
  expect((await limitsOf('contact', 'ada@example.com', 'made up'))[0]?.bucket).toBe('contact:usual:client');
});

it('counts the networks of an IPv6 client, too: a home as four clients, a tunnel as sixteen', async () => {
  peer = '2001:db8:1:2345::7';
  const limits = await limitsOf('contact', 'ada@example.com');
  peer = '';
  const counted = (bucket: string) =>
    limits.filter((limit) => limit.bucket === bucket).map(({ key, max }) => [key, max]);
  expect(counted('contact:client')).toEqual([
    ['2001:db8:1:2345::/64', 30],
    ['2001:db8:1:2300::/56', 120],
    ['2001:db8:1::/48', 480],
  ]);
  expect(counted('contact:usual:client').map(([, max]) => max)).toEqual([15, 60, 240]);
});

it('gives a known device of an account a limit of its own, but none for messages to the owner', async () => {
  const buckets = async (rule: RateRule) =>
    (await limitsOf(rule, 'ada@example.com')).map(({ bucket }) => bucket);
  const anyone = await buckets('contact');
  device = 'of Ada';
  expect(await buckets('sign-in')).toEqual(['sign-in:device']);
  expect(await buckets('contact')).toEqual(anyone);
  device = null;
});
