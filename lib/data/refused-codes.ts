import 'server-only';

import { serviceClient } from '@/lib/supabase/service';

/** Records that an admin entered the right password but a wrong code. */
export async function noteRefusedCode(userId: string): Promise<void> {
  const { error } = await serviceClient().rpc('note_refused_code', { person: userId });
  if (error) console.error('A refused code was not written down.', error);
}
