import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import { dataOf } from '@/lib/supabase/backend';
import { type Args, type Client, serviceClient } from '@/lib/supabase/service';

/** What the owner changes at /admin/settings. */
const settings = z.object({
  /** IANA name, in which the workspace shows and reads times. */
  time_zone: z.string(),
  /** In the From of each mail; '' for the environment's. */
  sender_name: z.string(),
  /** Below answers to messages. */
  signature: z.string(),
  /** Weekdays on which messages are answered, from 1 for Monday. */
  open_days: z.array(z.number()),
  /** Whether the owner gets the week's figures on Mondays. */
  weekly_mail: z.boolean(),
  /** Changed and added ready answers by id; one without a text is taken out. */
  ready_answers: z.record(z.string(), z.object({ label: z.string(), text: z.string() })),
  /** The day on which each helpline was last tried, by its id. */
  helplines_tried: z.record(z.string(), z.string()),
});

export type Settings = z.infer<typeof settings>;

/**
 * Reads the settings with the secret key, once a request.
 * @throws BackendFailure
 */
export const readSettings = cache(
  async (): Promise<Settings> => settings.parse(await dataOf(serviceClient().rpc('site_settings'))),
);

/**
 * The settings that a form changed. What it left as it was may have been changed by another person since.
 * @param shown what it showed, in JSON; all are changed where that cannot be read
 */
export function changesSince(shown: string | undefined, wanted: Partial<Settings>): Partial<Settings> {
  let was: Readonly<Record<string, unknown>> = {};
  try {
    was = Object(JSON.parse(shown ?? ''));
  } catch {
    return wanted;
  }
  const isChanged = ([name, value]: [string, unknown]) => JSON.stringify(was[name]) !== JSON.stringify(value);
  return Object.fromEntries(Object.entries(wanted).filter(isChanged));
}

/**
 * Changes the given settings as the signed-in admin, and logs each that changed.
 * @throws BackendFailure
 */
export async function saveSettings(client: Client, changes: Partial<Settings>): Promise<void> {
  await dataOf(client.rpc('admin_save_settings', { changes }));
}

/**
 * Notes that a helpline was tried on a day, YYYY-MM-DD.
 * @throws BackendFailure
 */
export async function markHelpline(client: Client, helpline: string, day: string): Promise<void> {
  await dataOf(client.rpc('admin_mark_helpline', { helpline, day }));
}

/**
 * Lists admin actions, newest first, as the signed-in admin. `actor_email` is null for the secret key and the
 * schema owner; `about` is the email of the account whose role changed.
 * @throws BackendFailure
 */
export function readAudit(client: Client, query: Args<'admin_audit_log'>) {
  return dataOf(client.rpc('admin_audit_log', query));
}

export type AuditEntry = Awaited<ReturnType<typeof readAudit>>[number];

/**
 * Notes that an entry of the content was changed, such as `site/facts`.
 * @throws BackendFailure
 */
export async function noteContent(client: Client, entry: string): Promise<void> {
  await dataOf(client.rpc('admin_note_content', { entry }));
}
