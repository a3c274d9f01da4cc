import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import WebSocket from 'ws';
import { readState } from '../../scripts/state.ts';

/** The running stack that `npm test`, or a person's `npm run up`, left its addresses of. */
export const state = readState();

/** Node 20 has no WebSocket of its own, and the client library wants one even when nothing is live. */
const realtime = { transport: WebSocket as never };
const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

/** A person who has not signed in. Each call is another person: sessions are not shared. */
export function anonymousClient(): SupabaseClient {
  return createClient(state.supabaseUrl, state.publishableKey, { realtime, auth });
}

/** The server, with the key that passes every policy. */
export function serviceClient(): SupabaseClient {
  return createClient(state.supabaseUrl, state.secretKey, { realtime, auth });
}

/** The database as the owner of the schema. Close it with `sql.end()`. */
export function connect(database?: string): postgres.Sql {
  const url = new URL(state.databaseUrl);
  if (database) url.pathname = `/${database}`;
  return postgres(url.href, { max: 2, onnotice: () => {} });
}

export const anyEmail = (name = 'person') => `${name}-${randomUUID()}@example.com`;
export const anyPassword = () => randomUUID();

export interface Person {
  id: string;
  email: string;
  password: string;
  /** Signed in. */
  client: SupabaseClient;
}

/** A new account, confirmed and signed in. Its data goes with `serviceClient().auth.admin.deleteUser(id)`. */
/** As if the person had ticked the box for keeping flips. */
export async function agree(userId: string): Promise<void> {
  const { error } = await serviceClient()
    .from('account_consents')
    .insert({ user_id: userId, version: '1', text: 'Yes' });
  if (error) throw error;
}

export async function newPerson(name?: string): Promise<Person> {
  const credentials = { email: anyEmail(name), password: anyPassword() };
  const made = await serviceClient().auth.admin.createUser({ ...credentials, email_confirm: true });
  if (made.error) throw made.error;
  await agree(made.data.user.id);
  const client = anonymousClient();
  const signedIn = await client.auth.signInWithPassword(credentials);
  if (signedIn.error) throw signedIn.error;
  return { id: made.data.user.id, ...credentials, client };
}
