import type postgres from 'postgres';
import { one } from './database';

/** What the audit log says that this person did, in order. */
export async function actsOf(sql: postgres.Sql, userId: string) {
  const acts = sql`select action, object from public.admin_audit where actor = ${userId} order by id`;
  return [...(await acts.values())];
}

export const addFactor = (sql: postgres.Sql, userId: string, status = 'verified'): Promise<string> =>
  one(sql`
    insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at, secret)
    values (gen_random_uuid(), ${userId}, 'totp', ${status}::auth.factor_status, now(), now(), 'A')
    returning id`);
