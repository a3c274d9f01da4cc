import 'server-only';

import { z } from 'zod';
import type { Session } from '@/lib/auth/session';
import type { CsvRow } from '@/lib/domain/csv';
import { normaliseEmail } from '@/lib/domain/email-address';
import { BackendUnavailable, dataOf, readAll } from '@/lib/supabase/backend';
import type { Client } from '@/lib/supabase/client';
import { createServerClient } from '@/lib/supabase/server';
import { serviceClient } from '@/lib/supabase/service';

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
} as const;

/** The headings of what the auth service keeps. */
const authTitles = {
  account: 'Your account at the sign-in service',
  sessions: 'Where you are signed in',
  identities: 'Your ways to sign in',
  factors: 'Your second factors',
  passkeys: 'Your passkeys',
} as const;

const authRows = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])));
const authData = z.object({
  account: authRows,
  sessions: authRows,
  identities: authRows,
  factors: authRows,
  passkeys: authRows,
});

/**
 * Collects everything stored about a person, table by table. Records that need no account are found by the
 * account's verified address.
 * @param person from `getCurrentUser`
 * @throws BackendUnavailable when any part cannot be read, since an export has to be complete
 */
export async function collectPersonalData(
  person: Session,
): Promise<{ title: string; rows: readonly CsvRow[] }[]> {
  const signal = AbortSignal.timeout(EXPORT_TIMEOUT_MS);
  const own = await createServerClient({ signal });
  const service = serviceClient(signal);
  const address = normaliseEmail(person.email);
  const requests = dataOf(service.from('workbook_requests').select('*').eq('email', address));
  const messages = dataOf(service.from('contact_messages').select('*').eq('email', address));
  const subscriptions = dataOf(service.from('newsletter_subscribers').select('*').eq('email', address));
  const rows: Record<keyof typeof exportTitles, Promise<readonly CsvRow[]>> = {
    profiles: dataOf(own.from('profiles').select('*')),
    user_roles: dataOf(own.from('user_roles').select('*')),
    account_consents: dataOf(own.from('account_consents').select('*')),
    flip_sessions: readAll((from, to) =>
      own.from('flip_sessions').select('*').order('created_at').order('id').range(from, to),
    ),
    notebook_counts: dataOf(own.from('notebook_counts').select('*').order('month')),
    workbook_requests: requests,
    workbook_submissions: requests.then((found) =>
      dataOf(service.from('workbook_submissions').select('*').in('request_id', idsOf(found))),
    ),
    newsletter_subscribers: subscriptions.then((found) => found.map(({ token: _, ...row }) => row)),
    newsletter_submissions: subscriptions.then((found) =>
      dataOf(
        service
          .from('newsletter_submissions')
          .select('consent_text, consent_version, submitted_at, confirmed_at')
          .in('subscriber_id', idsOf(found)),
      ),
    ),
    email_jobs: dataOf(
      service
        .from('email_jobs')
        .select('kind, created_at, send_after, sent_at')
        .eq('recipient', address)
        .neq('kind', 'contact'),
    ),
    email_suppressions: dataOf(service.from('email_suppressions').select('*').eq('email', address)),
    contact_messages: messages,
    contact_replies: messages.then((found) =>
      dataOf(service.from('contact_replies').select('*').in('contact_id', idsOf(found))),
    ),
  };
  const signIn = authData.parse({
    ...z.looseObject({}).parse(await dataOf(service.rpc('account_auth_data', { user_id: person.userId }))),
    passkeys: await readPasskeys(own),
  });
  const tables = Object.entries(rows) as [keyof typeof exportTitles, Promise<readonly CsvRow[]>][];
  const stored = await Promise.all(
    tables.map(async ([table, found]) => ({ title: exportTitles[table], rows: await found })),
  );
  const parts = Object.keys(authTitles) as (keyof typeof authTitles)[];
  return [...stored, ...parts.map((each) => ({ title: authTitles[each], rows: signIn[each] }))];
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

async function readPasskeys({ auth }: Client): Promise<readonly object[]> {
  const { data, error } = await auth.passkey.list();
  // A project without passkeys.
  if (error?.status === 404) return [];
  if (error) throw new BackendUnavailable(error);
  return data;
}
