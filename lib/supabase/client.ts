import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types';

/** A client of this product's database. */
export type Client = SupabaseClient<Database>;
