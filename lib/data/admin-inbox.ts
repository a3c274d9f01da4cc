import 'server-only';

import { z } from 'zod';
import { type MessageState, messageStates } from '@/lib/domain/admin/inbox';
import { dataOf } from '@/lib/supabase/backend';
import type { Client } from '@/lib/supabase/client';

/* All of these query as the signed-in admin, whose actions are audited, and throw BackendUnavailable. */

const state = z.enum(messageStates);
const listed = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  type: z.string(),
  subject: z.string().nullable(),
  created_at: z.string(),
  handled_at: z.string().nullable(),
  state,
});
const opened = listed.extend({
  message: z.string(),
  /** False for an address that bounced or complained. */
  takes_mail: z.boolean(),
  replies: z.array(
    z.object({
      body: z.string(),
      created_at: z.string(),
      sent_at: z.string().nullable(),
      dead_reason: z.string().nullable(),
    }),
  ),
});
const inbox = z.object({
  /** Each capped at 1,000. */
  counts: z.record(state, z.number()),
  matches: z.number(),
  messages: z.array(listed),
  opened: opened.nullable(),
});

export type InboxData = z.infer<typeof inbox>;
export type ListedMessage = z.infer<typeof listed>;
export type OpenedMessage = z.infer<typeof opened>;

export interface InboxQuery {
  search?: string;
  topic?: string;
  wanted: MessageState | 'open' | null;
  /** Cursor: only messages older than this ISO time. */
  before?: string;
  /** The message to open, which is audited. */
  message_id?: string;
  page_size: number;
}

/** Reads one page of the inbox and the open message, in one query. */
export async function readInbox(client: Client, { wanted, ...query }: InboxQuery): Promise<InboxData> {
  // The generated types do not allow null arguments.
  const call = client.rpc('admin_inbox', { ...query, wanted: wanted as string });
  return inbox.parse(await dataOf(call));
}

/** @returns the previous state; null if there is no such message */
export async function setMessageState(
  client: Client,
  messageId: string,
  newState: MessageState,
): Promise<MessageState | null> {
  const call = client.rpc('admin_set_message_state', { message_id: messageId, new_state: newState });
  return state.nullable().parse(await dataOf(call));
}

export type ReplyOutcome = 'queued' | 'duplicate' | 'suppressed' | 'gone';

/** Stores a reply, queues its mail and marks the message as answered, in one transaction. */
export async function replyToMessage(client: Client, messageId: string, body: string): Promise<ReplyOutcome> {
  const call = client.rpc('admin_reply_to_message', { message_id: messageId, body });
  return (await dataOf(call)) as ReplyOutcome;
}
