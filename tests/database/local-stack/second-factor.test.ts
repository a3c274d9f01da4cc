import { describe, expect, test } from 'vitest';
import { totpCode } from '../../../supabase/local/backend/mfa/totp';
import { addSecondFactor, allowChallenge, codeOf, enterCode, wrongCodeOf } from '../../support/second-factor';
import { anonymousClient, newPerson, serviceClient } from '../../support/stack';

/** As the auth service answers: supabase/auth, internal/api/mfa.go and internal/models/factor.go. */

type Client = ReturnType<typeof anonymousClient>;

async function claimsOf(client: Client) {
  const token = (await client.auth.getSession()).data.session?.access_token ?? '';
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
}

async function signIn(person: { email: string; password: string }): Promise<Client> {
  const client = anonymousClient();
  const { error } = await client.auth.signInWithPassword(person);
  expect(error).toBeNull();
  return client;
}

const enrol = (client: Client, friendlyName: string) =>
  client.auth.mfa.enroll({ factorType: 'totp', friendlyName, issuer: 'The Flip Method' });

test('codes are those of RFC 6238', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const at = [59, 1111111109, 1234567890, 2000000000].map((seconds) => totpCode(secret, seconds * 1000));
  expect(at).toEqual(['287082', '081804', '005924', '279037']);
});

describe('an access token', () => {
  test('says how and when the person signed in, and keeps that across a refresh', async () => {
    const { client } = await newPerson();
    const before = await claimsOf(client);
    expect(before).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
    expect(Math.abs(before.amr[0].timestamp - Date.now() / 1000)).toBeLessThan(10);
    await client.auth.refreshSession();
    const after = await claimsOf(client);
    expect(after.session_id).toBe(before.session_id);
    expect(after.amr).toEqual(before.amr);
  });
});

describe('a second factor', () => {
  test('has a QR code, and raises the session to aal2 once a code is entered', async () => {
    const { client, email } = await newPerson();
    const { data, error } = await enrol(client, 'Phone');
    expect(error).toBeNull();
    if (!data) return;
    expect(data.totp.qr_code).toContain('<svg');
    const uri = new URL(data.totp.uri);
    expect(decodeURIComponent(uri.pathname)).toBe(`/The Flip Method:${email}`);
    expect(uri.searchParams.get('secret')).toBe(data.totp.secret);
    const token = (await client.auth.getSession()).data.session?.refresh_token ?? '';
    const { error: refused } = await enterCode(client, data.id, wrongCodeOf(data.totp.secret));
    expect(refused).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    const verified = await enterCode(client, data.id, codeOf(data.totp.secret));
    expect(verified.error).toBeNull();
    const claims = await claimsOf(client);
    expect(claims.aal).toBe('aal2');
    expect(claims.amr.map(({ method }: { method: string }) => method).sort()).toEqual(['password', 'totp']);
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect((await client.auth.getSession()).data.session?.refresh_token).not.toBe(token);
    await client.auth.refreshSession();
    expect((await claimsOf(client)).aal).toBe('aal2');
  });

  test('is required again in every new session', async () => {
    const person = await newPerson();
    const { id, secret } = await addSecondFactor(person.client);
    const later = await signIn(person);
    expect((await claimsOf(later)).aal).toBe('aal1');
    const level = await later.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    // A code that did not go through the site, where each counts once.
    const code = codeOf(secret);
    expect((await later.auth.mfa.challengeAndVerify({ factorId: id, code })).error).not.toBeNull();
    expect((await claimsOf(later)).aal).toBe('aal1');
    expect((await enterCode(later, id, code)).error).toBeNull();
    expect((await claimsOf(later)).aal).toBe('aal2');
  });

  test('ends sessions that have not shown it, and discards unfinished enrolments', async () => {
    const person = await newPerson();
    const other = await signIn(person);
    await enrol(person.client, 'Never finished');
    await addSecondFactor(person.client);
    expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    const { data } = await person.client.auth.mfa.listFactors();
    expect(data?.all.map(({ friendly_name, status }) => [friendly_name, status])).toEqual([
      ['Phone', 'verified'],
    ]);
  });

  test('cannot be added or removed without having shown it', async () => {
    const person = await newPerson();
    const { id } = await addSecondFactor(person.client);
    const thief = await signIn(person);
    expect((await enrol(thief, 'Another')).error).toMatchObject({ status: 403, code: 'insufficient_aal' });
    const removed = await thief.auth.mfa.unenroll({ factorId: id });
    expect(removed.error).toMatchObject({ status: 422, code: 'insufficient_aal' });
    expect((await person.client.auth.mfa.unenroll({ factorId: id })).error).toBeNull();
    await person.client.auth.refreshSession();
    expect((await claimsOf(person.client)).aal).toBe('aal1');
  });

  test("of another person, a taken name and another factor's challenge are refused", async () => {
    const [ann, ben] = await Promise.all([newPerson(), newPerson()]);
    const { id } = await addSecondFactor(ann.client);
    expect((await ben.client.auth.mfa.challenge({ factorId: id })).error?.code).toBe('mfa_factor_not_found');
    expect((await ben.client.auth.mfa.unenroll({ factorId: id })).error?.code).toBe('mfa_factor_not_found');
    const own = await enrol(ben.client, 'Phone');
    expect((await enrol(ben.client, 'Phone')).error?.code).toBe('mfa_factor_name_conflict');
    await allowChallenge((await ann.client.auth.getSession()).data.session?.access_token);
    const challenge = await ann.client.auth.mfa.challenge({ factorId: id });
    const verified = await ben.client.auth.mfa.verify({
      factorId: own.data?.id ?? '',
      challengeId: challenge.data?.id ?? '',
      code: codeOf(own.data?.totp.secret ?? ''),
    });
    expect(verified.error?.code).toBe('mfa_factor_not_found');
  });

  test('can be listed and removed with the secret key, which lowers its sessions to aal1', async () => {
    const person = await newPerson();
    const { id } = await addSecondFactor(person.client);
    const { mfa } = serviceClient().auth.admin;
    const stranger = await person.client.auth.admin.mfa.deleteFactor({ id, userId: person.id });
    expect(stranger.error?.status).toBe(403);
    expect((await mfa.listFactors({ userId: person.id })).data?.factors).toHaveLength(1);
    expect((await mfa.deleteFactor({ id, userId: person.id })).error).toBeNull();
    await person.client.auth.refreshSession();
    expect(await claimsOf(person.client)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
  });
});
