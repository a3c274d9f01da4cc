import { expect, it, vi } from 'vitest';
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
