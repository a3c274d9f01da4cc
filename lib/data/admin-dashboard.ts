import 'server-only';

import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { dataOf } from '@/lib/supabase/backend';
import type { Database } from '@/lib/supabase/database.types';
import { listedMessage } from './contact-messages';

/** Inclusive, YYYY-MM-DD, 1 to 366 days. */
export interface DayRange {
  from: string;
  to: string;
}

const count = z.number();
/** Null for a group of fewer than five people, which is not broken down. */
const part = z.number().nullable();
/** ISO date and time. */
const moment = z.string();

const flips = z.object({
  sessions: count,
  completed: part,
  action_needed: part,
  no_action: part,
  emergency: part,
});
const period = flips.extend({
  first_day: z.string(),
  last_day: z.string(),
  active_people: count,
  new_users: count,
});

/** One view of the dashboard, as the function `admin_dashboard` of the database makes it. */
const dashboard = z.object({
  /** `new_users_today` is of this UTC day. */
  totals: z.object({
    total_users: count,
    new_users_today: count,
    active_users_7d: count,
    total_sessions: count,
    avg_sessions_per_user: count,
  }),
  /** The range and the equally long one before it. */
  periods: z.tuple([period, period]),
  /** One entry for each day of the range, the oldest first. */
  days: z.array(flips.extend({ day: z.string() })),
  /** Most used first; `other` joins techniques that fewer than five people used. */
  techniques: z.array(z.object({ technique: z.string(), sessions: part })),
  /** 24 entries by UTC hour. */
  hours: z.array(z.object({ hour: count, sessions: part })),
  /** The ten newest accounts. */
  users: z.array(
    z.object({ id: z.string(), email: z.string().nullable(), created_at: moment, is_admin: z.boolean() }),
  ),
  workbook: z.object({
    requests: count,
    confirmed: count,
    unsubscribed: count,
    bounced: count,
    complained: count,
  }),
  /** `none` came without a name; `other` joins names with fewer than five requests. */
  sources: z.array(
    z.object({
      dimension: z.enum(['source', 'medium', 'campaign']),
      name: z.string(),
      requests: count,
      confirmed: part,
    }),
  ),
  /** `started` are the people who started the course in the range. */
  course: z.array(z.object({ course_day: count, started: count, sent: part, waiting: part })),
  inbox: z.object({
    /** Counted up to 1,000. */
    matches: count,
    messages: z.array(listedMessage),
    /** The text of the message that was asked for. */
    opened: z.string().nullable(),
  }),
  /** Messages that are not handled: how many, up to 1,000, and when the newest 100 came. */
  open: z.object({ matches: count, received: z.array(moment) }),
  mail: z.object({
    waiting: count,
    due: count,
    in_flight: count,
    retrying: count,
    /** How late the oldest due mail is. */
    oldest_due_seconds: count,
    sent_24h: count,
    failed: count,
    last_sent_at: moment.nullable(),
  }),
  /** The newest 100 mails that were given up. Only one that `failed` may be tried again. */
  undelivered: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      recipient: z.string(),
      attempts: count,
      last_error: z.string().nullable(),
      dead_reason: z.string(),
      dead_at: moment,
    }),
  ),
  /** The newest first; `actor_email` is null for the secret key and the owner of the schema. */
  audit: z.array(
    z.object({
      id: count,
      at: moment,
      actor_email: z.string().nullable(),
      action: z.string(),
      object: z.string().nullable(),
      about: z.string().nullable(),
    }),
  ),
});

export type DashboardData = z.infer<typeof dashboard>;

/** Which messages and which entries of the audit log a view shows. */
export interface MessageFilter {
  search?: string;
  topic?: string;
  handled?: boolean;
  /** Only messages older than this ISO moment, for the next page. */
  before?: string;
  page_size: number;
}

interface DashboardFilter extends MessageFilter {
  /** The message whose text is wanted; that it was opened is written down. */
  message_id?: string;
  audit_action?: string;
  /** Only entries older than the one with this id. */
  audit_before?: number;
}

/**
 * Everything on one view, in one call, asked as the signed-in admin: the database refuses everybody else by itself.
 * @throws BackendUnavailable
 */
export async function readDashboard(
  client: SupabaseClient<Database>,
  { from, to }: DayRange,
  filter: DashboardFilter,
): Promise<DashboardData> {
  const call = client.rpc('admin_dashboard', { from_day: from, to_day: to, ...filter });
  return dashboard.parse(await dataOf(call));
}
