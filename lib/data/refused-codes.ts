import 'server-only';

import { serviceClient } from '@/lib/supabase/service';

/** Records a wrong code after an admin's right password. */
export async function noteRefusedCode(userId: string): Promise<void> {
  const { error } = await serviceClient().rpc('note_refused_code', { person: userId });
  if (error) console.error('A refused code was not written down.', error);
}
