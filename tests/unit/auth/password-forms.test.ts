import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { buildFiles } from '@/build/files';
import * as credentials from '@/lib/auth/credentials';
import { signInInAnyForm } from '@/lib/auth/session';
import type { Client } from '@/lib/supabase/service';

vi.mock('next/headers', () => ({ cookies: vi.fn() }));

const { chosenPassword, commonPasswordsFile, isCommonPassword, plainCode, typedPassword, typedTwice } =
  credentials;
const both = ['caf\u00e9 au lait', 'cafe\u0301 au lait'] as const;
const [composed, decomposed] = both;

/** Signs in where the account's password was set as `stored`. @returns the passwords that were tried */
async function tries(stored: string, typed: string, otherwise = 'invalid_credentials') {
  const asked: string[] = [];
  const signInWithPassword = async ({ password }: { password: string }) => {
    asked.push(password);
    return { data: {}, error: password === stored ? null : { code: otherwise } };
  };
  const client = { auth: { signInWithPassword } } as unknown as Client;
  const { error } = await signInInAnyForm(client, 'ann@example.com', typed, AbortSignal.timeout(1_000));
  return { asked, isIn: error === null };
}

it.each([
  ...both.flatMap((one) => both.map((other) => [one, other, true] as const)),
  ['\ufb01ne day', 'fine day', false],
  ['fine day', '\ufb01ne day', true],
  ['fine day', 'fine day ', true],
  ['fine day', '\u200bfine day\u2060', true],
] as const)('an account opens in whatever form %j was set and %j typed', async (stored, typed, isIn) => {
  expect((await tries(stored, typed)).isIn).toBe(isIn);
});

it('only a wrong password is tried in another form, and plain letters have one', async () => {
  expect((await tries('fine day ', 'fine day ')).asked).toEqual(['fine day ']);
  expect((await tries('other', 'plain letters')).asked).toEqual(['plain letters']);
  expect((await tries('other', decomposed)).asked).toEqual([composed, decomposed]);
  expect((await tries('other', decomposed, 'over_request_rate_limit')).asked).toEqual([composed]);
  const start = performance.now();
  expect((await tries('other', `x${' '.repeat(40_000)}x`)).asked).toHaveLength(1);
  expect(performance.now() - start).toBeLessThan(1_000);
});

it('a new password is stored in one form, however it was typed, and a common one is found in any case', async () => {
  await buildFiles([commonPasswordsFile]);
  const form = typedTwice(z.object({ password: chosenPassword(6), confirmPassword: typedPassword }));
  expect(form.parse({ password: decomposed, confirmPassword: composed }).password).toBe(composed);
  // A null character is named, not sent.
  expect(typedPassword.safeParse('secret\0one').error?.issues[0]?.message).toBe('bad-character');
  const common = ['password', 'Password', 'QWERTY123', '12345678', 'iloveyou2', 'secret1'];
  const others = ['correct horse', 'four words in a row', '', 'ñandú-2026-nacht'];
  expect([...common, ...others].filter(isCommonPassword)).toEqual(common);
});

const codes = ['１２３４５６', '١٢٣٤٥٦', '१२३४५६', '123 456', '123–456', '\u200e123.456\u200b', '𝟙𝟚𝟛𝟜𝟝𝟞'];
it.each(codes)('the code %s is read as its digits', (typed) => {
  expect(plainCode(typed)).toBe('123456');
});
