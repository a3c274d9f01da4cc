import 'server-only';

import type { ContactMessage } from '@/lib/domain/contact/message';
import { BackendUnavailable, dataOf } from '@/lib/supabase/backend';
import { serviceClient } from '@/lib/supabase/service';
import type { QueuedMail } from './email-jobs';

/**
 * Keeps a message and queues its mail to the owner in one transaction. The same message again within ten
 * minutes is the same message.
 * @param mail with the owner as recipient and the sender as reply_to
 * @returns the message's id, and whether it was there before
 * @throws BackendUnavailable when it is not known to be kept; sending again is safe
 */
export async function storeContactMessage(
  message: ContactMessage,
  mail: QueuedMail & { recipient: string },
  signal?: AbortSignal,
): Promise<{ contactId: string; outcome: 'stored' | 'duplicate' }> {
  const call = serviceClient(signal).rpc('store_contact_message', {
    // An optional field that was left empty is none.
    message: Object.fromEntries(Object.entries(message).filter(([, text]) => text !== '')),
    mail: { ...mail },
  });
  const [answer] = await dataOf(call);
  if (!answer) throw new BackendUnavailable();
  return {
    contactId: answer.contact_id,
    outcome: answer.outcome === 'duplicate' ? 'duplicate' : 'stored',
  };
}
