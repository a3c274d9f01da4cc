import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { findEmails } from '../lib/domain/email-address.ts';
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
  const { data, error } = await client.from('profiles').select('id').eq('email', email);
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

const roleNames = {
  '--owner': 'is an owner',
  '--admin': 'is an admin',
  '--inbox': 'can open the inbox',
} as const;

/**
 * `npm run admin:grant -- <e-mail>`, with `--owner` for an admin whom no other person can remove and `--inbox` for an assistant, and
 * `npm run admin:revoke -- <e-mail>`. All are idempotent.
 */
export async function run(change: 'grant' | 'revoke', args: string[]): Promise<number> {
  const flag = (['--owner', '--inbox'] as const).find((each) => change === 'grant' && args.includes(each));
  // Also as it is copied from a mail: "Ann <ann@example.com>".
  const { found, refused } = findEmails(args.filter((each) => each !== flag).join(' '));
  const [email, ...more] = found;
  if (!email || more.length + refused.length > 0) {
    throw new Error(`Give one e-mail address: npm run admin:${change} -- owner@example.com`);
  }
  const { url, secretKey } = chooseProject();
  const client = createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const user_id = await findAccount(client, email, change);
  const roles = () => client.from('user_roles');
  const row = { user_id, role: flag === '--inbox' ? 'inbox' : 'admin', is_owner: flag === '--owner' };
  const before = await roles().select('user_id, role, is_owner').eq('user_id', user_id).maybeSingle();
  const isSame = before.data?.role === row.role && before.data.is_owner === row.is_owner;
  // Inserts a new row, because each new row is logged and mailed.
  if (change === 'revoke' || !isSame) {
    const removed = await roles().delete().eq('user_id', user_id);
    if (removed.error) throw new Error(`The role could not be changed: ${removed.error.message}`);
  }
  const { error } = change === 'grant' && !isSame ? await roles().insert(row) : { error: before.error };
  if (error) throw new Error(`The role could not be changed: ${error.message}`);
  const outcome =
    change === 'grant'
      ? `${roleNames[flag ?? '--admin']} now`
      : 'is no longer an admin, from their next request on';
  process.stdout.write(`${email} ${outcome} (${new URL(url).host}).\n`);
  return 0;
}
