import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';

export interface UserRow {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  email_confirmed_at: string | null;
  confirmation_sent_at: string | null;
  recovery_sent_at: string | null;
  last_sign_in_at: string | null;
  raw_app_meta_data: Record<string, unknown> | null;
  raw_user_meta_data: Record<string, unknown> | null;
  created_at: string;
  updated_at: string;
}

export interface UserChanges {
  email?: string | undefined;
  password?: string | undefined;
  confirm?: boolean | undefined;
  userMetadata?: Record<string, unknown> | undefined;
  appMetadata?: Record<string, unknown> | undefined;
}

/** The auth service's accounts, for what its package has no calls for. */
export class Users {
  constructor(private readonly sql: postgres.Sql) {}

  async byEmail(email: string): Promise<UserRow | undefined> {
    const [user] = await this.sql<UserRow[]>`select * from auth.users where email = ${email.toLowerCase()}`;
    return user;
  }

  async byId(id: string): Promise<UserRow | undefined> {
    const [user] = await this.sql<UserRow[]>`select * from auth.users where id = ${id}`;
    return user;
  }

  /** Which kind of link a token belongs to: one of a sign-up, or one that signs in. */
  async hasConfirmationToken(tokenHash: string): Promise<boolean> {
    const rows = await this.sql`select from auth.users where confirmation_token = ${tokenHash}`;
    return rows.length > 0;
  }

  /** @param page counted from 1. */
  async page(page: number, perPage: number): Promise<{ users: UserRow[]; total: number }> {
    const [row] = await this.sql<{ total: number }[]>`select count(*)::int as total from auth.users`;
    const users = await this.sql<UserRow[]>`
      select * from auth.users order by created_at desc, id limit ${perPage} offset ${(page - 1) * perPage}`;
    return { users, total: row?.total ?? 0 };
  }

  /** @throws a unique violation (23505) when the address has an account already. */
  async create(email: string, changes: UserChanges): Promise<UserRow> {
    const id = randomUUID();
    const address = email.toLowerCase();
    await this.sql.begin(async (transaction) => {
      await transaction`
        insert into auth.users (id, email, raw_app_meta_data, raw_user_meta_data) values (
          ${id}, ${address},
          ${transaction.json({ provider: 'email', providers: ['email'] })},
          ${transaction.json({ sub: id, email: address, phone_verified: false })}
        )`;
      await transaction`
        insert into auth.identities (id, provider, provider_id, user_id, identity_data) values (
          ${randomUUID()}, 'email', ${id}, ${id}, ${transaction.json({ sub: id, email: address })}
        )`;
    });
    return this.update(id, changes);
  }

  async update(
    id: string,
    { email, password, confirm, userMetadata, appMetadata }: UserChanges,
  ): Promise<UserRow> {
    const [user] = await this.sql<UserRow[]>`
      update auth.users set
        email = coalesce(${email?.toLowerCase() ?? null}, email),
        encrypted_password = coalesce(
          extensions.crypt(${password ?? null}::text, extensions.gen_salt('bf', 10)), encrypted_password
        ),
        email_confirmed_at = case when ${confirm ?? false} then coalesce(email_confirmed_at, now())
          else email_confirmed_at end,
        raw_user_meta_data = raw_user_meta_data || ${this.sql.json((userMetadata ?? {}) as postgres.JSONValue)},
        raw_app_meta_data = raw_app_meta_data || ${this.sql.json((appMetadata ?? {}) as postgres.JSONValue)},
        updated_at = now()
      where id = ${id} returning *`;
    if (!user) throw new Error(`No account ${id}.`);
    return user;
  }

  /** Foreign keys take the person's data with it. */
  async remove(id: string): Promise<boolean> {
    const rows = await this.sql`delete from auth.users where id = ${id} returning id`;
    return rows.length > 0;
  }

  async setToken(id: string, kind: 'confirmation' | 'recovery', tokenHash: string): Promise<void> {
    await this.sql`
      update auth.users set
        ${this.sql(`${kind}_token`)} = ${tokenHash}, ${this.sql(`${kind}_sent_at`)} = now()
      where id = ${id}`;
  }

  async identities(userId: string): Promise<readonly Record<string, unknown>[]> {
    return this.sql`
      select id as identity_id, provider_id as id, user_id, identity_data, provider, last_sign_in_at,
        created_at, updated_at, email
      from auth.identities where user_id = ${userId}`;
  }

  /** An account as the auth service shows it. */
  async toResponse(user: UserRow): Promise<Record<string, unknown>> {
    return { ...userFields(user), identities: await this.identities(user.id) };
  }
}

/** All that an answer says about an account but for its identities. */
export function userFields(user: UserRow): Record<string, unknown> {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    phone: '',
    ...(user.email_confirmed_at && {
      email_confirmed_at: user.email_confirmed_at,
      confirmed_at: user.email_confirmed_at,
    }),
    ...(user.confirmation_sent_at && { confirmation_sent_at: user.confirmation_sent_at }),
    ...(user.last_sign_in_at && { last_sign_in_at: user.last_sign_in_at }),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: false,
  };
}
