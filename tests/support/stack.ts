import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import WebSocket from 'ws';
import { readState } from '../../scripts/state.ts';

/** The running stack, as recorded by `npm test` or `npm run up`. */
export const state = readState();

/** The client library requires a WebSocket, even without realtime. */
const realtime = { transport: WebSocket as never };
const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

/** A signed-out client; each call has a session of its own. */
export function anonymousClient(): SupabaseClient {
  return createClient(state.supabaseUrl, state.publishableKey, { realtime, auth });
}

/** A client with the secret key, which bypasses row level security. */
export function serviceClient(): SupabaseClient {
  return createClient(state.supabaseUrl, state.secretKey, { realtime, auth });
}

/** A database connection as the schema's owner. Close it with `sql.end()`. */
export const connect = (): postgres.Sql => postgres(state.databaseUrl, { max: 2, onnotice: () => {} });

export const anyEmail = (name = 'person') => `${name}-${randomUUID()}@example.com`;
export const anyPassword = (): string => randomUUID();

export type Account = Awaited<ReturnType<typeof newAccount>>;
/** An account with a client that is signed in. */
export type Person = Awaited<ReturnType<typeof newPerson>>;

/** A completed flip, as the device sends it. */
export const completedFlip = (id: string) => ({
  id,
  flip_step_reached: 'complete',
  action_needed: false,
  flip_technique: 'count-objects',
  completion_time_seconds: 15,
  was_emergency_mode: false,
  session_date: new Date().toISOString().slice(0, 10),
});

/** A new account, confirmed, and consenting to keep flips. */
export async function newAccount(name?: string, email = anyEmail(name)) {
  const credentials = { email, password: anyPassword() };
  const service = serviceClient();
  const { data, error } = await service.auth.admin.createUser({ ...credentials, email_confirm: true });
  if (error) throw error;
  const consent = { user_id: data.user.id, version: '1', text: 'Yes' };
  const agreed = await service.from('account_consents').insert(consent);
  if (agreed.error) throw agreed.error;
  return { id: data.user.id, ...credentials };
}

/** A new account, signed in. Delete it with `serviceClient().auth.admin.deleteUser(id)`. */
export async function newPerson(name?: string) {
  const account = await newAccount(name);
  const client = anonymousClient();
  const { error } = await client.auth.signInWithPassword(account);
  if (error) throw error;
  return { ...account, client };
}
