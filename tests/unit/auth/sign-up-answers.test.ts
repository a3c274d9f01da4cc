import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as actions from '@/app/(sign-in)/actions';
import { beginGoogleSignIn, signInWithPassword } from '@/lib/auth/sign-in';
import { signUp } from '@/lib/auth/sign-up';
import { type FormAction, untouched } from '@/lib/forms/form-state';
import { BackendUnavailable } from '@/lib/supabase/backend';

vi.mock('@/lib/auth/sign-up', () => ({ signUp: vi.fn() }));
vi.mock('@/lib/auth/sign-in', async (original) => ({
  ...(await original<object>()),
  signInWithPassword: vi.fn(),
  beginGoogleSignIn: vi.fn(),
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

function form(fields: Record<string, string> = {}) {
  const data = new FormData();
  const filled = {
    email: 'ada@example.com',
    password: 'correct horse',
    confirmPassword: 'correct horse',
    fullName: 'Ada',
  };
  for (const [name, value] of Object.entries({ ...filled, ...fields })) data.set(name, value);
  return data;
}

/** The actions as the forms of each page send them. */
const send =
  <Field extends string>(action: FormAction<Field>) =>
  (data: FormData) =>
    action(untouched, data);
const site = {
  signIn: send(actions.signInAtSite),
  signUp: send(actions.signUpAtSite),
  continueWithGoogle: send(actions.googleAtSite),
};
const app = {
  signIn: send(actions.signInInApp),
  signUp: send(actions.signUpInApp),
  continueWithGoogle: send(actions.googleInApp),
};

beforeEach(() => {
  vi.resetAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the message for an answer of the auth service', () => {
  it('for a known address says so only if the service itself does', async () => {
    vi.mocked(signUp).mockResolvedValue({
      status: 'refused',
      code: 'user_already_exists',
      reason: 'User already registered',
    });
    expect((await site.signUp(form())).message?.title).toBe(
      'An account with this email already exists. Please sign in instead.',
    );
    expect((await app.signUp(form())).message).toMatchObject({
      title: 'Signup Failed',
      text: 'User already registered',
    });
  });

  it('for an account that needs no confirmation', async () => {
    vi.mocked(signUp).mockResolvedValue({ status: 'signed-in' });
    expect((await site.signUp(form())).destination).toBe('/#account-created');
  });

  it("for other errors is the service's own", async () => {
    vi.mocked(signUp).mockResolvedValue({ status: 'refused', code: '', reason: 'Signups not allowed' });
    expect((await site.signUp(form())).message?.title).toBe('Signups not allowed');
    vi.mocked(signInWithPassword).mockResolvedValue({
      status: 'refused',
      code: '',
      reason: 'User is banned',
    });
    expect((await site.signIn(form())).message?.title).toBe('User is banned');
    expect((await app.signIn(form())).message).toMatchObject({
      title: 'Login Failed',
      text: 'User is banned',
    });
    vi.mocked(beginGoogleSignIn).mockResolvedValue({
      status: 'refused',
      code: '',
      reason: 'Provider is not enabled',
    });
    expect((await site.continueWithGoogle(form())).message?.title).toBe('Provider is not enabled');
    expect((await app.continueWithGoogle(form())).message).toMatchObject({
      title: 'Google Sign In Failed',
      text: 'Provider is not enabled',
    });
  });

  it('for an unexpected error', async () => {
    for (const mock of [signUp, signInWithPassword, beginGoogleSignIn])
      vi.mocked(mock).mockRejectedValue(new Error('?'));
    expect((await site.signIn(form())).message?.title).toBe('An unexpected error occurred');
    expect((await site.signUp(form())).message?.title).toBe('An unexpected error occurred');
    expect((await site.continueWithGoogle(form())).message?.title).toBe('An unexpected error occurred');
    const wrong = { title: 'Error', text: 'Something went wrong. Please try again.' };
    expect((await app.signIn(form())).message).toMatchObject(wrong);
    expect((await app.signUp(form())).message).toMatchObject(wrong);
    expect((await app.continueWithGoogle(form())).message).toMatchObject({
      title: 'Error',
      text: 'Failed to sign in with Google',
    });
  });

  it('refuses what is longer than it can be, before the service is asked', async () => {
    const addressOf = (length: number) => `${'a'.repeat(60)}@${'b.'.repeat(90).padEnd(length - 64, 'c')}.co`;
    const long = [
      form({ fullName: 'a'.repeat(201) }),
      form({ email: addressOf(255) }),
      // 72 characters, 73 bytes.
      form({ password: `${'wq7-'.repeat(17)}wq7é` }),
    ];
    for (const data of long) expect((await site.signUp(data)).status).toBe('error');
    expect(signUp).not.toHaveBeenCalled();
    vi.mocked(signUp).mockResolvedValue({ status: 'confirm-by-mail', mail: null });
    const longest = { fullName: 'a'.repeat(200), email: addressOf(254), password: 'wq7-'.repeat(18) };
    expect((await site.signUp(form(longest))).status).toBe('success');
  });

  it('never contains a password', async () => {
    vi.mocked(signUp).mockResolvedValue({ status: 'refused', code: '', reason: 'no' });
    vi.mocked(signInWithPassword).mockRejectedValue(new BackendUnavailable());
    const answers = await Promise.all([
      site.signIn(form()),
      site.signUp(form()),
      app.signIn(form()),
      app.signUp(form()),
      app.signUp(form({ confirmPassword: 'battery staple' })),
    ]);
    expect(JSON.stringify(answers)).not.toMatch(/correct horse|battery staple/);
    for (const answer of answers) expect(answer.values).toMatchObject({ email: 'ada@example.com' });
  });
});
