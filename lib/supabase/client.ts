import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types';

/** A client for this project's database. */
export type Client = SupabaseClient<Database>;
