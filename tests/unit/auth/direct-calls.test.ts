import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readProjectConfig } from '../../../supabase/local/backend/auth-config.ts';
import type { Exchange } from '../../contract/caller.ts';

/*
 * What somebody can do by calling the auth service directly, with the public key or a stolen token: the answers of the real
 * service with supabase/config.toml, recorded as tests/contract/README.md says.
 */
const { flows } = JSON.parse(readFileSync('tests/contract/direct-calls.json', 'utf8')) as {
  flows: Record<string, Exchange[]>;
};

function answerTo(title: string) {
  const found = Object.values(flows)
    .flat()
    .find((each) => each.title === title);
  if (!found) throw new Error(`Nothing is recorded for "${title}".`);
  const body = found.body as {
    error_code?: string;
    identities?: unknown[];
    access_token?: object;
    link?: string;
  };
  return { ...body, status: found.status, code: body.error_code };
}

describe('the auth service, called directly', () => {
  it('changes no password with an access token alone', () => {
    expect(answerTo('change: a password without the present one').code).toBe('current_password_required');
    expect(answerTo('change: a password with a wrong present one').code).toBe('current_password_invalid');
    expect(answerTo('change: a password with the present one').status).toBe(200);
    expect(answerTo('change: a password with the present one, a day later').code).toBe(
      'reauthentication_needed',
    );
  });

  it('tells nothing about an account to somebody who signs up or asks for a new password', () => {
    const known = answerTo('sign-up: an address that has an account');
    expect(known).toMatchObject({ status: 200, identities: [] });
    expect(known.access_token).toBeUndefined();
    expect(answerTo('sign-up: a new address').access_token).toBeUndefined();
    for (const whose of ['an address with an account', 'an unknown address'])
      expect(answerTo(`recover: ${whose}`)).toEqual({ status: 200, code: undefined });
    for (const whose of ['an unknown address', 'an address that is confirmed'])
      expect(answerTo(`resend: ${whose}`)).toEqual({ status: 200, code: undefined });
  });

  it('says that an account is not confirmed only to somebody with its password', () => {
    expect(answerTo('sign-in: before the confirmation, with a wrong password').code).toBe(
      'invalid_credentials',
    );
    expect(answerTo('sign-in: before the confirmation').code).toBe('email_not_confirmed');
  });

  it('keeps the first password of an account that is signed up twice', () => {
    expect(answerTo('sign-in: with the first password').status).toBe(200);
    expect(answerTo('sign-in: with the second password').code).toBe('invalid_credentials');
  });

  it('mails no link that signs in', () => {
    expect(answerTo('otp: the mail').link).toBe('');
    expect(answerTo('otp: an unknown address, no sign-up').code).toBe('otp_disabled');
  });

  it('needs the settings that the site relies on', () => {
    const { email } = readProjectConfig().auth;
    expect(email).toMatchObject({
      secure_password_change: true,
      double_confirm_changes: true,
      otp_length: 10,
    });
  });
});
