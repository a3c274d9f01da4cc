import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { codeIn, confirmationIn, mailsTo, waitForMail } from '../../support/mailbox.ts';
import { anonymousClient, anyEmail, anyPassword, newPerson, state } from '../../support/stack.ts';

/** Longer than the auth service's minimum interval between two mails to one person. */
const afterThePause = () => sleep(1100);

describe('signing up', () => {
  test('sends a link and signs nobody in until it is used', async () => {
    const email = anyEmail();
    const password = anyPassword();
    const { data, error } = await anonymousClient().auth.signUp({ email, password });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.identities).toHaveLength(1);
    expect(confirmationIn(await waitForMail(email)).type).toBe('email');
    const early = await anonymousClient().auth.signInWithPassword({ email, password });
    expect(early.error?.code).toBe('email_not_confirmed');
  });

  test.each(['email', 'signup'] as const)('the link confirms as type "%s", once', async (type) => {
    const email = anyEmail();
    await anonymousClient().auth.signUp({ email, password: anyPassword() });
    const { tokenHash } = confirmationIn(await waitForMail(email));
    const verified = await anonymousClient().auth.verifyOtp({ type, token_hash: tokenHash });
    expect(verified.error).toBeNull();
    expect(verified.data.session?.access_token).toBeTruthy();
    expect(verified.data.user?.email_confirmed_at).toBeTruthy();
    const again = await anonymousClient().auth.verifyOtp({ type, token_hash: tokenHash });
    expect(again.error?.code).toBe('otp_expired');
  });

  test('the typed code confirms like the link', async () => {
    const email = anyEmail();
    await anonymousClient().auth.signUp({ email, password: anyPassword() });
    const token = codeIn(await waitForMail(email));
    const verified = await anonymousClient().auth.verifyOtp({ type: 'email', email, token });
    expect(verified.error).toBeNull();
    expect(verified.data.session).not.toBeNull();
  });

  test('the mail redirects where the caller asked, within the site only', async () => {
    const wanted = `${state.siteUrl}/flip-method-app?from=mail&x=1`;
    const there = anyEmail();
    await anonymousClient().auth.signUp({
      email: there,
      password: anyPassword(),
      options: { emailRedirectTo: wanted },
    });
    expect(confirmationIn(await waitForMail(there)).next).toBe(wanted);
    const elsewhere = anyEmail();
    await anonymousClient().auth.signUp({
      email: elsewhere,
      password: anyPassword(),
      options: { emailRedirectTo: 'https://evil.example/' },
    });
    expect(confirmationIn(await waitForMail(elsewhere)).next).toBe(state.siteUrl);
  });

  test('stores the metadata that the form sends', async () => {
    const email = anyEmail();
    await anonymousClient().auth.signUp({
      email,
      password: anyPassword(),
      options: { data: { full_name: 'Ada' } },
    });
    const { tokenHash } = confirmationIn(await waitForMail(email));
    const { data } = await anonymousClient().auth.verifyOtp({ type: 'email', token_hash: tokenHash });
    expect(data.user?.user_metadata.full_name).toBe('Ada');
  });

  test('refuses a short password and an invalid address', async () => {
    const short = await anonymousClient().auth.signUp({ email: anyEmail(), password: '12345' });
    expect(short.error?.code).toBe('weak_password');
    const odd = await anonymousClient().auth.signUp({ email: 'nobody', password: anyPassword() });
    expect(odd.error?.code).toBe('validation_failed');
  });
});

describe('signing up with a known address', () => {
  test('gives a confirmed one an answer that reveals nothing, and no mail', async () => {
    const person = await newPerson();
    const { data, error } = await anonymousClient().auth.signUp({
      email: person.email,
      password: anyPassword(),
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.identities).toEqual([]);
    expect(data.user?.id).not.toBe(person.id);
    expect(data.user?.email_confirmed_at).toBeUndefined();
    expect(await mailsTo(person.email)).toEqual([]);
    const old = await anonymousClient().auth.signInWithPassword(person);
    expect(old.error).toBeNull();
  });

  test('sends an unconfirmed one another mail, after a delay, and invalidates the first link', async () => {
    const email = anyEmail();
    const attempt = () =>
      anonymousClient().auth.signUp({ email: email.toUpperCase(), password: anyPassword() });
    await attempt();
    const first = confirmationIn(await waitForMail(email));
    expect((await attempt()).error?.code).toBe('over_email_send_rate_limit');
    await afterThePause();
    expect((await attempt()).error).toBeNull();
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(2);
    const verify = (tokenHash: string) =>
      anonymousClient().auth.verifyOtp({ type: 'email', token_hash: tokenHash });
    expect((await verify(first.tokenHash)).error?.code).toBe('otp_expired');
    const [latest] = mails;
    if (!latest) throw new Error('no mail');
    expect((await verify(confirmationIn(latest).tokenHash)).error).toBeNull();
  });

  test('can request the mail again after a delay', async () => {
    const email = anyEmail();
    await anonymousClient().auth.signUp({ email, password: anyPassword() });
    const resend = () => anonymousClient().auth.resend({ type: 'signup', email });
    expect((await resend()).error?.code).toBe('over_email_send_rate_limit');
    await afterThePause();
    expect((await resend()).error).toBeNull();
    expect(await mailsTo(email)).toHaveLength(2);
  });
});
