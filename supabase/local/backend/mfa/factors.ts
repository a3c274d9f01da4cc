import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';

export interface Factor {
  id: string;
  user_id: string;
  friendly_name: string;
  factor_type: 'totp';
  status: 'unverified' | 'verified';
  created_at: string;
  updated_at: string;
  last_challenged_at: string | null;
  secret: string;
}

export interface Challenge {
  id: string;
  verified_at: string | null;
  ip_address: string;
  expired: boolean;
}

export interface AmrEntry {
  method: string;
  /** Epoch seconds. */
  timestamp: number;
}

/** Lifetime of a challenge and of an unverified factor. */
const EXPIRY = '300 seconds';

/** Second factors and sign-in methods, in the auth service's tables. */
export class Factors {
  constructor(private readonly sql: postgres.Sql) {}

  ofUser(userId: string): Promise<Factor[]> {
    return this.sql<
      Factor[]
    >`select * from auth.mfa_factors where user_id = ${userId} order by created_at, id`;
  }

  async deleteExpired(): Promise<void> {
    await this.sql`
      delete from auth.mfa_factors as f where f.status <> 'verified'
        and not exists (select from auth.mfa_challenges as c where c.factor_id = f.id)
        and f.created_at + ${EXPIRY}::interval < now()`;
  }

  async create(userId: string, friendlyName: string, secret: string): Promise<string> {
    const id = randomUUID();
    await this.sql`
      insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
      values (${id}, ${userId}, ${friendlyName}, 'totp', 'unverified', now(), now(), ${secret})`;
    return id;
  }

  /** @returns the challenge's id and its expiry in epoch seconds */
  async challenge(factorId: string, address: string): Promise<{ id: string; expiresAt: number }> {
    const id = randomUUID();
    await this.sql`update auth.mfa_factors set last_challenged_at = now() where id = ${factorId}`;
    const [made] = await this.sql<{ ends: number }[]>`
      insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
      values (${id}, ${factorId}, now(), ${address})
      returning extract(epoch from created_at + ${EXPIRY}::interval)::float as ends`;
    return { id, expiresAt: Math.floor(made?.ends ?? 0) };
  }

  async findChallenge(factorId: string, id: string): Promise<Challenge | undefined> {
    const [challenge] = await this.sql<Challenge[]>`
      select id, verified_at, host(ip_address) as ip_address, created_at + ${EXPIRY}::interval < now() as expired
      from auth.mfa_challenges where id::text = ${id} and factor_id = ${factorId}`;
    return challenge;
  }

  async deleteChallenge(id: string): Promise<void> {
    await this.sql`delete from auth.mfa_challenges where id = ${id}`;
  }

  /**
   * Raises the session to aal2, ends the person's aal1 sessions and deletes their other unverified factors.
   */
  async verify(factor: Factor, challengeId: string, sessionId: string): Promise<void> {
    await this.sql.begin(async (transaction) => {
      await transaction`update auth.mfa_challenges set verified_at = now() where id = ${challengeId}`;
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

  async addAmr(sessionId: string, method: string): Promise<void> {
    await addAmr(this.sql, sessionId, method);
  }

  /** The session's sign-in methods, newest first. */
  amrOf(sessionId: string): Promise<AmrEntry[]> {
    return this.sql<AmrEntry[]>`
      select authentication_method as method, floor(extract(epoch from updated_at))::float as timestamp
      from auth.mfa_amr_claims where session_id = ${sessionId} order by updated_at desc`;
  }

  async sessionAal(sessionId: string): Promise<string | null> {
    const [session] = await this.sql<{ aal: string | null }[]>`
      select aal from auth.sessions where id = ${sessionId}`;
    return session ? (session.aal ?? 'aal1') : null;
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
