import { NextRequest } from 'next/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { GET as comeBack } from '@/app/(sign-in)/auth/callback/route';
import * as stats from '@/app/api/flip-stats/route';
import * as session from '@/app/api/session/route';
import { changePassword, deleteAccount } from '@/lib/auth/account';
import { isUnanswered, rejectionOf } from '@/lib/auth/auth-errors';
import { finishEmailChange } from '@/lib/auth/email-change';
import { askForNewPasskey, askForPasskey, removePasskeys, signInWithPasskey } from '@/lib/auth/passkeys';
import { endSession } from '@/lib/auth/session';
import { openSignIn } from '@/lib/auth/sign-in';
import { makeAccountLink, makeConfirmation, setPasswordByLink, signUp } from '@/lib/auth/sign-up';
import { publicEnv } from '@/lib/env';
import { logEvent } from '@/lib/log/json-lines';
import { BackendRefused, BackendUnavailable } from '@/lib/supabase/backend';
import { callAuth, createServerClient } from '@/lib/supabase/server';
import { serviceClient } from '@/lib/supabase/service';
import configure from '@/next.config';

const env = (more: object) =>
  vi.mocked(publicEnv).mockReturnValue({ SITE_URL: 'https://flip.example', ...more } as never);
const cookies = vi.hoisted(() => ({
  get: () => undefined,
  getAll: () => ['auth-token', 'code-verifier'].map((name) => ({ name: `sb-flip-${name}`, value: 'x' })),
  set: vi.fn(),
}));
vi.mock('next/headers', () => ({ cookies: async () => cookies, headers: async () => new Headers() }));
vi.mock('@/lib/env', async (original) => ({
  ...(await original<object>()),
  ...{ publicEnv: vi.fn(), serverEnv: () => ({ LINK_SECRET: 'a secret of thirty-two characters' }) },
}));
vi.mock('@/lib/log/json-lines', () => ({ logEvent: vi.fn() }));
vi.mock('@/lib/supabase/server', () => ({ callAuth: vi.fn(), createServerClient: vi.fn() }));
vi.mock('@/lib/supabase/service', () => ({ serviceClient: vi.fn() }));

beforeEach(() => {
  vi.resetAllMocks();
  env({});
});

it('a token of a revoked session, whose signature is still valid, reads nothing', async () => {
  const claims = { role: 'authenticated', sub: 'ann', email: 'ann@example.com' };
  const error = { name: 'AuthApiError', status: 403, code: 'session_not_found' };
  const auth = {
    getClaims: async () => ({ data: { claims }, error: null }),
    getUser: async () => ({ data: { user: null }, error }),
  };
  vi.mocked(callAuth).mockImplementation(async (ask) => ask(auth as never));
  expect((await stats.GET()).status).toBe(401);
  expect(await (await session.GET()).json()).toEqual({ user: null });
  // A signed-in person would be led away from the form.
  const form = await openSignIn(undefined, '/', () => ({ tone: 'neutral', title: '' }));
  expect(form).toMatchObject({ next: '/' });
  // Cookies that hold no token, such as parts of two, are those of a guest.
  Object.assign(auth, { getClaims: async () => JSON.parse('{"ab') });
  expect((await session.GET()).status).toBe(200);
});

/** A query whose rows are these. */
const rows = (data: unknown) => {
  const answer = async () => ({ data, error: null });
  const query = { select: () => query, eq: () => Object.assign(answer(), query), limit: answer };
  return query;
};
const serve = (service: object) => vi.mocked(serviceClient).mockReturnValue(service as never);

it.each([
  ['an unknown', []],
  ['a known', [{ id: 'ann' }]],
])('while the service is down, %s address gets the same answer to a request for a link', async (_, found) => {
  const error = { name: 'AuthRetryableFetchError', status: 503 };
  const down = async () => ({ data: { user: null }, error });
  serve({ from: () => rows(found), auth: { admin: { getUserById: down, generateLink: down } } });
  for (const make of [makeConfirmation, makeAccountLink.bind(null, 'recovery')])
    await expect(make('ann@example.com', '/')).rejects.toThrow(BackendUnavailable);
});

it('a sign-up that another with its address has overtaken, at which the service fails, is answered like it', async () => {
  const account = async () => ({ data: { user: { id: 'ann' } }, error: null });
  const createUser = async () => ({ data: { user: null }, error: { name: 'AuthApiError', status: 500 } });
  const generateLink = async () => ({ data: { properties: {} }, error: null });
  const admin = { createUser, generateLink, getUserById: account };
  serve({ from: () => rows([{ id: 'ann' }]), auth: { admin } });
  vi.mocked(createServerClient).mockResolvedValue({ auth: { signOut: account } } as never);
  const form = { email: 'ann@example.com', password: 'secret one', consents: true, destination: '/' };
  expect(await signUp(form)).toMatchObject({ status: 'confirm-by-mail', mail: { kind: 'sign-up' } });
});

const [ann, bob] = [{ user_id: 'ann' }, { user_id: 'bob' }];
const owner = (admin: object) => ({ ...admin, is_owner: true });

it.each([
  ['the last admin', [ann], false],
  ['the last owner, beside other admins', [owner(ann), bob], false],
  ['one of two owners', [owner(ann), owner(bob)], true],
])('an account is deleted with its session, but for the last of a role: %s', async (_, admins, isDeleted) => {
  const deleteUser = vi.fn(async () => ({ data: {}, error: null }));
  const signOut = vi.fn(async () => ({ error: null }));
  serve({ from: () => rows(admins), auth: { admin: { deleteUser } } });
  vi.mocked(createServerClient).mockResolvedValue({ auth: { signOut } } as never);
  expect(await deleteAccount({ userId: 'ann', email: 'ann@example.com' })).toBe(isDeleted);
  expect(deleteUser.mock.calls).toEqual(isDeleted ? [['ann']] : []);
  expect(signOut).toHaveBeenCalledTimes(isDeleted ? 1 : 0);
});

const inOrder = ['remove_providers', 'end_account_sessions', 'address'];

/** Changes an address to one that `holder` has. @returns what was done, in order */
async function changeAddress(holder: object | null, broken?: string) {
  const steps: string[] = [];
  const step = async (name: string) => {
    steps.push(name);
    return { data: null, error: name === broken ? { code: '08006' } : null };
  };
  const getUserById = async () => ({ data: { user: holder }, error: null });
  const changes = { updateUserById: () => step('address'), deleteUser: () => step('holder') };
  serve({ from: () => rows([]), rpc: step, auth: { admin: { getUserById, ...changes } } });
  const link = { userId: 'a', email: 'old@example.com', newEmail: 'new@example.com' };
  const isDone = await finishEmailChange(link).catch(() => undefined);
  return { isDone, steps };
}

it('a change of address that fails before its last step can be repeated', async () => {
  for (const broken of inOrder.slice(0, 2)) {
    const { isDone, steps } = await changeAddress(null, broken);
    expect([isDone, steps.includes('address')]).toEqual([undefined, false]);
  }
  expect(await changeAddress(null)).toEqual({ isDone: true, steps: inOrder });
});

it('an unconfirmed sign-up gives way to a change to its address, a confirmed account does not', async () => {
  expect(await changeAddress({ id: 'b' })).toEqual({ isDone: true, steps: ['holder', ...inOrder] });
  const confirmed = { id: 'b', email_confirmed_at: '2026-11-01' };
  expect(await changeAddress(confirmed)).toEqual({ isDone: false, steps: [] });
});

it.each([
  // Words of a gateway before the service.
  [402, undefined, 'exceed_egress_quota', BackendRefused],
  [404, undefined, 'Not found', BackendUnavailable],
  [429, undefined, 'Too many requests', BackendUnavailable],
  // Settings that keep everybody out.
  [400, 'captcha_failed', 'captcha protection: request disallowed (no captcha_token found)', BackendRefused],
  [422, 'email_provider_disabled', 'Email logins are disabled', BackendRefused],
  [422, 'hook_timeout_after_retry', 'Failed to reach hook after maximum retries', BackendRefused],
  [422, 'mfa_totp_verify_not_enabled', 'MFA verification is disabled for TOTP', BackendRefused],
] as const)(
  '%i %s is no wrong password or code, and its words reach no visitor',
  (status, code, message, failure) => {
    const error = { name: 'AuthApiError', status, code, message };
    expect(() => rejectionOf(error)).toThrow(failure);
    expect(isUnanswered(error)).toBe(true);
    expect(rejectionOf({ ...error, code: 'user_banned' })).toMatchObject({ status: 'refused' });
  },
);

it('with PASSKEYS=off the service is asked for none, and given none', async () => {
  env({ PASSKEYS: 'off' });
  const off = { status: 'limited', message: { title: 'Passkeys are turned off at the moment' } };
  const signIn = () => signInWithPasskey('challenge', {}, AbortSignal.abort());
  for (const ask of [askForPasskey, signIn, askForNewPasskey]) expect(await ask()).toMatchObject(off);
  await removePasskeys('person');
  for (const call of [callAuth, createServerClient, serviceClient]) expect(call).not.toHaveBeenCalled();
});

it('a new password that the service refuses, such as a leaked one, leaves the passkeys', async () => {
  env({ PASSKEYS: 'on' });
  const updateUserById = async () => ({ error: { status: 422, code: 'weak_password', message: 'leaked' } });
  const listPasskeys = vi.fn(async () => ({ data: [], error: null }));
  serve({ auth: { admin: { updateUserById, passkey: { listPasskeys } } } });
  const person = { userId: 'ann', email: 'ann@example.com', isConfirmed: true };
  for (const set of [changePassword, setPasswordByLink])
    expect(await set(person as never, 'x', false)).toEqual({ status: 'refused', reason: 'leaked' });
  expect(listPasskeys).not.toHaveBeenCalled();
});

it('a sign-in that is refused leaves that of another tab, which is at Google; signing out does not', async () => {
  env({ PASSKEYS: 'on' });
  const error = { name: 'AuthApiError', status: 403, code: 'webauthn_verification_failed', message: 'No' };
  const auth = {
    signOut: async () => ({ error: null }),
    passkey: { verifyAuthentication: async () => ({ data: null, error }) },
  };
  const { signal } = new AbortController();
  vi.mocked(createServerClient).mockResolvedValue({ auth } as never);
  expect(await signInWithPasskey('challenge', {}, signal)).toMatchObject({ status: 'refused' });
  const removed = () => cookies.set.mock.calls.map(([{ name }]) => name);
  expect(removed()).toEqual(['sb-flip-auth-token']);
  await endSession({ auth } as never, 'local', signal);
  expect(removed()).toContain('sb-flip-code-verifier');
});

it('a sign-in with Google that took too long, which the auth service leads home, ends at the callback', async () => {
  const redirects = (await (await configure('phase-production-server')).redirects?.()) ?? [];
  const keys = redirects.flatMap(({ source, destination, has }) =>
    source === '/' && destination === '/auth/callback' ? has?.map(({ key }) => key) : [],
  );
  expect(keys).toEqual(['error_code', 'code']);
});

it.each([
  ['server_error', [['warn', 'google-refused', { code: 'server_error' }]]],
  ['', [['warn', 'google-refused', { code: 'none' }]]],
  // These have words for the person, and nothing is wrong.
  ['signup_disabled', []],
  ['flow_state_expired', []],
])('a refusal by Google, "%s", is in the log if settings may be wrong', async (code, lines) => {
  const query = code ? `?error=x&error_code=${code}` : '';
  const answer = await comeBack(new NextRequest(`https://flip.example/auth/callback${query}`));
  expect(answer.status).toBe(303);
  expect(vi.mocked(logEvent).mock.calls).toEqual(lines);
});
