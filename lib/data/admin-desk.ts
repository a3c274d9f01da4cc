import 'server-only';

import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/supabase/database.types';
import { type DayRange, FiguresUnavailable, rowOf, rowsOf } from './admin-figures';

/** The owner's desk, asked as the signed-in admin; a null stands for a group of fewer than five people. */
type Client = SupabaseClient<Database>;

const days = ({ from, to }: DayRange) => ({ from_day: from, to_day: to });

export interface WorkbookFigures {
  requests: number;
  confirmed: number;
  /** 0 to 1 with three decimals; null without requests. */
  confirmed_share: number | null;
  unsubscribed: number;
  bounced: number;
  complained: number;
}

export function readWorkbookFigures(client: Client, range: DayRange): Promise<WorkbookFigures> {
  return rowOf(client.rpc('admin_workbook_figures', days(range)));
}

export interface WorkbookSource {
  dimension: 'source' | 'medium' | 'campaign';
  /** `none` came without one; `other` joins names with fewer than five requests. */
  name: string;
  requests: number;
  confirmed: number | null;
}

export async function readWorkbookSources(client: Client, range: DayRange): Promise<WorkbookSource[]> {
  return (await rowsOf(client.rpc('admin_workbook_sources', days(range)))) as WorkbookSource[];
}

export interface CourseDayProgress {
  course_day: number;
  /** People who started the course in the range. */
  started: number;
  sent: number | null;
  waiting: number | null;
}

export function readCourseProgress(client: Client, range: DayRange): Promise<CourseDayProgress[]> {
  return rowsOf(client.rpc('admin_course_progress', days(range)));
}

export interface InboxFilter {
  search?: string;
  topic?: string;
  handled?: boolean;
  /** ISO date and time: only older letters, for the next page. */
  before?: string;
  pageSize?: number;
}

export interface InboxMessage {
  id: string;
  name: string;
  email: string;
  type: string;
  subject: string | null;
  created_at: string;
  handled_at: string | null;
}

/** Letters that fit, without their words, the newest first, and how many fit in all (counted up to 1,000). */
export async function readInbox(
  client: Client,
  { search, topic, handled, before, pageSize }: InboxFilter,
): Promise<{ messages: InboxMessage[]; matches: number }> {
  const rows = await rowsOf(
    client.rpc('admin_contact_messages', { search, topic, handled, before, page_size: pageSize }),
  );
  return { messages: rows.map(({ matches: _, ...message }) => message), matches: rows[0]?.matches ?? 0 };
}

/** The words of a letter, whose opening is written down; null when it is gone. */
export async function readLetter(client: Client, messageId: string): Promise<string | null> {
  const { data, error } = await client.rpc('admin_read_contact_message', { message_id: messageId });
  if (error) throw new FiguresUnavailable(error);
  return data;
}

/** The letters that fit, whole, for a file; that it was made is written down. */
export function exportInbox(
  client: Client,
  range: DayRange,
  { search, topic, handled, before, pageSize }: InboxFilter,
): Promise<(InboxMessage & { message: string })[]> {
  return rowsOf(
    client.rpc('admin_export_contact_messages', {
      ...days(range),
      search,
      topic,
      handled,
      before,
      page_size: pageSize,
    }),
  );
}

/** @returns whether there is such a letter */
export async function markHandled(client: Client, messageId: string, handled: boolean): Promise<boolean> {
  const { data, error } = await client.rpc('admin_mark_contact_handled', { message_id: messageId, handled });
  if (error) throw new FiguresUnavailable(error);
  return data;
}

export interface MailHealth {
  waiting: number;
  due: number;
  in_flight: number;
  retrying: number;
  /** How late the oldest due mail is. */
  oldest_due_seconds: number;
  sent_24h: number;
  dead: number;
  last_sent_at: string | null;
}

export function readMailHealth(client: Client): Promise<MailHealth> {
  return rowOf(client.rpc('admin_mail_health'));
}

export interface DeadLetter {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  attempts: number;
  last_error: string | null;
  /** Only what `failed` may be tried again; the others died because their reader wants no mail. */
  dead_reason: string;
  dead_at: string;
}

/** The newest 100 mails that were given up. */
export function readDeadLetters(client: Client): Promise<DeadLetter[]> {
  return rowsOf(client.rpc('admin_dead_letters'));
}

/** @returns whether it waits in the queue again */
export async function retryDeadLetter(client: Client, jobId: string): Promise<boolean> {
  const { data, error } = await client.rpc('admin_retry_email_job', { job_id: jobId });
  if (error) throw new FiguresUnavailable(error);
  return data;
}
