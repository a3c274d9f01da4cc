import { randomUUID } from 'node:crypto';
import { createServerClient } from '@supabase/ssr';
import { createClient } from '@supabase/supabase-js';
import WebSocket from 'ws';
import { sessionCookieOptions } from '@/lib/supabase/session-cookies';
import type { LocalState } from '../../scripts/state.ts';

export interface SignedIn {
  id: string;
  /** The header that the site knows them by. */
  cookie: string;
}

/** Node 20 has no WebSocket of its own, and the client library wants one even when nothing is live. */
const realtime = { transport: WebSocket as never };

function service({ supabaseUrl, secretKey }: LocalState) {
  return createClient(supabaseUrl, secretKey, {
    realtime,
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

/** A new account, confirmed and signed in on the site. */
export async function signInSomebody(state: LocalState): Promise<SignedIn> {
  const credentials = { email: `bench-${randomUUID()}@example.com`, password: randomUUID() };
  const made = await service(state).auth.admin.createUser({ ...credentials, email_confirm: true });
  if (made.error) throw made.error;
  const agreed = await service(state)
    .from('account_consents')
    .insert({ user_id: made.data.user.id, version: '1', text: 'Yes' });
  if (agreed.error) throw agreed.error;
  const jar = new Map<string, string>();
  const client = createServerClient(state.supabaseUrl, state.publishableKey, {
    cookieOptions: sessionCookieOptions(state.siteUrl),
    cookies: {
      encode: 'tokens-only',
      getAll: () => [...jar].map(([name, value]) => ({ name, value })),
      setAll: (written) => {
        for (const { name, value } of written) jar.set(name, value);
      },
    },
    realtime,
  });
  const { error } = await client.auth.signInWithPassword(credentials);
  if (error) throw error;
  return { id: made.data.user.id, cookie: [...jar].map((pair) => pair.join('=')).join('; ') };
}

/** Deletes them with all that they saved. */
export async function forget(state: LocalState, people: readonly SignedIn[]): Promise<void> {
  for (const { id } of people) await service(state).auth.admin.deleteUser(id);
}
