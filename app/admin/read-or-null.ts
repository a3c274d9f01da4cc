import 'server-only';

import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/supabase/database.types';
import { createServerClient } from '@/lib/supabase/server';

/** Reads as the admin who asks; null when it cannot be read: then the page says so and shows none of it. */
export async function readOrNull<Data>(
  read: (client: SupabaseClient<Database>) => Promise<Data>,
): Promise<Data | null> {
  try {
    return await read(await createServerClient());
  } catch (error) {
    console.error(error);
    return null;
  }
}
