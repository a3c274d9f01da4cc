import { randomUUID } from 'node:crypto';
import { Passkey } from '../support/passkey.ts';
import { type Flow, person, text, tokensOf } from './caller.ts';

type Asked = { challenge: string };

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
