import 'server-only';

import { z } from 'zod';
import { dangerPhrases } from '@/content/danger/phrases';
import { dangerFinder } from '@/lib/domain/danger';
import { dataOf } from '@/lib/supabase/backend';
import type { TablesInsert } from '@/lib/supabase/database.types';
import { serviceClient } from '@/lib/supabase/service';

/** What a link shows of a message: who wrote it and whether it is done, never what it says. */
export interface MessageNote {
  name: string;
  /** `closed` without an answer, or as spam. */
  state: 'open' | 'answered' | 'closed';
  /** How many replies and answers there are. */
  seen: number;
}

/** The columns that a visitor fills in; optional ones may be empty. */
type NewMessage = Pick<TablesInsert<'contact_messages'>, 'name' | 'email' | 'type' | 'subject' | 'message'>;

/** The language of words that say that a person may be in danger, or null. */
export const languageOfDanger = dangerFinder(dangerPhrases);
export const hasWordsOfDanger = (text: string) => languageOfDanger(text) !== null;

/**
 * Stores a message and queues its mail to the owner in one transaction. The same message within ten minutes is stored once. One from
 * an address whose message was marked as spam in the last 90 days waits in spam without a mail, unless it has words of danger.
 * @param owner the address that gets the mail
 * @returns whether its words say that a person may be in danger
 * @throws BackendFailure when it may not be stored; retrying is safe
 */
export async function storeContactMessage(message: NewMessage, owner: string): Promise<boolean> {
  const mayBeInDanger = hasWordsOfDanger(`${message.subject ?? ''}\n\n${message.message}`);
  const call = serviceClient().rpc('store_contact_message', {
    // Leaves out empty optional fields.
    message: {
      ...Object.fromEntries(Object.entries(message).filter(([, text]) => text !== '')),
      may_be_in_danger: mayBeInDanger,
    },
    owner,
  });
  await dataOf(call);
  return mayBeInDanger;
}

/** What came back by mail, as read. */
interface MailAnswer {
  kind: 'answer' | 'auto' | 'bounce';
  sender: string;
  body: string;
  attachments: readonly string[];
  /** The mail service's id: the same mail is stored once. */
  providerId: string;
}

/**
 * Stores what came back by mail with its message. An answer of a person opens the message again and is mailed to the owner.
 * @param owner the address that gets the mail
 * @returns `gone`: the message has been deleted; `too-many`: of machines, 20 a day are kept
 * @throws BackendFailure when it may not be stored; retrying is safe
 */
export async function storeContactAnswer(messageId: string, answer: MailAnswer, owner: string) {
  const { providerId, attachments, ...words } = answer;
  const call = serviceClient().rpc('store_contact_answer', {
    message_id: messageId,
    answer: {
      ...words,
      attachments: [...attachments],
      provider_id: providerId,
      may_be_in_danger: hasWordsOfDanger(answer.body),
    },
    owner,
  });
  return z.enum(['stored', 'duplicate', 'gone', 'too-many']).parse(await dataOf(call));
}

/**
 * Reads a message and what followed it.
 * @returns null if it has been deleted
 * @throws BackendFailure
 */
export async function readThread(id: string) {
  const query = serviceClient()
    .from('contact_messages')
    .select('id, name, email, type, subject, message, created_at, contact_replies (kind, body)')
    .eq('id', id);
  return await dataOf(query.maybeSingle());
}

/**
 * Reads what a link shows of a message.
 * @returns null if it has been deleted
 * @throws BackendFailure
 */
export async function readMessageNote(id: string): Promise<MessageNote | null> {
  const query = serviceClient().from('contact_messages').select('name, state').eq('id', id);
  const replies = serviceClient().from('contact_replies').select('contact_id').eq('contact_id', id);
  const [message, { length: seen }] = await Promise.all([dataOf(query.maybeSingle()), dataOf(replies)]);
  if (!message) return null;
  const { name, state } = message;
  const isOpen = state === 'new' || state === 'in-progress';
  return { name, state: isOpen ? 'open' : state === 'answered' ? 'answered' : 'closed', seen };
}

/**
 * Marks an open message as answered, by the link in its mail. Idempotent; logged.
 * @param seen of the note on the page with the button
 * @returns false, with nothing changed, if its writer has written again since
 * @throws BackendFailure
 */
export async function markMessageAnswered(id: string, seen: number | undefined): Promise<boolean> {
  return dataOf(serviceClient().rpc('mark_message_answered', { message_id: id, seen }));
}
