import { randomUUID } from 'node:crypto';
import { Passkey } from '../support/passkey.ts';
import { type Flow, person, text, tokensOf } from './caller.ts';

type Asked = { challenge: string };

/** Signing in with a passkey, and looking after it. */
export const passkeys: Flow = async (caller) => {
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
  await ask('without a session', 'POST', '/registration/options', {}, '');

  const path = `/${text(kept.body.id)}`;
  await ask('all of them', 'GET', '/');
  await ask('named', 'PATCH', path, { friendly_name: 'My phone' });
  await ask('named at length', 'PATCH', path, { friendly_name: 'x'.repeat(121) });
  await ask('an unknown one, named', 'PATCH', `/${randomUUID()}`, { friendly_name: 'Mine' });

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
  await admin('an unknown passkey is removed', 'DELETE', `/${randomUUID()}`);
  await admin('a passkey is removed', 'DELETE', `/${text(other.body.id)}`);
};
