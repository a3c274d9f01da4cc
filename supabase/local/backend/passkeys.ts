import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { z } from 'zod';
import { type ApiCall, authError, type Handler } from './http.ts';
import type { Caller, Factors } from './mfa/factors.ts';
import type { Users } from './users.ts';
import {
  checkAnswer,
  creationOptions,
  newChallenge,
  type Party,
  requestOptions,
  type StoredKey,
} from './webauthn.ts';

interface Row {
  id: string;
  user_id: string;
  credential_id: Buffer;
  public_key: Buffer;
  sign_count: string;
  transports: string[];
  aaguid: string;
  friendly_name: string;
  created_at: string;
  last_used_at: string | null;
}

const CHALLENGE_SECONDS = 300;
const MAX_PASSKEYS = 10;

const shown = ({ id, friendly_name, created_at, last_used_at }: Row) => ({
  id,
  friendly_name,
  created_at,
  ...(last_used_at && { last_used_at }),
});
const keyOf = ({ credential_id, public_key, sign_count, transports, aaguid }: Row): StoredKey => ({
  id: credential_id.toString('base64url'),
  publicKey: public_key.toString('base64url'),
  counter: Number(sign_count),
  transports,
  aaguid,
});

const refused = () => authError(400, 'webauthn_verification_failed', 'Credential verification failed');
const unknownPasskey = () => authError(404, 'validation_failed', 'Passkey not found');
const isUuid = (text: unknown): text is string => z.guid().safeParse(text).success;
const answerSchema = z.object({
  id: z.string(),
  response: z.object({ userHandle: z.string().optional() }).loose(),
});

/**
 * `auth.passkey.*` and `auth.admin.passkey.*` of the client library (supabase/auth internal/api/passkey_*.go).
 * @param refresh exchanges a session's refresh token for new tokens
 */
export function passkeyApi(
  sql: postgres.Sql,
  users: Users,
  factors: Factors,
  party: Party,
  refresh: (token: string) => Promise<Response>,
): Handler {
  const ofUser = (userId: string) =>
    sql<Row[]>`select * from auth.webauthn_credentials where user_id = ${userId} order by created_at, id`;

  async function begin(kind: 'registration' | 'authentication', userId: string | null, options: object) {
    const { challenge } = options as { challenge: string };
    const expires_at = Math.floor(Date.now() / 1000) + CHALLENGE_SECONDS;
    const [row] = await sql<{ id: string }[]>`
      insert into auth.webauthn_challenges (user_id, challenge_type, session_data, expires_at)
      values (${userId}, ${kind}, ${sql.json({ challenge })}, to_timestamp(${expires_at})) returning id`;
    return Response.json({ challenge_id: row?.id, options, expires_at });
  }

  /** Uses up a challenge. @returns what the device has to sign, or the refusal */
  async function takeChallenge(
    { challenge_id, credential }: ApiCall['body'],
    kind: string,
    userId: string | null,
  ): Promise<string | Response> {
    if (!credential || !isUuid(challenge_id))
      return authError(400, 'validation_failed', 'challenge_id must be a valid UUID');
    const [row] = await sql<{ challenge: string; is_expired: boolean }[]>`
      delete from auth.webauthn_challenges where id = ${challenge_id} and challenge_type = ${kind}
        and user_id is not distinct from ${userId}
      returning session_data ->> 'challenge' as challenge, expires_at < now() as is_expired`;
    if (!row) return authError(400, 'webauthn_challenge_not_found', 'Challenge not found or already used');
    if (row.is_expired) return authError(400, 'webauthn_challenge_expired', 'Challenge has expired');
    return row.challenge;
  }

  /** With a second factor, adding and removing passkeys requires aal2. */
  async function refuseWeak(caller: Caller): Promise<Response | null> {
    if (!(await factors.isWeak(caller))) return null;
    const text = 'AAL2 session is required to manage passkeys when MFA is enabled';
    return authError(403, 'insufficient_aal', text);
  }

  async function register(step: string | undefined, caller: Caller, { body }: ApiCall) {
    const weak = await refuseWeak(caller);
    if (weak) return weak;
    const known = await ofUser(caller.userId);
    if (known.length >= MAX_PASSKEYS)
      return authError(422, 'too_many_passkeys', 'Maximum number of passkeys reached');
    if (step === 'options') {
      const options = {
        ...creationOptions(party, caller, newChallenge()),
        attestation: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        ...(known.length > 0 && {
          excludeCredentials: known.map((row) => ({ id: keyOf(row).id, type: 'public-key' })),
        }),
      };
      return begin('registration', caller.userId, options);
    }
    const challenge = await takeChallenge(body, 'registration', caller.userId);
    if (challenge instanceof Response) return challenge;
    const key = await checkAnswer(party, challenge, body.credential, null);
    if (!key) return refused();
    const id = Buffer.from(key.id, 'base64url');
    const [row] = await sql<Row[]>`
      insert into auth.webauthn_credentials (user_id, credential_id, public_key, sign_count, transports, aaguid, friendly_name)
      values (${caller.userId}, ${id}, ${Buffer.from(key.publicKey, 'base64url')}, ${key.counter},
        ${sql.json(key.transports)}, ${key.aaguid}, 'Passkey')
      on conflict (credential_id) do nothing returning *`;
    if (row) return Response.json(shown(row));
    // The service answers with the database's error.
    const message = 'duplicate key value violates unique constraint "webauthn_credentials_credential_id_key"';
    const detail = `Key (credential_id)=(\\x${id.toString('hex')}) already exists.`;
    return Response.json({ code: '23505', detail, message }, { status: 500 });
  }

  async function signIn(step: string | undefined, { body }: ApiCall) {
    if (step === 'options') {
      const options = { ...requestOptions(party, newChallenge()), userVerification: 'preferred' };
      return begin('authentication', null, options);
    }
    const challenge = await takeChallenge(body, 'authentication', null);
    if (challenge instanceof Response) return challenge;
    const answer = answerSchema.safeParse(body.credential).data;
    const userId = Buffer.from(answer?.response.userHandle ?? '', 'base64url').toString();
    const user = isUuid(userId) ? await users.find({ id: userId }) : undefined;
    const row = (user ? await ofUser(userId) : []).find((each) => keyOf(each).id === answer?.id);
    const key = row && (await checkAnswer(party, challenge, body.credential, keyOf(row)));
    if (!user || !row || !key) return refused();
    if (!user.email_confirmed_at) return authError(403, 'email_not_confirmed', 'Email not confirmed');
    await sql`
      update auth.webauthn_credentials set sign_count = ${key.counter}, last_used_at = now(), updated_at = now()
      where id = ${row.id}`;
    return refresh(await openSession(userId));
  }

  /** @returns the new session's refresh token */
  async function openSession(userId: string): Promise<string> {
    const [session, token] = [randomUUID(), randomUUID()];
    await sql`insert into auth.sessions (id, user_id, aal) values (${session}, ${userId}, 'aal1')`;
    await sql`
      insert into auth.refresh_tokens (id, token, user_id, session_id)
      values (${randomUUID()}, ${token}, ${userId}, ${session})`;
    await sql`update auth.users set last_sign_in_at = now() where id = ${userId}`;
    return token;
  }

  async function ofCaller(call: ApiCall, [id, step]: string[]): Promise<Response | null> {
    const { method } = call.request;
    const caller = await factors.callerOf(call);
    if (caller instanceof Response) return caller;
    if (id === 'registration') return register(step, caller, call);
    if (!id) return method === 'GET' ? Response.json((await ofUser(caller.userId)).map(shown)) : null;
    if (method === 'PATCH') {
      const [row] = await sql<Row[]>`
        update auth.webauthn_credentials set friendly_name = ${String(call.body.friendly_name)}, updated_at = now()
        where id::text = ${id} and user_id = ${caller.userId} returning *`;
      return row ? Response.json(shown(row)) : unknownPasskey();
    }
    if (method !== 'DELETE') return null;
    return (await refuseWeak(caller)) ?? remove(caller.userId, id);
  }

  async function remove(userId: string, id: string): Promise<Response> {
    const gone = await sql`
      delete from auth.webauthn_credentials where id::text = ${id} and user_id = ${userId} returning id`;
    return gone.length > 0 ? new Response(null, { status: 204 }) : unknownPasskey();
  }

  return async (call) => {
    const path = call.authPath ?? '';
    const [, userId, id] = /^\/admin\/users\/([0-9a-f-]{36})\/passkeys(?:\/([^/]+))?$/.exec(path) ?? [];
    if (userId) {
      if (call.key !== 'secret') return authError(403, 'not_admin', 'User not allowed');
      return id ? remove(userId, id) : Response.json((await ofUser(userId)).map(shown));
    }
    if (!/^\/passkeys(?:\/|$)/.test(path) || call.key === null) return null;
    const parts = path.split('/').slice(2);
    return parts[0] === 'authentication' ? signIn(parts[1], call) : ofCaller(call, parts);
  };
}
