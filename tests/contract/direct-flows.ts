import { connect, state } from '../support/stack.ts';
import { type Flow, password, person, tokensOf } from './caller.ts';

/** Shifts the time of a person's last mail, so that the next is too early or due. */
async function lastMail(email: string, when: 'just now' | 'long ago') {
  const sql = connect();
  const shift = when === 'just now' ? '1 hour' : '-1 hour';
  await sql`update auth.users set confirmation_sent_at = confirmation_sent_at + ${shift}::interval,
    recovery_sent_at = recovery_sent_at + ${shift}::interval where email = ${email}`;
  await sql.end();
}
const signUp: Flow = async (caller) => {
  const email = caller.address('new');
  const redirect = encodeURIComponent(`${state.siteUrl}/account`);
  const ask = (title: string, body: object, query = '') =>
    caller.call(`sign-up: ${title}`, 'POST', `/signup${query}`, { body });
  const signIn = (title: string, secret: string, address = email) =>
    caller.call(`sign-in: ${title}`, 'POST', '/token?grant_type=password', {
      body: { email: address, password: secret },
    });
  await ask('a new address', { email, password, data: { full_name: 'Ada' } }, `?redirect_to=${redirect}`);
  await lastMail(email, 'just now');
  await ask('the same at once', { email, password });
  await signIn('before the confirmation', password);
  await signIn('before the confirmation, with a wrong password', 'another-password');
  await caller.mail('sign-up: the mail', email, /Confirm/);
  await lastMail(email, 'long ago');
  await lastMail(email, 'long ago');
  await ask(
    'the same a while later, with another password',
    { email, password: 'another-password' },
    `?redirect_to=${redirect}`,
  );
  await lastMail(email, 'long ago');
  await caller.call('resend: a sign-up that waits', 'POST', `/resend?redirect_to=${redirect}`, {
    body: { type: 'signup', email },
  });
  const hash = await caller.mail('resend: the mail', email, /Confirm/);
  const verify = (title: string, body: object) =>
    caller.call(`verify: ${title}`, 'POST', '/verify', { body });
  await verify('a hash that is none', { type: 'email', token_hash: 'f'.repeat(56) });
  await verify('a hash under another type', { type: 'recovery', token_hash: hash });
  await verify('the hash of the mail', { type: 'email', token_hash: hash });
  await verify('the same hash again', { type: 'email', token_hash: hash });
  await verify('a code that is wrong', { type: 'email', email, token: '0000000000' });
  await verify('without a type', { token_hash: hash });
  await verify('with nothing', {});
  await signIn('with the first password', password);
  await signIn('with the second password', 'another-password');
  await signIn('an unknown address', password, caller.address('nobody'));
  await signIn('without a password', '');
  await ask('an address that has an account', { email, password });
  await ask('a short password', { email: caller.address('short'), password: 'short' });
  await ask('a password of 73 characters', { email: caller.address('long'), password: 'x'.repeat(73) });
  await ask('no password', { email: caller.address('none') });
  await ask('no address', { password });
  await ask('an impossible address', { email: 'nobody', password });
  await caller.call('resend: an unknown address', 'POST', '/resend', {
    body: { type: 'signup', email: caller.address('nobody') },
  });
  await caller.call('resend: an address that is confirmed', 'POST', '/resend', {
    body: { type: 'signup', email },
  });
  await caller.call('a grant that is none', 'POST', '/token?grant_type=none', { body: {} });
  await caller.call('a body that is no JSON', 'POST', '/token?grant_type=password', { body: '{' });
};

const recovery: Flow = async (caller) => {
  const { id, email, signIn } = await person(caller, 'recovery');
  const redirect = encodeURIComponent(`${state.siteUrl}/account?new-password=1`);
  const ask = (title: string, address = email) =>
    caller.call(`recover: ${title}`, 'POST', `/recover?redirect_to=${redirect}`, {
      body: { email: address },
    });
  await ask('an address with an account');
  await lastMail(email, 'just now');
  await ask('the same at once');
  await ask('an unknown address', caller.address('nobody'));
  await ask('an impossible address', 'nobody');
  const hash = await caller.mail('recover: the mail', email, /password/);
  const recovered = tokensOf(
    await caller.call('verify: a recovery', 'POST', '/verify', {
      body: { type: 'recovery', token_hash: hash },
    }),
  );
  const put = (title: string, token: string, body: object) =>
    caller.call(`change: ${title}`, 'PUT', '/user', { token, body });
  await put('the same password, after a recovery', recovered.token, { password });
  await put('a short password', recovered.token, { password: 'short' });
  await put('another password, after a recovery', recovered.token, { password: 'another-password' });
  await put('it back', recovered.token, { password });
  const { token } = tokensOf(await signIn('after a recovery'));
  await put('a password without the present one', token, { password: 'another-password' });
  await put('a password with a wrong present one', token, {
    password: 'another-password',
    current_password: 'wrong',
  });
  await put('a password with the present one', token, {
    password: 'another-password',
    current_password: password,
  });
  const sql = connect();
  await sql`update auth.sessions set created_at = now() - interval '25 hours' where user_id = ${id}`;
  await sql.end();
  await put('a password with the present one, a day later', token, {
    password,
    current_password: 'another-password',
  });
  await put('the name', token, { data: { full_name: 'Grace' } });
  await put('nothing', token, {});
  await put('without a session', '', { data: { full_name: 'Grace' } });
  await caller.call('otp: an address with an account', 'POST', '/otp', {
    body: { email, create_user: false },
  });
  await caller.mail('otp: the mail', email, /sign-in link/);
  await caller.call('otp: an unknown address, no sign-up', 'POST', '/otp', {
    body: { email: caller.address('otp'), create_user: false },
  });
};

/** What strangers, and a stolen token, can ask of the service past the site. Only the real service answers. */
export const directFlows: Readonly<Record<string, Flow>> = { 'sign-up': signUp, recovery };
