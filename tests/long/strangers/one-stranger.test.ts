import { describe, expect, it } from 'vitest';
import { rateLimitKey } from '../../support/signatures.ts';
import { serviceClient } from '../../support/stack.ts';
import { siteBehindProxy } from './site-behind-proxy.ts';

/** What strangers can take from a person whose email address they know. */

const { account, forget, signIn } = siteBehindProxy();

/** Simulates `hits` guesses in this hour, from many addresses. */
async function guessed(hits: number): Promise<void> {
  const key = rateLimitKey(account().email);
  const window_ends_at = new Date(Date.now() + 30 * 60_000).toISOString();
  const row = { bucket: 'sign-in:address', key, hits, window_ends_at };
  const { error } = await serviceClient().from('rate_limits').upsert(row);
  if (error) throw error;
}

const stranger = (index: number) => `198.51.${Math.floor(index / 250)}.${(index % 250) + 1}`;

async function guess(times: number, clients: number) {
  const tries = Array.from(
    { length: times },
    (_, index) => () => signIn(stranger(index % clients), `wrong ${index}`),
  );
  const answers = [];
  for (let at = 0; at < times; at += 3)
    answers.push(...(await Promise.all(tries.slice(at, at + 3).map((go) => go()))));
  return answers;
}

describe('a person who guesses passwords', () => {
  it('is locked out, and nobody else is', async () => {
    await forget();
    const answers = await guess(30, 1);
    expect(answers.filter(({ limited }) => limited)).toHaveLength(10);
    expect((await signIn('203.0.113.5', account().password)).in).toBe(true);
  }, 60_000);

  it('is stopped when using many addresses, and the owner can still sign in on a known device', async () => {
    await forget();
    const home = await signIn('203.0.113.5', account().password);
    const device = home.cookies.filter((cookie) => cookie.includes('flip-device-')).join('; ');
    expect(device).not.toBe('');
    await guessed(95);
    const answers = await guess(10, 10);
    expect(answers.map(({ limited }) => limited)).toContain(true);
    expect(answers.slice(-3).map(({ limited }) => limited)).toEqual([true, true, true]);
    // From another network, but on the known device.
    expect((await signIn('192.0.2.44', account().password, device)).in).toBe(true);
    expect((await signIn('192.0.2.45', account().password)).limited).toBe(true);
  }, 90_000);

  it('gains nothing from another account’s device cookie, or a forged one', async () => {
    await forget();
    const home = await signIn('203.0.113.5', account().password);
    const [name = '', value = ''] = (
      home.cookies.find((cookie) => cookie.includes('flip-device-')) ?? ''
    ).split('=');
    await guessed(100);
    for (const forged of [
      `${name}=${value.slice(0, -2)}xx`,
      `${name}=x.y`,
      `flip-device-000000000000=${value}`,
    ]) {
      expect((await signIn('192.0.2.46', account().password, forged)).limited).toBe(true);
    }
  }, 90_000);

  it('is the only one limited: successful sign-ins do not count as tries', async () => {
    await forget();
    for (let time = 0; time < 25; time += 1)
      expect((await signIn('192.0.2.50', account().password)).in).toBe(true);
  }, 60_000);
});
