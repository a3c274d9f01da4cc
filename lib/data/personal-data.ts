import 'server-only';
import { z } from 'zod';
import type { CsvTable } from '@/lib/domain/csv';
import { normaliseEmail } from '@/lib/domain/email-address';
import type { User } from '@/lib/domain/session';
import { dataOf, failureOf, readAll } from '@/lib/supabase/backend';
import { createServerClient } from '@/lib/supabase/server';
import { type Client, serviceClient } from '@/lib/supabase/service';

const EXPORT_TIMEOUT_MS = 20_000;

/**
 * The tables of the export and their headings. Account deletion covers the same tables; a test compares the
 * two.
 */
export const exportTitles = {
  profiles: 'Your profile',
  user_roles: 'Your roles',
  account_consents: 'What you agreed to',
  flip_sessions: 'Your flips',
  notebook_counts: 'The counts of your notebook',
  workbook_requests: 'Your request for the workbook',
  workbook_submissions: 'Each time you asked for the workbook',
  newsletter_subscribers: 'Your subscription to the newsletter',
  newsletter_submissions: 'Each time you asked for the newsletter',
  email_jobs: 'Mails to you',
  email_suppressions: 'Why your address gets no mail',
  contact_messages: 'Your messages to us',
  contact_replies: 'Our answers to them',
  role_invitations: 'Invitations to the workspace',
} as const;

/** The headings of what the auth service keeps. */
const authTitles = {
  account: 'Your account at the sign-in service',
  sessions: 'Where you are signed in',
  identities: 'Your ways to sign in',
  factors: 'Your second factors',
  passkeys: 'Your passkeys',
} as const;

const titles = { ...exportTitles, ...authTitles };
const tables = Object.keys(titles) as (keyof typeof titles)[];

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
/** The rows of each table of the export; one that is missing is an error. */
const complete = z.record(z.enum(tables), z.array(z.record(z.string(), cell)));
const json = z.looseObject({});

/**
 * Collects everything stored about a person, table by table. Records that need no account are found by the
 * account's verified address.
 * @param user from `getCurrentUser`
 * @throws BackendFailure when any part cannot be read, since an export has to be complete
 */
export async function collectPersonalData(user: User): Promise<CsvTable[]> {
  const signal = AbortSignal.timeout(EXPORT_TIMEOUT_MS);
  const own = await createServerClient({ signal });
  const service = serviceClient(signal);
  const [byAddress, ofAuth, profiles, consents, roles, flips, counts, passkeys] = await Promise.all([
    dataOf(service.rpc('personal_data', { address: normaliseEmail(user.email) })),
    dataOf(service.rpc('account_auth_data', { user_id: user.userId })),
    dataOf(own.from('profiles').select('*')),
    dataOf(own.from('account_consents').select('*').order('given_at')),
    dataOf(own.from('user_roles').select('*')),
    readAll((from, to) =>
      own
        .from('flip_sessions')
        .select('*', { count: 'exact' })
        .order('created_at')
        .order('id')
        .range(from, to),
    ),
    readAll((from, to) =>
      own
        .from('notebook_counts')
        .select('*', { count: 'exact' })
        .order('month')
        .order('device')
        .range(from, to),
    ),
    readPasskeys(own),
  ]);
  const rows = complete.parse({
    ...json.parse(byAddress),
    ...json.parse(ofAuth),
    // By the account, whatever its address.
    profiles,
    account_consents: consents,
    user_roles: roles,
    flip_sessions: flips,
    notebook_counts: counts,
    passkeys,
  });
  return tables.map((table) => ({ title: titles[table], rows: rows[table] }));
}

async function readPasskeys({ auth }: Client): Promise<readonly object[]> {
  const { data, error } = await auth.passkey.list();
  // A project without passkeys.
  if (error?.status === 404) return [];
  if (error) throw failureOf(error);
  return data;
}

/**
 * The address and name of the signed-in person; '' for none.
 * @throws BackendFailure when it cannot be read
 */
export async function readProfile({ userId }: User): Promise<{ email: string; fullName: string }> {
  const client = await createServerClient();
  const query = client.from('profiles').select('email, full_name').eq('id', userId);
  const data = await dataOf(query.single());
  return { email: data.email ?? '', fullName: data.full_name ?? '' };
}

/**
 * Sets the name of the signed-in person; an empty one removes it.
 * @throws BackendFailure when it cannot be saved
 */
export async function renameProfile({ userId }: User, fullName: string): Promise<void> {
  const client = await createServerClient();
  const { error, count } = await client
    .from('profiles')
    .update({ full_name: fullName || null }, { count: 'exact' })
    .eq('id', userId);
  if (error) throw failureOf(error, 'profiles');
  if (count !== 1) throw new Error('The signed-in person has no profile.');
}

/**
 * Which of these accounts no longer exist. Reveals nothing else about them.
 * @param userIds a short list
 * @throws BackendFailure when this is uncertain
 */
export async function findDeletedAccounts(userIds: readonly string[]): Promise<string[]> {
  const found = await dataOf(serviceClient().from('profiles').select('id').in('id', userIds));
  const existing = new Set(found.map(({ id }) => id));
  return userIds.filter((id) => !existing.has(id));
}
