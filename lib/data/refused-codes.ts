import 'server-only';

import { serviceClient } from '@/lib/supabase/service';

/** Writes down that somebody who knows an admin's password typed a wrong code. */
export async function noteRefusedCode(userId: string): Promise<void> {
  const { error } = await serviceClient().rpc('note_refused_code', { person: userId });
  if (error) console.error('A refused code was not written down.', error);
}
