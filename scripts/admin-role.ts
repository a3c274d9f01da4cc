import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../lib/supabase/database.types.ts';
import { readState } from './state.ts';

interface Project {
  url: string;
  secretKey: string;
}

/**
 * Returns the project named by the environment variables, or the local stack if neither is set.
 * @throws when only one of the two is set: a guess could write to the wrong project
 */
function chooseProject(): Project {
  const { NEXT_PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = process.env;
  if (url && secretKey) return { url, secretKey };
  if (url || secretKey)
    throw new Error('Set both NEXT_PUBLIC_SUPABASE_URL and SUPABASE_SECRET_KEY, or neither.');
  const state = readState();
  return { url: state.supabaseUrl, secretKey: state.secretKey };
}

/** @throws when no account has this address, or when granting to an unconfirmed account */
async function findAccount(
  client: SupabaseClient<Database>,
  email: string,
  change: 'grant' | 'revoke',
): Promise<string> {
  // The auth service stores addresses in lower case, and so do profiles.
  const { data, error } = await client.from('profiles').select('id').eq('email', email.toLowerCase());
  if (error) throw new Error(`The accounts could not be read: ${error.message}`);
  const [profile] = data;
  if (!profile) throw new Error(`There is no account for ${email}. Its owner must sign up first.`);
  if (change === 'revoke') return profile.id;
  const account = await client.auth.admin.getUserById(profile.id);
  if (account.error) throw new Error(`The account could not be read: ${account.error.message}`);
  if (account.data.user.email_confirmed_at) return profile.id;
  throw new Error(
    `${email} is not confirmed yet: a stranger could have signed up with it. Its owner must confirm it from the mail first.`,
  );
}

/** `npm run admin:grant -- <e-mail>` and `npm run admin:revoke -- <e-mail>`. Both are idempotent. */
export async function run(change: 'grant' | 'revoke', args: string[]): Promise<number> {
  const [email, ...more] = args.map((each) => each.trim());
  if (!email?.includes('@') || more.length > 0) {
    throw new Error(`Give one e-mail address: npm run admin:${change} -- owner@example.com`);
  }
  const { url, secretKey } = chooseProject();
  const client = createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const user_id = await findAccount(client, email, change);
  const roles = client.from('user_roles');
  const row = { user_id, role: 'admin' };
  const { error } =
    change === 'grant'
      ? await roles.upsert(row, { onConflict: 'user_id,role', ignoreDuplicates: true })
      : await roles.delete().match(row);
  if (error) throw new Error(`The role could not be changed: ${error.message}`);
  const outcome =
    change === 'grant' ? 'is an admin now' : 'is no longer an admin, from their next request on';
  process.stdout.write(`${email} ${outcome} (${new URL(url).host}).\n`);
  return 0;
}
