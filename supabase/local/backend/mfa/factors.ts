import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { type ApiCall, authError } from '../http.ts';
import { readToken } from '../tokens.ts';

export interface Factor {
  id: string;
  user_id: string;
  friendly_name: string;
  factor_type: 'totp' | 'webauthn';
  status: 'unverified' | 'verified';
  created_at: string;
  updated_at: string;
  last_challenged_at: string | null;
  secret: string | null;
}

/** A signed-in person who calls the auth service. */
export interface Caller {
  userId: string;
  email: string;
  sessionId: string;
  aal: string;
}

interface AmrEntry {
  method: string;
  /** Epoch seconds. */
  timestamp: number;
}

export const CHALLENGE_SECONDS = 300;

/** Second factors and sign-in methods, in the auth service's tables. */
export class Factors {
  constructor(
    private readonly sql: postgres.Sql,
    private readonly jwtSecret: string,
  ) {}

  /** The person of a call's token, or the service's refusal (supabase/auth internal/api/auth.go). */
  async callerOf({ request }: ApiCall): Promise<Caller | Response> {
    const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    if (!bearer?.includes('.'))
      return authError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
    const sessionId = readToken(bearer, this.jwtSecret)?.session_id;
    if (!sessionId) return authError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
    const [person] = await this.sql<Omit<Caller, 'sessionId'>[]>`
      select u.id as "userId", coalesce(u.email, '') as email, coalesce(s.aal::text, 'aal1') as aal
      from auth.sessions as s join auth.users as u on u.id = s.user_id where s.id = ${sessionId}`;
    if (person) return { ...person, sessionId };
    return authError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }

  /** Whether the caller has a second factor and has not used it in this session. */
  async isWeak({ userId, aal }: Caller): Promise<boolean> {
    return aal !== 'aal2' && (await this.ofUser(userId)).some(({ status }) => status === 'verified');
  }

  ofUser(userId: string): Promise<Factor[]> {
    return this.sql<
      Factor[]
    >`select * from auth.mfa_factors where user_id = ${userId} order by created_at, id`;
  }

  /** @returns the id of a new factor, an authenticator app */
  async create(userId: string, friendlyName: string, secret: string): Promise<string> {
    const id = randomUUID();
    await this.sql`
      insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
      values (${id}, ${userId}, ${friendlyName}, 'totp', 'unverified', now(), now(), ${secret})`;
    return id;
  }

  /** @returns the challenge's id */
  async challenge(factorId: string): Promise<string> {
    const id = randomUUID();
    await this.sql`update auth.mfa_factors set last_challenged_at = now() where id = ${factorId}`;
    await this.sql`insert into auth.mfa_challenges (id, factor_id) values (${id}, ${factorId})`;
    return id;
  }

  /** Calls the hook `mfa_verification_attempt`. @returns its refusal, if it refuses the code */
  async askHook(
    { id, user_id, factor_type }: Factor,
    valid: boolean,
  ): Promise<{ http_code: number; message: string } | undefined> {
    const event = { user_id, factor_id: id, factor_type, valid };
    const [row] = await this.sql<{ result: { error?: { http_code: number; message: string } } }[]>`
      select private.check_code_attempt(${this.sql.json(event)}) as result`;
    return row?.result.error;
  }

  /**
   * Raises the session to aal2, ends the person's aal1 sessions and deletes their other unverified factors.
   */
  async verify(factor: Factor, challengeId: string, sessionId: string): Promise<void> {
    await this.sql.begin(async (transaction) => {
      await transaction`delete from auth.mfa_challenges where id = ${challengeId}`;
      await transaction`
        update auth.mfa_factors set status = 'verified', updated_at = now()
        where id = ${factor.id} and status <> 'verified'`;
      await addAmr(transaction, sessionId, 'totp');
      await transaction`
        update auth.sessions set aal = 'aal2', factor_id = ${factor.id}, updated_at = now() where id = ${sessionId}`;
      await transaction`delete from auth.sessions where user_id = ${factor.user_id} and aal < 'aal2'`;
      await transaction`
        delete from auth.mfa_factors where user_id = ${factor.user_id} and status = 'unverified'`;
    });
  }

  /** Removes a factor; sessions that it raised drop back to aal1. */
  async remove(factor: Factor): Promise<void> {
    await this.sql.begin(async (transaction) => {
      await transaction`delete from auth.mfa_factors where id = ${factor.id}`;
      await transaction`
        delete from auth.mfa_amr_claims where authentication_method = 'totp'
          and session_id in (select id from auth.sessions where factor_id = ${factor.id})`;
      await transaction`
        update auth.sessions set aal = 'aal1', factor_id = null where factor_id = ${factor.id}`;
    });
  }

  /**
   * Notes how and in which browser a session was started or refreshed, like the auth service (supabase/auth
   * internal/models/sessions.go and internal/api/token_refresh.go).
   * @param method of signing in; null for a refresh
   * @returns the claims of its access token: its level, and its sign-in methods, newest first
   */
  async noteSession(sessionId: string, method: string | null, userAgent: string | null) {
    if (method) await addAmr(this.sql, sessionId, method);
    const [session] = await this.sql<{ aal: string }[]>`
      update auth.sessions set user_agent = coalesce(${userAgent}, user_agent) where id = ${sessionId}
      returning coalesce(aal::text, 'aal1') as aal`;
    const amr = await this.sql<AmrEntry[]>`
      select authentication_method as method, floor(extract(epoch from updated_at))::float as timestamp
      from auth.mfa_amr_claims where session_id = ${sessionId} order by updated_at desc`;
    return { aal: session?.aal ?? 'aal1', amr };
  }

  async currentRefreshToken(sessionId: string): Promise<string | undefined> {
    const [row] = await this.sql<{ token: string }[]>`
      select token from auth.refresh_tokens where session_id = ${sessionId} and not revoked
      order by created_at desc limit 1`;
    return row?.token;
  }
}

async function addAmr(sql: postgres.ISql, sessionId: string, method: string): Promise<void> {
  await sql`
    insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
    values (${randomUUID()}, ${sessionId}, now(), now(), ${method})
    on conflict (session_id, authentication_method) do update set updated_at = now()`;
}

/** The public fields of a factor. */
export function factorFields({ secret: _, user_id: __, ...shown }: Factor): Record<string, unknown> {
  return { ...shown, phone: '' };
}
