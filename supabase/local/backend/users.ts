import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { z } from 'zod';

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

export const metadata = z.record(z.string(), z.unknown());

/** What the secret key can set. Null metadata keys are removed. */
export const userInput = z.object({
  email: z.email().optional(),
  password: z.string().optional(),
  email_confirm: z.boolean().optional(),
  user_metadata: metadata.optional(),
  app_metadata: metadata.optional(),
});
type UserChanges = z.infer<typeof userInput>;

/** The auth service's accounts, for operations that its package lacks. */
export class Users {
  constructor(private readonly sql: postgres.Sql) {}

  async find(by: { id: string } | { email: string }): Promise<UserRow | undefined> {
    const condition = 'id' in by ? this.sql`id = ${by.id}` : this.sql`email = ${by.email.toLowerCase()}`;
    const [user] = await this.sql<UserRow[]>`select * from auth.users where ${condition}`;
    return user;
  }

  async hasThisPassword(id: string, password: string): Promise<boolean> {
    const rows = await this.sql`
      select from auth.users where id = ${id} and encrypted_password <> ''
        and extensions.crypt(${password}, replace(encrypted_password, '$2b$', '$2a$'))
          = replace(encrypted_password, '$2b$', '$2a$')`;
    return rows.length > 0;
  }

  /** @throws a unique violation (23505) if the address already has an account. */
  async create(email: string, changes: UserChanges): Promise<UserRow> {
    const id = randomUUID();
    const address = email.toLowerCase();
    await this.sql.begin(async (transaction) => {
      await transaction`
        insert into auth.users (id, email, raw_app_meta_data, raw_user_meta_data) values (
          ${id}, ${address},
          ${transaction.json({ provider: 'email', providers: ['email'] })},
          '{}'
        )`;
      await transaction`
        insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at) values (
          ${randomUUID()}, 'email', ${id}, ${id},
          ${transaction.json({ sub: id, email: address, email_verified: false, phone_verified: false })}, now()
        )`;
    });
    return this.update(id, changes);
  }

  /** Updates an account, in the order of supabase/auth internal/api/admin.go, adminUserUpdate. */
  async update(
    id: string,
    { email, password, email_confirm, user_metadata = {}, app_metadata = {} }: UserChanges,
  ): Promise<UserRow> {
    return this.sql.begin(async (sql) => {
      if (email_confirm) {
        await sql`update auth.users set email_confirmed_at = now(), confirmation_token = null,
          raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}' where id = ${id}`;
      }
      if (password !== undefined) {
        await sql`update auth.users set
          encrypted_password = extensions.crypt(${password}, extensions.gen_salt('bf', 10)),
          confirmation_token = null, confirmation_sent_at = null, recovery_token = null, recovery_sent_at = null,
          email_change_token_current = null, email_change_token_new = null, reauthentication_token = null
          where id = ${id}`;
        await sql`delete from auth.sessions where user_id = ${id}`;
      }
      if (email !== undefined) {
        await sql`update auth.users set email = ${email.toLowerCase()} where id = ${id}`;
        await this.addEmailIdentity(sql, id);
        await sql`update auth.identities
          set identity_data = identity_data || ${sql.json({ email: email.toLowerCase(), email_verified: true })}
          where user_id = ${id} and provider = 'email' and identity_data ->> 'email' <> ${email.toLowerCase()}`;
      }
      const [user] = await sql<UserRow[]>`
        update auth.users set
          raw_user_meta_data = jsonb_strip_nulls(raw_user_meta_data || ${sql.json(user_metadata as postgres.JSONValue)}),
          raw_app_meta_data = jsonb_strip_nulls(raw_app_meta_data || ${sql.json(app_metadata as postgres.JSONValue)}),
          updated_at = now()
        where id = ${id} returning *`;
      if (!user) throw new Error(`No account ${id}.`);
      return user;
    });
  }

  /** Adds an email identity to an account from another provider. */
  private async addEmailIdentity(sql: postgres.TransactionSql, id: string): Promise<void> {
    const added = await sql`
      insert into auth.identities (id, provider, provider_id, user_id, identity_data)
      select ${randomUUID()}, 'email', id::text, id, jsonb_build_object('sub', id, 'email', email)
      from auth.users where id = ${id}
      on conflict (provider, provider_id) do nothing returning id`;
    if (added.length === 0) return;
    await sql`
      update auth.users set raw_app_meta_data = raw_app_meta_data || jsonb_build_object('providers',
        (select jsonb_agg(provider order by created_at) from auth.identities where user_id = ${id}))
      where id = ${id}`;
  }

  /** Foreign keys cascade to the person's data. */
  async remove(id: string): Promise<void> {
    await this.sql`delete from auth.users where id = ${id}`;
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

  /** The account in the auth service's format. */
  async toResponse(user: UserRow): Promise<Record<string, unknown>> {
    const { email_confirmed_at, confirmation_sent_at, recovery_sent_at, last_sign_in_at } = user;
    return {
      id: user.id,
      aud: user.aud,
      role: user.role,
      email: user.email ?? '',
      phone: '',
      ...(email_confirmed_at && { email_confirmed_at, confirmed_at: email_confirmed_at }),
      ...(confirmation_sent_at && { confirmation_sent_at }),
      ...(recovery_sent_at && { recovery_sent_at }),
      ...(last_sign_in_at && { last_sign_in_at }),
      app_metadata: user.raw_app_meta_data ?? {},
      user_metadata: user.raw_user_meta_data ?? {},
      created_at: user.created_at,
      updated_at: user.updated_at,
      is_anonymous: false,
      identities: await this.identities(user.id),
    };
  }
}
