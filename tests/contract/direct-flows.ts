import { connect, state } from '../support/stack.ts';
import { type Flow, password, person, tokensOf } from './caller.ts';

/** Changes a person's row or sessions, as time or a click would. @returns the columns asked for */
async function change(email: string, query: string) {
  const sql = connect();
  const [row] = await sql.unsafe(query, [email]);
  await sql.end();
  return row;
}
/** Shifts the time of a person's last mail, so that the next is too early or due. */
const lastMail = (email: string, when: 'just now' | 'long ago') => {
  const shift = when === 'just now' ? '+' : '-';
  return change(
    email,
    `update auth.users set confirmation_sent_at = confirmation_sent_at ${shift} interval '1 hour',
      recovery_sent_at = recovery_sent_at ${shift} interval '1 hour' where email = $1`,
  );
};

const signUp: Flow = async (caller) => {
  const email = caller.address('new');
  const redirect = `?redirect_to=${encodeURIComponent(`${state.siteUrl}/account`)}`;
  const ask = (title: string, body: object, query = '') =>
    caller.post(`sign-up: ${title}`, `/signup${query}`, body);
  const resend = (title: string, address: string, query = '') =>
    caller.post(`resend: ${title}`, `/resend${query}`, { type: 'signup', email: address });
  await ask('a new address', { email, password, data: { full_name: 'Ada' } }, redirect);
  await lastMail(email, 'just now');
  await ask('the same at once', { email, password });
  for (let hour = 0; hour < 2; hour++) await lastMail(email, 'long ago');
  const other = { email, password: 'another-password' };
  await ask('the same a while later, with another password', other, redirect);
  await lastMail(email, 'long ago');
  await resend('a sign-up that waits', email, redirect);
  await change(email, 'update auth.users set email_confirmed_at = now() where email = $1');
  await ask('an address that has an account', { email, password });
  await ask('a short password', { email: caller.address('short'), password: 'short' });
  await ask('a password of 73 characters', { email: caller.address('long'), password: 'x'.repeat(73) });
  await ask('no password', { email: caller.address('none') });
  await ask('no address', { password });
  await ask('an impossible address', { email: 'nobody', password });
  await resend('an unknown address', caller.address('nobody'));
  await resend('an address that is confirmed', email);
};

const recovery: Flow = async (caller) => {
  const { email, signIn } = await person(caller, 'recovery');
  const redirect = encodeURIComponent(`${state.siteUrl}/account?new-password=1`);
  const ask = (title: string, address = email) =>
    caller.post(`recover: ${title}`, `/recover?redirect_to=${redirect}`, { email: address });
  await ask('an address with an account');
  await lastMail(email, 'just now');
  await ask('the same at once');
  await ask('an unknown address', caller.address('nobody'));
  await ask('an impossible address', 'nobody');
  const asked = await change(email, 'select recovery_token as token_hash from auth.users where email = $1');
  const recovered = tokensOf(await caller.verify('a recovery', { type: 'recovery', ...asked }));
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
  const aDayAgo = `update auth.sessions as s set created_at = now() - interval '25 hours'
    from auth.users as u where u.id = s.user_id and u.email = $1`;
  await change(email, aDayAgo);
  const back = { password, current_password: another.password };
  await put('a password with the present one, a day later', token, back);
  await put('the name', token, { data: { full_name: 'Grace' } });
  await put('nothing', token, {});
  await put('without a session', '', { data: { full_name: 'Grace' } });
  const otp = (title: string, address: string) =>
    caller.post(`otp: ${title}`, '/otp', { email: address, create_user: false });
  await otp('an address with an account', email);
  await otp('an unknown address, no sign-up', caller.address('otp'));
};

/** What strangers, and a stolen token, can ask of the service past the site. Only the real service answers. */
export const directFlows: Readonly<Record<string, Flow>> = { 'sign-up': signUp, recovery };
