import 'server-only';

import { z } from 'zod';
import type { CsvRow } from '@/lib/domain/csv';
import { normaliseEmail } from '@/lib/domain/email-address';
import { dataOf } from '@/lib/supabase/backend';
import type { Args, Client } from '@/lib/supabase/service';

/* All of these query as the signed-in admin, whose actions are audited, and throw BackendFailure. */

const mails = z.object({
  /** Number of mails that were given up, by reason. */
  ended: z.record(z.string(), z.number()),
  /** Number of mails that leave sooner or later. */
  waiting: z.number(),
  /** The mails in the wanted state: those that failed, or the first 100 that leave next, or ended last. */
  jobs: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      recipient: z.string(),
      attempts: z.number(),
      last_error: z.string().nullable(),
      dead_reason: z.string().nullable(),
      can_retry: z.boolean(),
      /** Of the inbox, that it is about, and the issue of the newsletter that it is. */
      message: z.string().nullable(),
      issue: z.string().nullable(),
      /** When it was given up or sent, or when it leaves. */
      at: z.string(),
    }),
  ),
  /** Number of suppressed addresses. */
  suppressed: z.number(),
  /** The latest 100 of them. */
  suppressions: z.array(z.object({ email: z.string(), reason: z.string(), suppressed_at: z.string() })),
});

export const jobStates = ['failed', 'waiting', 'sent', 'ended'] as const;
export type JobState = (typeof jobStates)[number];

export type MailsData = z.infer<typeof mails>;

/**
 * Reads the mails in one state, and the suppressed addresses, in one query.
 * @param search part of the recipient's address; '' for all
 */
export async function readMails(client: Client, wanted: JobState, search: string): Promise<MailsData> {
  return mails.parse(
    await dataOf(client.rpc('admin_mails', { wanted, ...(search && { search: canonicalPart(search) }) })),
  );
}

/**
 * Queues a failed mail again.
 * @param jobId without one, all that can go out again
 * @returns whether there was any
 */
export function requeueMail(client: Client, jobId?: string): Promise<boolean> {
  return dataOf(client.rpc('admin_retry_email_job', jobId ? { job_id: jobId } : {}));
}

/**
 * Queues a mail to at most three addresses, or to the current admin.
 * @param facts a sample by its id, or the text of a newsletter issue
 * @returns whether all of them accept mail; else nothing is sent
 */
export async function sendTestMail(
  client: Client,
  facts: { sample: string } | Pick<WrittenIssue, 'subject' | 'preheader' | 'body' | 'picture'>,
  recipients: string[] = [],
): Promise<boolean> {
  return (await dataOf(client.rpc('admin_send_test_mail', { facts: { ...facts }, recipients }))) === 'queued';
}

/**
 * Lets a blocked address take mail again, unless its owner asked for no mail at all.
 * @returns whether it was blocked
 */
export function releaseAddress(client: Client, email: string, reason: string): Promise<boolean> {
  return dataOf(client.rpc('admin_release_address', { email, reason }));
}

const moment = z.string().nullable();
const issue = z.object({
  id: z.string(),
  subject: z.string(),
  state: z.enum(['draft', 'scheduled', 'sending', 'sent', 'stopped']),
  updated_at: z.string(),
  send_at: moment,
  started_at: moment,
  queued: z.number(),
  sent: z.number(),
  failed: z.number(),
  /** People for whom this was the latest issue when they unsubscribed. */
  unsubscribed: z.number(),
  /** Visits that began with a link of this issue; null for one to four. */
  visits: z.number().nullable(),
});
const writtenIssue = issue.extend({
  preheader: z.string(),
  body: z.string(),
  picture: z.object({ id: z.string(), alt: z.string(), width: z.number(), height: z.number() }).nullable(),
  /** The issue's page on the site, with corrections made since it was sent. */
  page: z.object({ subject: z.string(), body: z.string(), is_listed: z.boolean() }),
});
const newsletter = z.object({
  /** Whether the caller has proven who they are in the last five minutes. */
  is_proven: z.boolean(),
  subscribers: z.object({ reading: z.number(), waiting: z.number(), left: z.number() }),
  /** Requests of imports that wait to be sent. */
  requests: z.number(),
  issues: z.array(issue),
  /** Those before, the newest first. */
  older: z.array(issue.pick({ id: true, subject: true })),
  issue: writtenIssue.nullable(),
});

export type Issue = z.infer<typeof issue>;
export type WrittenIssue = z.infer<typeof writtenIssue>;

/** Reads the latest issues, or one issue with its text, and the subscriber counts, in one query. */
export async function readNewsletter(client: Client, issueId?: string) {
  const call = client.rpc('admin_newsletter', { issue_id: issueId });
  return newsletter.parse(await dataOf(call));
}

export interface NewPicture {
  jpeg: Buffer;
  width: number;
  height: number;
}

/**
 * Saves an issue and its picture, all or nothing: scheduled with `send_at`, otherwise as a draft. `version` is the `updated_at` of
 * the text that was edited; none for a new issue.
 * @param picture a new one, or another text for the one that it has, or null to take it away; nothing leaves it as it is
 * @returns `started`: sending has begun, nothing was saved; `newer`: nor was it, another text was saved meanwhile
 */
export async function saveIssue(
  client: Client,
  issue: Omit<Args<'admin_save_newsletter'>, 'picture'>,
  picture?: ({ alt: string } & Partial<NewPicture>) | null,
) {
  const outcome = z.enum(['saved', 'scheduled', 'started', 'newer']);
  const { jpeg, ...rest } = picture ?? {};
  const written = { ...rest, ...(jpeg && { jpeg: jpeg.toString('base64') }) };
  const args = picture === undefined ? issue : { ...issue, picture: written };
  return outcome.parse(await dataOf(client.rpc('admin_save_newsletter', args)));
}

/** Goes on with a stopped issue for those who have not got it. @returns whether it does */
export function resumeIssue(client: Client, id: string): Promise<boolean> {
  return dataOf(client.rpc('admin_resume_newsletter', { issue_id: id }));
}

/** Mends the page of an issue that has been sent. @returns whether it has been sent */
export function saveIssuePage(client: Client, page: Args<'admin_save_newsletter_page'>): Promise<boolean> {
  return dataOf(client.rpc('admin_save_newsletter_page', page));
}

/** Copies an issue into a new draft. @returns its id; null if there is no such issue */
export async function copyIssue(client: Client, id: string): Promise<string | null> {
  return dataOf(client.rpc('admin_duplicate_newsletter', { issue_id: id }));
}

/** @returns the new state; null if there was nothing to stop */
export async function stopIssue(client: Client, id: string) {
  const call = client.rpc('admin_stop_newsletter', { issue_id: id });
  return z
    .enum(['draft', 'stopped'])
    .nullable()
    .parse(await dataOf(call));
}

/** @returns whether the draft existed */
export async function deleteIssue(client: Client, id: string): Promise<boolean> {
  return dataOf(client.rpc('admin_delete_newsletter', { issue_id: id }));
}

const counts = z.object({
  asked: z.number(),
  known: z.number(),
  left: z.number(),
  suppressed: z.number(),
  invalid: z.number(),
});
export type ImportCounts = z.infer<typeof counts>;

export const subscriberStates = ['reading', 'waiting', 'left'] as const;

const subscriberList = z.object({
  /** How many there are on all pages. */
  matches: z.number(),
  subscribers: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      created_at: z.string(),
      state: z.enum(subscriberStates),
      /** What an imported list said: when they had agreed, and where. */
      list_confirmed: z.string().nullable(),
      list_source: z.string().nullable(),
    }),
  ),
  /** The last twelve, such as `2026-11`, newest first. */
  months: z.array(z.object({ month: z.string(), came: z.number(), left: z.number() })),
});
export type SubscriberList = z.infer<typeof subscriberList>;

export type SubscriberQuery = Omit<Args<'admin_subscribers'>, 'wanted'> & {
  wanted?: (typeof subscriberStates)[number];
};

/** Part of an address, as it is stored. */
const canonicalPart = (search: string) => normaliseEmail(search) || search;

/** Reads a page of the subscribers; `search` is part of the address, `after` the id of the last row of the page before. */
export async function readSubscribers(client: Client, query: SubscriberQuery): Promise<SubscriberList> {
  const { search = '' } = query;
  return subscriberList.parse(
    await dataOf(client.rpc('admin_subscribers', { ...query, search: canonicalPart(search) })),
  );
}

/** Asks an address to confirm; `reading` and `left` are not asked. */
export async function addSubscriber(
  client: Client,
  email: string,
  consent: { text: string; version: string },
) {
  const call = client.rpc('admin_add_subscriber', {
    email,
    consent_text: consent.text,
    consent_version: consent.version,
  });
  return z.enum(['queued', 'reading', 'left', 'limited', 'suppressed']).parse(await dataOf(call));
}

/** @returns whether there was a subscription to end */
export function removeSubscriber(client: Client, id: string): Promise<boolean> {
  return dataOf(client.rpc('admin_remove_subscriber', { subscriber_id: id }));
}

/**
 * Queues a confirmation request to each new address. Safe to repeat: known ones are skipped.
 * @param people at most 1,000, with what the list says beside an address, or nothing
 */
export async function importSubscribers(
  client: Client,
  people: readonly { email: string; confirmed: string; source: string }[],
  consent: { text: string; version: string },
): Promise<ImportCounts> {
  const call = client.rpc('admin_import_subscribers', {
    emails: people.map(({ email }) => email),
    confirmed: people.map(({ confirmed }) => confirmed),
    sources: people.map(({ source }) => source),
    consent_text: consent.text,
    consent_version: consent.version,
  });
  return counts.parse(await dataOf(call));
}

/** Stops the requests of imports that have not been sent. @returns how many */
export function stopImportedRequests(client: Client): Promise<number> {
  return dataOf(client.rpc('admin_stop_import'));
}

/** All subscribers, as rows of a file. */
export async function exportSubscribers(client: Client): Promise<CsvRow[]> {
  const rows = z.array(z.record(z.string(), z.string().nullable()));
  return rows.parse(await dataOf(client.rpc('admin_export_subscribers')));
}
