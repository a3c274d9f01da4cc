import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as actions from '@/app/(sign-in)/actions';
import { buildFiles } from '@/build/files';
import { commonPasswordsFile } from '@/lib/auth/credentials';
import { beginGoogleSignIn, signInWithPassword } from '@/lib/auth/sign-in';
import { signUp } from '@/lib/auth/sign-up';
import { untouched } from '@/lib/forms/form-state';

vi.mock('@/lib/auth/sign-up', () => ({ signUp: vi.fn() }));
vi.mock('@/lib/auth/sign-in', async (original) => ({
  ...(await original<object>()),
  ...{ signInWithPassword: vi.fn(), beginGoogleSignIn: vi.fn() },
}));
vi.mock('@/lib/limits/guard-rate', async (original) => ({
  ...(await original<object>()),
  guardRate: vi.fn(),
}));
vi.mock('@/lib/env', () => ({
  releaseName: () => 'a release',
  publicEnv: () => ({ SITE_URL: 'https://flip.example' }),
}));
vi.mock('@/lib/mail/send', () => ({ mailAccount: vi.fn() }));
vi.mock('next/headers', () => ({ headers: async () => new Headers({ 'next-action': 'x' }) }));

const password = 'correct horse';
const filled = { email: 'ada@example.com', fullName: 'Ada', password, confirmPassword: password };
function form(fields: object = {}) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...filled, ...fields })) data.set(name, value);
  return data;
}

/** What each button asks the auth service, on the site and in the exercise. */
const buttons = {
  signUp: [signUp, actions.signUpAtSite, actions.signUpInApp],
  signIn: [signInWithPassword, actions.signInAtSite, actions.signInInApp],
  google: [beginGoogleSignIn, actions.googleAtSite, actions.googleInApp],
} as const;
const refused = (reason: string, code = '') => ({ status: 'refused', code, reason });
const known = 'An account with this email already exists. Please sign in instead.';
const unexpected = 'An unexpected error occurred';
const wrong = 'Something went wrong. Please try again.';

beforeAll(() => buildFiles([commonPasswordsFile]));
beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

it.each([
  ['signUp', refused('User already registered', 'user_already_exists'), known, 'Signup Failed', null],
  ['signUp', refused('Signups not allowed'), 'Signups not allowed', 'Signup Failed', null],
  ['signIn', refused('User is banned'), 'User is banned', 'Login Failed', null],
  ['google', refused('Not enabled'), 'Not enabled', 'Google Sign In Failed', null],
  ['signUp', new Error('?'), unexpected, 'Error', wrong],
  ['signIn', new Error('?'), unexpected, 'Error', wrong],
  ['google', new Error('?'), unexpected, 'Error', 'Failed to sign in with Google'],
] as const)('%s: %o is "%s" on the site, or "%s"', async (button, answer, onSite, title, text) => {
  const [ask, atSite, inApp] = buttons[button];
  if (answer instanceof Error) vi.mocked(ask).mockRejectedValue(answer);
  else vi.mocked(ask).mockResolvedValue(answer as never);
  expect((await atSite(untouched, form())).message?.title).toBe(onSite);
  const inWords = answer instanceof Error ? text : answer.reason;
  expect((await inApp(untouched, form())).message).toMatchObject({ title, text: inWords });
});

it('a sign-up leads on an account that needs no confirmation, and is refused, unasked, for what is too long', async () => {
  vi.mocked(signUp).mockResolvedValue({ status: 'signed-in' });
  expect((await actions.signUpAtSite(untouched, form())).destination).toBe('/#account-created');
  const send = async (fields: object) => (await actions.signUpAtSite(untouched, form(fields))).status;
  const addressOf = (length: number) => `${'a'.repeat(60)}@${'b.'.repeat(90).padEnd(length - 64, 'c')}.co`;
  // 72 characters, 73 bytes.
  const password = `${'wq7-'.repeat(17)}wq7é`;
  const slip = { email: 'ada@example.con' };
  for (const fields of [{ fullName: 'a'.repeat(201) }, { email: addressOf(255) }, slip, { password }])
    expect(await send(fields)).toBe('error');
  expect(signUp).toHaveBeenCalledOnce();
  for (const ask of [actions.signUpAtSite, actions.askForLink])
    expect((await ask(untouched, form({ email: 'ada@home' }))).fieldErrors.email?.code).toBe('bad-email');
  vi.mocked(signUp).mockResolvedValue({ status: 'confirm-by-mail', mail: null });
  const longest = { fullName: 'a'.repeat(200), email: addressOf(254), password: 'wq7-'.repeat(18) };
  expect(await send(longest)).toBe('success');
});
