import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types';

/** A client for this project's database. */
export type Client = SupabaseClient<Database>;

type Functions = Database['public']['Functions'];
/** The arguments of a database function. */
export type Args<Name extends keyof Functions> = Functions[Name]['Args'];
