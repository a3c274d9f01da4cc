import 'server-only';

import { BackendUnavailable, dataOf } from '@/lib/supabase/backend';
import type { TablesInsert } from '@/lib/supabase/database.types';
import { serviceClient } from '@/lib/supabase/service';

/** The columns that a visitor fills in; optional ones may be empty. */
type NewMessage = Omit<TablesInsert<'contact_messages'>, 'id' | 'created_at' | 'handled_at'>;

/**
 * Stores a message and queues its mail to the owner in one transaction. The same message within ten minutes
 * counts as a duplicate.
 * @param owner the address that gets the mail
 * @returns the message's id and whether it is a duplicate
 * @throws BackendUnavailable when it may not be stored; retrying is safe
 */
export async function storeContactMessage(
  message: NewMessage,
  owner: string,
): Promise<{ contactId: string; outcome: 'stored' | 'duplicate' }> {
  const call = serviceClient().rpc('store_contact_message', {
    // Leaves out empty optional fields.
    message: Object.fromEntries(Object.entries(message).filter(([, text]) => text !== '')),
    owner,
  });
  const [answer] = await dataOf(call);
  if (!answer) throw new BackendUnavailable();
  return {
    contactId: answer.contact_id,
    outcome: answer.outcome === 'duplicate' ? 'duplicate' : 'stored',
  };
}
