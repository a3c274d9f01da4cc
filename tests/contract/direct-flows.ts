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
  const { verify } = caller;
  const ask = (title: string, body: object, query = '') =>
    caller.post(`sign-up: ${title}`, `/signup${query}`, body);
  const resend = (title: string, address: string, query = '') =>
    caller.post(`resend: ${title}`, `/resend${query}`, { type: 'signup', email: address });
  const signIn = (title: string, secret: string) => caller.signIn(title, email, secret);
  await ask('a new address', { email, password, data: { full_name: 'Ada' } }, `?redirect_to=${redirect}`);
  await lastMail(email, 'just now');
  await ask('the same at once', { email, password });
  await signIn('before the confirmation', password);
  await signIn('before the confirmation, with a wrong password', 'another-password');
  await caller.mail('sign-up: the mail', email, /Confirm/);
  await lastMail(email, 'long ago');
  await lastMail(email, 'long ago');
  const other = { email, password: 'another-password' };
  await ask('the same a while later, with another password', other, `?redirect_to=${redirect}`);
  await lastMail(email, 'long ago');
  await resend('a sign-up that waits', email, `?redirect_to=${redirect}`);
  const hash = await caller.mail('resend: the mail', email, /Confirm/);
  await verify('a hash that is none', { type: 'email', token_hash: 'f'.repeat(56) });
  await verify('a hash under another type', { type: 'recovery', token_hash: hash });
  await verify('the hash of the mail', { type: 'email', token_hash: hash });
  await verify('the same hash again', { type: 'email', token_hash: hash });
  await verify('a code that is wrong', { type: 'email', email, token: '0000000000' });
  await verify('without a type', { token_hash: hash });
  await verify('with nothing', {});
  await signIn('with the first password', password);
  await signIn('with the second password', 'another-password');
  await caller.signIn('an unknown address', caller.address('nobody'), password);
  await signIn('without a password', '');
  await ask('an address that has an account', { email, password });
  await ask('a short password', { email: caller.address('short'), password: 'short' });
  await ask('a password of 73 characters', { email: caller.address('long'), password: 'x'.repeat(73) });
  await ask('no password', { email: caller.address('none') });
  await ask('no address', { password });
  await ask('an impossible address', { email: 'nobody', password });
  await resend('an unknown address', caller.address('nobody'));
  await resend('an address that is confirmed', email);
  await caller.post('a grant that is none', '/token?grant_type=none', {});
  await caller.post('a body that is no JSON', '/token?grant_type=password', '{');
};

const recovery: Flow = async (caller) => {
  const { id, email, signIn } = await person(caller, 'recovery');
  const redirect = encodeURIComponent(`${state.siteUrl}/account?new-password=1`);
  const ask = (title: string, address = email) =>
    caller.post(`recover: ${title}`, `/recover?redirect_to=${redirect}`, { email: address });
  await ask('an address with an account');
  await lastMail(email, 'just now');
  await ask('the same at once');
  await ask('an unknown address', caller.address('nobody'));
  await ask('an impossible address', 'nobody');
  const hash = await caller.mail('recover: the mail', email, /password/);
  const recovered = tokensOf(await caller.verify('a recovery', { type: 'recovery', token_hash: hash }));
  const put = (title: string, token: string, body: object) =>
    caller.call(`change: ${title}`, 'PUT', '/user', { token, body });
  await put('the same password, after a recovery', recovered.token, { password });
  await put('a short password', recovered.token, { password: 'short' });
  await put('another password, after a recovery', recovered.token, { password: 'another-password' });
  await put('it back', recovered.token, { password });
  const { token } = tokensOf(await signIn('after a recovery'));
  const another = { password: 'another-password' };
  await put('a password without the present one', token, another);
  await put('a password with a wrong present one', token, { ...another, current_password: 'wrong' });
  await put('a password with the present one', token, { ...another, current_password: password });
  const sql = connect();
  await sql`update auth.sessions set created_at = now() - interval '25 hours' where user_id = ${id}`;
  await sql.end();
  const back = { password, current_password: another.password };
  await put('a password with the present one, a day later', token, back);
  await put('the name', token, { data: { full_name: 'Grace' } });
  await put('nothing', token, {});
  await put('without a session', '', { data: { full_name: 'Grace' } });
  const otp = (title: string, address: string) =>
    caller.post(`otp: ${title}`, '/otp', { email: address, create_user: false });
  await otp('an address with an account', email);
  await caller.mail('otp: the mail', email, /sign-in link/);
  await otp('an unknown address, no sign-up', caller.address('otp'));
};

/** What strangers, and a stolen token, can ask of the service past the site. Only the real service answers. */
export const directFlows: Readonly<Record<string, Flow>> = { 'sign-up': signUp, recovery };
