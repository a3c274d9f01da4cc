import 'server-only';

import { z } from 'zod';
import { dataOf } from '@/lib/supabase/backend';
import type { Client } from '@/lib/supabase/client';
import type { Json } from '@/lib/supabase/database.types';
import { count, type DayRange, part, users, workbook } from './admin-figures';
import { personSummary } from './person-summary';

/* All of these query as the signed-in admin, whose actions are audited, and throw BackendUnavailable. */

const people = z.object({
  admins: z.array(
    z.object({
      id: z.string(),
      email: z.string().nullable(),
      granted_at: z.string(),
      has_factor: z.boolean(),
      is_self: z.boolean(),
    }),
  ),
  person: personSummary.nullable(),
  users,
  workbook,
  /** `none`: without a name; `other` combines names with fewer than five requests. */
  sources: z.array(
    z.object({
      dimension: z.enum(['source', 'medium', 'campaign']),
      name: z.string(),
      requests: count,
      confirmed: part,
    }),
  ),
  /** `started`: people who started the course in the range. */
  course: z.array(z.object({ course_day: count, started: count, sent: part, waiting: part })),
});

export type PeopleData = z.infer<typeof people>;

/**
 * Reads the admins, the latest accounts and the workbook figures of a date range, in one query.
 * @param email also returns what is stored about this address, which is audited
 */
export async function readPeople(
  client: Client,
  { from, to }: DayRange,
  email?: string,
): Promise<PeopleData> {
  const call = client.rpc('admin_people', { from_day: from, to_day: to, ...(email && { email }) });
  return people.parse(await dataOf(call));
}

/* The next four require that the admin re-authenticated in the last five minutes. */

/** @returns what is stored about an address, without individual flips; null if nothing is */
export async function exportPerson(client: Client, email: string): Promise<Json> {
  return dataOf(client.rpc('admin_export_person', { email }));
}

export async function deletePerson(
  client: Client,
  email: string,
  withMessages: boolean,
): Promise<'deleted' | 'unknown' | 'admin'> {
  const call = client.rpc('admin_delete_person', { email, with_messages: withMessages });
  return (await dataOf(call)) as 'deleted' | 'unknown' | 'admin';
}

/** `unknown`: no account with this address, or it is unconfirmed. */
export async function grantRole(client: Client, email: string): Promise<'granted' | 'already' | 'unknown'> {
  return (await dataOf(client.rpc('admin_grant_role', { email }))) as 'granted' | 'already' | 'unknown';
}

export async function revokeRole(client: Client, person: string): Promise<'revoked' | 'last' | 'unknown'> {
  return (await dataOf(client.rpc('admin_revoke_role', { person }))) as 'revoked' | 'last' | 'unknown';
}
