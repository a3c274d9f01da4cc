import { expect, it, vi } from 'vitest';
import { describeDevice } from '@/lib/domain/session';
import { knownDevice, rememberDevice } from '@/lib/limits/known-device';

const secrets = vi.hoisted(() => ({
  LINK_SECRET: 'the first secret of this site, long',
  LINK_SECRET_PREVIOUS: '',
}));
vi.mock('@/lib/env', () => ({
  serverEnv: () => secrets,
  publicEnv: () => ({ SITE_URL: 'https://flip.example' }),
}));
const jar = new Map<string, string>();
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
    has: (name: string) => jar.has(name),
    set: ({ name, value, maxAge }: { name: string; value: string; maxAge?: number }) =>
      maxAge === 0 ? jar.delete(name) : jar.set(name, value),
  }),
}));

it('a browser stays known to its account over a rotation of the secret, in one cookie', async () => {
  expect(await rememberDevice('ann@example.com')).toBe(true);
  const id = await knownDevice('ann@example.com');
  Object.assign(secrets, {
    LINK_SECRET: 'the second secret of this site, long',
    LINK_SECRET_PREVIOUS: secrets.LINK_SECRET,
  });
  expect(await knownDevice('ann@example.com')).toBe(id);
  expect(await rememberDevice('ann@example.com')).toBe(false);
  expect(jar.size).toBe(1);
  // The next rotation takes the first secret away.
  Object.assign(secrets, { LINK_SECRET_PREVIOUS: '' });
  expect(await knownDevice('ann@example.com')).toBe(id);
  expect(await knownDevice('ben@example.com')).toBeNull();
});

const agents = {
  'Chrome on Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Edge on Windows':
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
  'Safari on a Mac':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  'Chrome on an iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
  'Samsung Internet on Android':
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  'Firefox on Linux': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};
const unknown = 'A browser that we do not know';

it.each([...Object.entries(agents), [unknown, 'curl/8.0'], [unknown, '']])(
  '%s is told by %s',
  (words, userAgent) => {
    expect(describeDevice(userAgent)).toBe(words);
  },
);
