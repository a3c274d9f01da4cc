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

/** An account with its password and a client that is signed in. */
export type Person = Awaited<ReturnType<typeof newPerson>>;

/** Records the consent to keep flips. */
export async function agree(userId: string): Promise<void> {
  const { error } = await serviceClient()
    .from('account_consents')
    .insert({ user_id: userId, version: '1', text: 'Yes' });
  if (error) throw error;
}

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

/** A new account, confirmed, consenting and signed in. Delete it with `serviceClient().auth.admin.deleteUser(id)`. */
export async function newPerson(name?: string) {
  const credentials = { email: anyEmail(name), password: anyPassword() };
  const made = await serviceClient().auth.admin.createUser({ ...credentials, email_confirm: true });
  if (made.error) throw made.error;
  await agree(made.data.user.id);
  const client = anonymousClient();
  const signedIn = await client.auth.signInWithPassword(credentials);
  if (signedIn.error) throw signedIn.error;
  return { id: made.data.user.id, ...credentials, client };
}
