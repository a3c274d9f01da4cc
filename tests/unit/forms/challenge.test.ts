import { afterEach, expect, it, vi } from 'vitest';
import { signatureOf } from '@/lib/crypto/signature';
import { hashOf, solve } from '@/lib/domain/proof-of-work';
import { CHALLENGE_SECONDS, makeChallenge, solvedChallenge } from '@/lib/limits/rules';

vi.mock('@/lib/env', () => ({ serverEnv: () => ({ LINK_SECRET: 'a secret of the tests' }) }));
afterEach(() => vi.useRealTimers());

const changed = (text: string, part: number, value: string) => text.split('.').with(part, value).join('.');

it('a solved challenge has an id, and only the right number solves it', async () => {
  const challenge = await makeChallenge();
  const work = await solve(challenge);
  expect(await solvedChallenge(work)).toBe(challenge.split('.')[0]);
  const number = Number(work.split('.')[4]);
  for (const other of ['', `${number + 1}`, `-${number}`, `${number}x`, '99999999'])
    expect(await solvedChallenge(`${challenge}.${other}`)).toBeNull();
  expect(await solvedChallenge(challenge)).toBeNull();
});

it('a challenge of one’s own making, or changed to an easier or longer one, counts for nothing', async () => {
  const work = await solve(await makeChallenge());
  const easy = await hashOf('salt', 0);
  const until = `${Date.now() + 60_000}`;
  const signature = signatureOf('rate-limit', 'salt', easy, until);
  for (const forged of [
    `salt.${easy}.${until}.x.0`,
    `salt.${easy}.${until}.${signature}.0`,
    changed(changed(work, 1, await hashOf(work.split('.')[0] ?? '', 0)), 4, '0'),
    changed(work, 2, `${Date.now() + 3_600_000}`),
    changed(work, 0, 'another'),
  ])
    expect(await solvedChallenge(forged)).toBeNull();
  for (const odd of [null, undefined, '', '....', new File(['x'], 'work'), 'x'.repeat(100_000)])
    expect(await solvedChallenge(odd)).toBeNull();
});

it('a solution is late after five minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const made = Date.now();
  const work = await solve(await makeChallenge());
  vi.setSystemTime(made + (CHALLENGE_SECONDS - 1) * 1000);
  expect(await solvedChallenge(work)).not.toBeNull();
  vi.setSystemTime(made + (CHALLENGE_SECONDS + 1) * 1000);
  expect(await solvedChallenge(work)).toBeNull();
});
