import 'server-only';

import { z } from 'zod';
import { dataOf } from '@/lib/supabase/backend';
import type { Args, Client } from '@/lib/supabase/service';

/* All of these query as the signed-in admin, whose actions are audited, and throw BackendFailure. */

/** States of a contact message. The first two are open. */
export const messageStates = ['new', 'in-progress', 'answered', 'closed', 'spam'] as const;
export type MessageState = (typeof messageStates)[number];

const state = z.enum(messageStates);
const listed = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  type: z.string(),
  subject: z.string().nullable(),
  created_at: z.string(),
  state,
  may_be_in_danger: z.boolean(),
  /** Name of the person who works on the message. */
  taken_by: z.string().nullable(),
  /** The first 120 characters, on one line. */
  beginning: z.string(),
  /** What followed it last, without automatic answers; `who` is our writer's name. */
  last: z
    .object({
      kind: z.enum(['reply', 'answer', 'bounce']),
      who: z.string().nullable(),
      created_at: z.string(),
    })
    .nullable(),
});
const opened = listed.omit({ beginning: true, last: true }).extend({
  message: z.string(),
  /** Up to ten other messages of the sender, newest first. */
  earlier: z.array(listed.pick({ id: true, subject: true, created_at: true, state: true })),
  /** False for an address that no mail is sent to. */
  accepts_mail: z.boolean(),
  /** The replies and answers, oldest first. */
  replies: z.array(
    z.object({
      body: z.string(),
      created_at: z.string(),
      /** `reply` is ours. The others came back by mail: an answer, an automatic one, or a report that our reply did not arrive. */
      kind: z.enum(['reply', 'answer', 'auto', 'bounce']),
      /** Name of the person who wrote our reply, or the address that an answer came from. */
      who: z.string().nullable(),
      /** Names of files that are not stored. */
      attachments: z.array(z.string()),
      sent_at: z.string().nullable(),
      dead_reason: z.string().nullable(),
    }),
  ),
});
/** What a person of the workspace chose: the signature below their answers, and whether letters act in the inbox. */
const inboxSettings = z.object({ signature: z.string(), letter_keys: z.boolean() });
type InboxSettings = z.infer<typeof inboxSettings>;

const inbox = z.object({
  /** Each capped at 1,000. */
  counts: z.record(state, z.number()),
  /** Number of unread messages in spam from a marked sender; capped as well. */
  auto_spam: z.number(),
  /** How many messages a search finds in each state. */
  found: z.partialRecord(state, z.number()).nullable(),
  matches: z.number(),
  /** Open messages with words of danger, which come before the others. */
  pinned: z.array(listed),
  messages: z.array(listed),
  opened: opened.nullable(),
  /** Of the person who reads. */
  inbox_settings: inboxSettings,
});

export type ListedMessage = z.infer<typeof listed>;
export type LastReply = NonNullable<ListedMessage['last']>;
export type OpenedMessage = z.infer<typeof opened>;

type InboxQuery = Omit<Args<'admin_inbox'>, 'wanted'> & { wanted: MessageState | 'open' | null };

/**
 * Reads one page of the inbox and the open message, in one query. `after` is the id of the last message of the page before.
 */
export async function readInbox(client: Client, { wanted, ...query }: InboxQuery) {
  // The generated types do not allow null arguments.
  const call = client.rpc('admin_inbox', { ...query, wanted: wanted as string });
  return inbox.parse(await dataOf(call));
}

/**
 * Gives up to 100 messages a state, or deletes them.
 * @returns the previous state of each by its id; none for those that were not found
 */
export async function moveMessages(
  client: Client,
  ids: readonly string[],
  newState: MessageState | 'deleted',
): Promise<Record<string, MessageState>> {
  const call = client.rpc('admin_move_messages', { message_ids: [...ids], new_state: newState });
  return z.record(z.string(), state).parse(await dataOf(call));
}

/** @returns how many of these messages may be from people in danger, and are not closed */
export async function countInDanger(client: Client, ids: readonly string[]): Promise<number> {
  return z.number().parse(await dataOf(client.rpc('admin_messages_in_danger', { message_ids: [...ids] })));
}

/**
 * Stores a reply, queues its mail and marks the message as answered, in one transaction.
 * @param seen how many replies and answers the writer had on the page; `newer` if there are more
 */
export async function replyToMessage(client: Client, messageId: string, body: string, seen: number) {
  const call = client.rpc('admin_reply_to_message', { message_id: messageId, body, seen });
  return z.enum(['queued', 'duplicate', 'newer', 'suppressed', 'gone']).parse(await dataOf(call));
}

/** Reads what the caller chose for themselves, as it is stored. */
export async function readInboxSettings(client: Client): Promise<InboxSettings> {
  const query = client.from('user_roles').select('signature, letter_keys');
  return inboxSettings.parse(await dataOf(query.single()));
}

/** Saves what the caller chooses for themselves. */
export async function saveInboxSettings(client: Client, settings: InboxSettings): Promise<void> {
  await dataOf(client.rpc('admin_save_inbox_settings', settings));
}
