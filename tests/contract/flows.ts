import { createHash, randomUUID } from 'node:crypto';
import { Passkey } from '../support/passkey.ts';
import { allowChallenge, codeOf, wrongCodeOf } from '../support/second-factor.ts';
import { connect, state } from '../support/stack.ts';
import { type Flow, password, person, text, tokensOf } from './caller.ts';

/** What the site makes of a sign-up and of a forgotten password: an account and its links, with the secret key. */
const links: Flow = async (caller) => {
  const email = caller.address('new');
  const { verify } = caller;
  const create = (title: string, body: object) => caller.admin(`create: ${title}`, 'POST', '/users', body);
  const link = async (title: string, body: object) =>
    text((await caller.admin(`link: ${title}`, 'POST', '/generate_link', body)).body.hashed_token);
  const signUp = { type: 'signup', email, password: 'never used' };
  const signIn = (title: string, secret: string) => caller.signIn(title, email, secret);
  const user_metadata = { full_name: 'Ada', sign_up: 'mark' };
  const made = await create('a new address', { email, password, user_metadata });
  await create('the same again', { email, password: 'another-password' });
  await signIn('before the confirmation', password);
  await signIn('before the confirmation, with a wrong password', 'another-password');
  const first = await link('a sign-up', signUp);
  const second = await link('the same again', signUp);
  await verify('an earlier hash', { type: 'email', token_hash: first });
  await verify('a hash that is none', { type: 'email', token_hash: 'f'.repeat(56) });
  await verify('a hash under another type', { type: 'recovery', token_hash: second });
  await verify('the hash of the link', { type: 'email', token_hash: second });
  await verify('the same hash again', { type: 'email', token_hash: second });
  const session = tokensOf(await signIn('with the password', password));
  await signIn('with the password of the link', 'never used');
  await caller.signIn('an unknown address', caller.address('nobody'), password);
  await link('a sign-up that is confirmed', signUp);
  const third = await link('a new password', { type: 'recovery', email });
  const change = { password: 'another-password' };
  await caller.admin('change: a password with the secret key', 'PUT', `/users/${text(made.body.id)}`, change);
  await verify('a hash from before the change', { type: 'recovery', token_hash: third });
  await caller.refresh('a session from before the change', session.refresh);
  await link('a new password of an unknown address', { type: 'recovery', email: caller.address('nobody') });
};

const sessions: Flow = async (caller) => {
  const { signIn, id } = await person(caller, 'sessions');
  const device = async (title: string) => tokensOf(await signIn(title));
  const [first, second, third] = [
    await device('one device'),
    await device('another'),
    await device('a third'),
  ];
  const { user, refresh } = caller;
  const signOut = (scope: string, token: string) =>
    caller.call(`sign-out: ${scope}`, 'POST', `/logout?scope=${scope}`, { token });
  /** Ages this person's tokens by a minute. */
  const age = async () => {
    const sql = connect();
    await sql`update auth.refresh_tokens set updated_at = updated_at - interval '1 minute' where user_id = ${id}`;
    await sql.end();
  };
  await user('with a session', first.token);
  await user('with a forged token', `${first.token.split('.').slice(0, 2).join('.')}.AAAA`);
  const next = tokensOf(await refresh('the token of a session', first.refresh));
  await refresh('the same token again, within ten seconds', first.refresh);
  const headers = { 'x-supabase-api-version': '2024-01-01' };
  await refresh('no token, as the client library asks', '', headers);
  await user('with a token that is none, as the client library asks', 'none', headers);
  const later = tokensOf(await refresh('the next token', next.refresh));
  await age();
  await refresh('the first token, two refreshes and ten seconds later', first.refresh);
  const last = tokensOf(await refresh('the newest token, right after an old one was used', later.refresh));
  await refresh('the one that this gave', last.refresh);
  await age();
  await refresh('the newest token of before, ten seconds later', later.refresh);
  await signOut('others', second.token);
  await user('of another device, signed out', third.token);
  await refresh('of another device, signed out', third.refresh);
  await signOut('local', second.token);
  await user('of a device that signed out', second.token);
  await signOut('local', second.token);
  const again = await device('once more');
  await signOut('global', again.token);
  await refresh('after a sign-out everywhere', again.refresh);
  const deleted = await device('before the account goes');
  await caller.admin('admin: an account is deleted', 'DELETE', `/users/${id}`);
  await user('of an account that is gone', deleted.token);
  await refresh('of an account that is gone', deleted.refresh);
};

const administration: Flow = async (caller) => {
  const { id } = await person(caller, 'managed');
  const admin = (title: string, method: string, path: string, body?: object) =>
    caller.admin(`admin: ${title}`, method, `/users${path}`, body);
  await caller.call('admin: without the secret key', 'GET', `/admin/users/${id}`);
  await admin('an account', 'GET', `/${id}`);
  await admin('an unknown account', 'GET', `/${randomUUID()}`);
  await admin('a password', 'PUT', `/${id}`, { password: 'another-password' });
  await admin('another address', 'PUT', `/${id}`, { email: caller.address('moved'), email_confirm: true });
  const data = { user_metadata: { full_name: null }, app_metadata: { plan: 'none' } };
  await admin('data of the account', 'PUT', `/${id}`, data);
  const other = await person(caller, 'other');
  await admin('an address that has an account', 'PUT', `/${id}`, { email: other.email });
  await admin('an unknown account is deleted', 'DELETE', `/${randomUUID()}`);
};

const secondFactor: Flow = async (caller) => {
  const { signIn } = await person(caller, 'factor');
  const { token } = tokensOf(await signIn('one factor'));
  const factors = (title: string, method: string, path: string, by = token, body?: object) =>
    caller.call(`factor: ${title}`, method, `/factors${path}`, { token: by, body });
  const enrol = (title: string, friendly_name: string) =>
    factors(title, 'POST', '', token, { factor_type: 'totp', friendly_name, issuer: 'The Flip Method' });
  const made = await enrol('enrolled', 'Phone');
  const secret = text((made.body.totp as { secret?: string } | undefined)?.secret);
  const path = `/${text(made.body.id)}`;
  const challenge = async (title: string) => {
    await allowChallenge(token);
    return text((await factors(title, 'POST', `${path}/challenge`, token, {})).body.id);
  };
  const answer = (title: string, challenge_id: string, code: string) =>
    factors(title, 'POST', `${path}/verify`, token, { challenge_id, code });
  await answer('a wrong code', await challenge('a challenge'), wrongCodeOf(secret));
  const another = await challenge('another challenge');
  const strong = tokensOf(await answer('the right code', another, codeOf(secret)));
  await caller.user('with a second factor', strong.token);
  const refreshed = tokensOf(await caller.refresh('with a second factor', strong.refresh));
  const { token: weak } = tokensOf(await signIn('the first factor of two'));
  await factors('taken away by one factor alone', 'DELETE', path, weak);
  const tablet = { factor_type: 'totp', friendly_name: 'Tablet' };
  await factors('another one added by one factor alone', 'POST', '', weak, tablet);
  await factors('one that is none', 'DELETE', `/${randomUUID()}`, refreshed.token);
  await factors('taken away', 'DELETE', path, refreshed.token);
};

type Asked = { challenge: string };

/** Signing in with a passkey, and looking after it. */
const passkeys: Flow = async (caller) => {
  const { id, signIn } = await person(caller, 'touch');
  const { token } = tokensOf(await signIn('before a passkey'));
  const ask = (title: string, method: string, path: string, body?: object, by = token) =>
    caller.call(`passkey: ${title}`, method, `/passkeys${path}`, { token: by, body });
  const asked = ({ body }: { body: Record<string, unknown> }) => ({
    challenge_id: body.challenge_id,
    options: body.options as Asked,
  });
  const begin = async (title: string) => asked(await ask(title, 'POST', '/registration/options', {}));
  const phone = new Passkey();
  const register = (title: string, body: object) => ask(title, 'POST', '/registration/verify', body);
  await begin('a registration begins');
  await register('with an unknown challenge', { challenge_id: randomUUID(), credential: {} });
  const second = await begin('a second one begins');
  const made = (by: Passkey, { challenge_id, options }: ReturnType<typeof asked>) => ({
    challenge_id,
    credential: by.create(options),
  });
  await register('an answer made on another site', made(new Passkey('https://evil.example'), second));
  const third = await begin('a third one begins');
  const registration = made(phone, third);
  const kept = await register('an answer', registration);
  await register('the same answer again', registration);
  const fourth = await begin('another one begins, beside the first');
  await register('the same key once more', made(phone, fourth));

  const path = `/${text(kept.body.id)}`;
  await ask('all of them', 'GET', '/');
  await ask('named', 'PATCH', path, { friendly_name: 'My phone' });

  const touch = (title: string, at: string, body: object) =>
    caller.post(`passkey sign-in: ${title}`, `/passkeys/authentication${at}`, body);
  const challenge = async (title: string) => asked(await touch(title, '/options', {}));
  const verify = (title: string, body: object) => touch(title, '/verify', body);
  const got = (by: Passkey, { challenge_id, options }: ReturnType<typeof asked>) => ({
    challenge_id,
    credential: by.get(options),
  });
  await verify('with an unknown challenge', { challenge_id: randomUUID(), credential: {} });
  const answer = got(phone, await challenge('a challenge'));
  await verify('an answer', answer);
  await verify('the same answer again', answer);
  const stranger = new Passkey();
  stranger.create({ challenge: '', user: (third.options as Asked & { user: { id: string } }).user });
  const next = await challenge('another challenge');
  await verify('an unknown key under this account', got(stranger, next));
  const last = await challenge('a challenge for a key that goes');
  await ask('after use', 'GET', '/');
  await ask('an unknown one, removed', 'DELETE', `/${randomUUID()}`);
  await ask('removed', 'DELETE', path);
  await ask('none', 'GET', '/');
  await verify('a key that is gone', got(phone, last));

  const again = await begin('one more begins');
  const other = await register('one more', made(new Passkey(), again));
  const admin = (title: string, method: string, at = '') =>
    caller.admin(`admin: ${title}`, method, `/users/${id}/passkeys${at}`);
  await admin('all passkeys of an account', 'GET');
  await admin('a passkey is removed', 'DELETE', `/${text(other.body.id)}`);
};

/** Where Google redirects the browser after that person is chosen. */
async function chooseAtGoogle(location: string | null, email: string): Promise<string> {
  const asked = new URL(location ?? '');
  const answer = await fetch(`${state.googleUrl}${asked.pathname}/callback`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...Object.fromEntries(asked.searchParams), email }),
  });
  const { pathname, search } = new URL(answer.headers.get('location') ?? '');
  return `${pathname}${search}`.replace('/auth/v1', '');
}

const google: Flow = async (caller) => {
  const verifier = 'a'.repeat(64);
  const code_challenge = createHash('sha256').update(verifier).digest('base64url');
  const get = (title: string, path: string) => caller.call(title, 'GET', path, { key: 'none' });
  const challenge = `code_challenge=${code_challenge}&code_challenge_method`;
  const exchange = (title: string, body: object) =>
    caller.post(`pkce: ${title}`, '/token?grant_type=pkce', body);
  await exchange('a code that is none', { auth_code: randomUUID(), code_verifier: verifier });

  const email = 'gus@gmail.example';
  const sql = connect();
  await sql`delete from auth.users where email = ${email}`;
  await sql.end();
  const redirect = encodeURIComponent(`${state.siteUrl}/auth/callback`);
  const back = (title: string, path: string) => get(`google: ${title}`, path);
  const begin = (title: string) =>
    back(title, `/authorize?provider=google&redirect_to=${redirect}&${challenge}=s256`);
  const codeIn = ({ location }: { location: string | null }) =>
    new URL(location ?? '').searchParams.get('code');

  const begun = await chooseAtGoogle((await begin('a sign-in begins')).location, email);
  const first = await back('a person comes back', begun);
  await exchange('a code with another verifier', { auth_code: codeIn(first), code_verifier: 'b'.repeat(64) });
  const path = await chooseAtGoogle((await begin('a second one')).location, email);
  const second = await back('the same person again', path);
  await exchange('the code of a sign-in', { auth_code: codeIn(second), code_verifier: verifier });
  await exchange('the same code again', { auth_code: codeIn(second), code_verifier: verifier });
  await back('the same answer of Google again', path);
  const third = new URL((await begin('a third one')).location ?? '').searchParams.get('state') ?? '';
  await back('a person who says no', `/callback?error=access_denied&state=${third}`);
  await back('a state that is none', '/callback?error=access_denied&state=none');
};

/** Every account flow of the product, each with people of its own. */
export const flows: Readonly<Record<string, Flow>> = {
  'sign-up and links': links,
  sessions,
  administration,
  'second factor': secondFactor,
  passkeys,
  google,
};
