import { randomUUID } from 'node:crypto';
import { Passkey } from '../support/passkey.ts';
import { allowChallenge, codeOf } from '../support/second-factor.ts';
import { type Flow, person, text, tokensOf } from './caller.ts';

type Asked = { challenge: string };
type Body = Record<string, unknown>;

/** Signing in with a passkey, and looking after it. */
export const passkeys: Flow = async (caller) => {
  const { id, signIn } = await person(caller, 'touch');
  const { token } = tokensOf(await signIn('before a passkey'));
  const ask = (title: string, method: string, path: string, body?: object, by = token) =>
    caller.call(`passkey: ${title}`, method, `/passkeys${path}`, { token: by, ...(body && { body }) });
  const begin = async (title: string) => {
    const { body } = await ask(title, 'POST', '/registration/options', {});
    return { challenge_id: body.challenge_id, options: body.options as Asked };
  };
  const phone = new Passkey();
  const register = (title: string, body: object) => ask(title, 'POST', '/registration/verify', body);
  const first = await begin('a registration begins');
  await register('without a challenge', { credential: {} });
  await register('without an answer', { challenge_id: first.challenge_id });
  await register('with a challenge that is none', { challenge_id: 'none', credential: {} });
  await register('with an unknown challenge', { challenge_id: randomUUID(), credential: {} });
  await register('an answer that is none', { challenge_id: first.challenge_id, credential: {} });
  const second = await begin('a second one begins');
  const elsewhere = new Passkey('https://evil.example').create(second.options);
  await register('an answer made on another site', {
    challenge_id: second.challenge_id,
    credential: elsewhere,
  });
  const third = await begin('a third one begins');
  const made = phone.create(third.options);
  const kept = await register('an answer', { challenge_id: third.challenge_id, credential: made });
  await register('the same answer again', { challenge_id: third.challenge_id, credential: made });
  const fourth = await begin('another one begins, beside the first');
  await register('the same key once more', {
    challenge_id: fourth.challenge_id,
    credential: phone.create(fourth.options),
  });
  await ask('without a session', 'POST', '/registration/options', {}, '');

  const path = `/${text(kept.body.id)}`;
  await ask('all of them', 'GET', '/');
  await ask('named', 'PATCH', path, { friendly_name: 'My phone' });
  await ask('named nothing', 'PATCH', path, { friendly_name: '' });
  await ask('named at length', 'PATCH', path, { friendly_name: 'x'.repeat(121) });
  await ask('an unknown one, named', 'PATCH', `/${randomUUID()}`, { friendly_name: 'Mine' });

  const touch = (title: string, method: string, at: string, body: object) =>
    caller.call(`passkey sign-in: ${title}`, method, `/passkeys/authentication${at}`, { body });
  const challenge = async (title: string) => {
    const { body } = await touch(title, 'POST', '/options', {});
    return { challenge_id: body.challenge_id, options: body.options as Asked };
  };
  const verify = (title: string, body: object) => touch(title, 'POST', '/verify', body);
  await verify('without a challenge', { credential: {} });
  await verify('with an unknown challenge', { challenge_id: randomUUID(), credential: {} });
  const asked = await challenge('a challenge');
  const answer = { challenge_id: asked.challenge_id, credential: phone.get(asked.options) };
  await verify('an answer', answer);
  await verify('the same answer again', answer);
  const stranger = new Passkey();
  stranger.create({ challenge: '', user: (third.options as Asked & { user: { id: string } }).user });
  const next = await challenge('another challenge');
  await verify('an unknown key under this account', {
    challenge_id: next.challenge_id,
    credential: stranger.get(next.options),
  });
  const last = await challenge('a challenge for a key that goes');
  await ask('after use', 'GET', '/');
  await ask('an unknown one, removed', 'DELETE', `/${randomUUID()}`);
  await ask('removed', 'DELETE', path);
  await ask('none', 'GET', '/');
  await verify('a key that is gone', {
    challenge_id: last.challenge_id,
    credential: phone.get(last.options),
  });

  const again = await begin('one more begins');
  const tablet = new Passkey().create(again.options);
  const other = await register('one more', { challenge_id: again.challenge_id, credential: tablet });
  const admin = (title: string, method: string, at = '') =>
    caller.call(`admin: ${title}`, method, `/admin/users/${id}/passkeys${at}`, { key: 'secret' });
  await admin('all passkeys of an account', 'GET');
  await admin('an unknown passkey is removed', 'DELETE', `/${randomUUID()}`);
  await admin('a passkey is removed', 'DELETE', `/${text(other.body.id)}`);
};

/** A passkey as second factor, beside an app. */
export const factorKey: Flow = async (caller) => {
  const { signIn } = await person(caller, 'key');
  const { token } = tokensOf(await signIn('one factor'));
  const factors = (title: string, method: string, path: string, by: string, body: object = {}) =>
    caller.call(`factor key: ${title}`, method, `/factors${path}`, { token: by, body });
  const enrol = (title: string, friendly_name: string, by: string) =>
    factors(title, 'POST', '', by, { factor_type: 'webauthn', friendly_name });
  const made = await enrol('enrolled', 'Key', token);
  const path = `/${text(made.body.id)}`;
  const challenge = async (title: string, by: string) => {
    const { body } = await factors(title, 'POST', `${path}/challenge`, by);
    const { credential_options } = body.webauthn as { credential_options: { publicKey: Asked } };
    return { id: body.id, asked: credential_options.publicKey };
  };
  const verify = (title: string, by: string, challenge_id: unknown, webauthn?: Body) =>
    factors(title, 'POST', `${path}/verify`, by, { challenge_id, ...(webauthn && { webauthn }) });
  const key = new Passkey();
  const first = await challenge('a challenge for a new key', token);
  await verify('no answer', token, first.id);
  await verify('an answer of no kind', token, first.id, { type: 'none', credential_response: {} });
  await verify('an answer that is none', token, first.id, { type: 'create', credential_response: {} });
  await verify('an unknown challenge', token, randomUUID(), {
    type: 'create',
    credential_response: key.create(first.asked),
  });
  await verify('an answer made on another site', token, first.id, {
    type: 'create',
    credential_response: new Passkey('https://evil.example').create(first.asked),
  });
  const strong = tokensOf(
    await verify('an answer', token, first.id, {
      type: 'create',
      credential_response: key.create(first.asked),
    }),
  ).token;
  await caller.call('user: with a key', 'GET', '/user', { token: strong });

  const { token: weak } = tokensOf(await signIn('the first factor of two'));
  await caller.call('passkey: registered by one factor alone', 'POST', '/passkeys/registration/options', {
    token: weak,
    body: {},
  });
  const second = await challenge('a challenge at sign-in', weak);
  await verify('an unknown key', weak, second.id, {
    type: 'request',
    credential_response: new Passkey().get(second.asked),
  });
  const third = await challenge('another challenge at sign-in', weak);
  const answer = { type: 'request', credential_response: key.get(third.asked) };
  const open = tokensOf(await verify('the key', weak, third.id, answer)).token;
  await verify('the same answer again', open, third.id, answer);

  const app = await factors('an app beside it', 'POST', '', open, {
    factor_type: 'totp',
    friendly_name: 'Phone',
    issuer: 'The Flip Method',
  });
  const of = `/${text(app.body.id)}`;
  await allowChallenge(open);
  const fourth = await factors('a challenge of the app', 'POST', `${of}/challenge`, open);
  const { secret } = app.body.totp as { secret: string };
  const both = tokensOf(
    await factors('a code of the app', 'POST', `${of}/verify`, open, {
      challenge_id: fourth.body.id,
      code: codeOf(secret),
    }),
  ).token;
  await factors('taken away', 'DELETE', path, both);
  await caller.call('user: with the app alone', 'GET', '/user', { token: both });
};
