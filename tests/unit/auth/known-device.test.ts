import { expect, it, vi } from 'vitest';
import { verifyToken } from '@/lib/crypto/signature';
import { describeDevice } from '@/lib/domain/session';
import { forgetOtherDevices, knownDevice, rememberDevice } from '@/lib/limits/known-device';
import { REQUEST_TIMEOUT_MS } from '@/lib/supabase/backend';

const [first, second] = ['the first secret of this site, long', 'the second secret of this site, long'];
const secrets = vi.hoisted(() => ({ LINK_SECRET: '', LINK_SECRET_PREVIOUS: '' }));
vi.mock('@/lib/env', () => ({
  serverEnv: () => secrets,
  publicEnv: () => ({ SITE_URL: 'https://flip.example' }),
}));
const profile = { devices_forgotten_at: null as string | null };
vi.mock('@/lib/supabase/service', () => {
  const select = () => ({ eq: async () => ({ data: [{ ...profile }], error: null }) });
  const update = (change: typeof profile) => ({ eq: async () => ({ data: Object.assign(profile, change) }) });
  return { GUARD_TIMEOUT_MS: 9, serviceClient: () => ({ from: () => ({ select, update }) }) };
});
const jar = new Map<string, string>();
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
    getAll: () => [...jar.keys()].map((name) => ({ name })),
    has: (name: string) => jar.has(name),
    set: ({ name, value, maxAge }: { name: string; value: string; maxAge?: number }) =>
      maxAge === 0 ? jar.delete(name) : jar.set(name, value),
  }),
}));

it('a browser stays known to its account over a rotation of the secret, in one cookie', async () => {
  secrets.LINK_SECRET = first;
  expect(await rememberDevice('ann@example.com')).toBe(true);
  const id = await knownDevice('ann@example.com');
  const old = [...jar.values()][0];
  Object.assign(secrets, { LINK_SECRET: second, LINK_SECRET_PREVIOUS: first });
  expect(await knownDevice('ann@example.com')).toBe(id);
  const limit = vi.spyOn(AbortSignal, 'timeout');
  expect([await rememberDevice('ann@example.com'), jar.size]).toEqual([false, 1]);
  // Waits for a database that is silent for a moment, because that alone is no reason to tell of a new device.
  expect(limit.mock.lastCall).toEqual([REQUEST_TIMEOUT_MS]);
  // The next rotation takes the first secret away.
  secrets.LINK_SECRET_PREVIOUS = '';
  expect(await knownDevice('ann@example.com')).toBe(id);
  expect(verifyToken('device', `${old}`, 'ann@example.com')).toBeUndefined();
  expect(await knownDevice('ben@example.com')).toBeNull();
});

it('a browser is forgotten with a new password, and when another one signs out everywhere; that one stays known', async () => {
  await rememberDevice('ann@example.com');
  const there = new Map(jar);
  await forgetOtherDevices({ userId: 'ann', email: 'ann@example.com' });
  expect(await knownDevice('ann@example.com')).not.toBeNull();
  for (const [name, value] of there) jar.set(name, value);
  expect(await knownDevice('ann@example.com')).toBeNull();
  const isNew = [await rememberDevice('ann@example.com'), await rememberDevice('ann@example.com')];
  expect(isNew).toEqual([true, false]);
  jar.clear();
  await forgetOtherDevices({ userId: 'ann', email: 'ann@example.com' });
  expect(jar.size).toBe(0);
});

it('a browser that many people share keeps the cookies of the last twelve, which fit a proxy’s limit', async () => {
  for (let each = 0; each < 60; each += 1) await rememberDevice(`reader-${each}@example.com`);
  expect([...jar].join('; ').length).toBeLessThan(2_400);
  expect(await knownDevice('reader-48@example.com')).not.toBeNull();
  expect(await knownDevice('reader-47@example.com')).toBeNull();
});

const [webKit, chromium] = ['605.1.15', '537.36'].map((one) => `AppleWebKit/${one} (KHTML, like Gecko)`);
it.each([
  ['Chrome on Windows', `(Windows NT 10.0; Win64; x64) ${chromium} Chrome/140.0.0.0 Safari/537.36`],
  ['Edge on Windows', `(Windows NT 10.0) ${chromium} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`],
  ['Safari on a Mac', `(Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.0 Safari/605.1.15`],
  ['Chrome on an iPhone', `(iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webKit} CriOS/140.0 Mobile/15E148`],
  ['Samsung Internet on Android', `(Linux; Android 15) ${chromium} SamsungBrowser/28.0 Chrome/130.0.0.0`],
  ['Firefox on Linux', '(X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['A browser that we do not know', 'curl/8.0'],
  ['A browser that we do not know', ''],
])('%s is told by %s', (words, agent) => {
  expect(describeDevice(agent.startsWith('(') ? `Mozilla/5.0 ${agent}` : agent)).toBe(words);
});
