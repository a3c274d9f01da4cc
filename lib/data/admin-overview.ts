import 'server-only';

import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { dataOf } from '@/lib/supabase/backend';
import type { Database } from '@/lib/supabase/database.types';
import { count, type DayRange, date, days, moment, part, periods, totals, users } from './admin-figures';

type Client = SupabaseClient<Database>;

/** `arrivals` are views that did not begin on another page of the site. */
const visits = z.object({ views: count, arrivals: count });

/** What the overview shows, as the function `admin_overview` of the database makes it. */
const overview = z.object({
  totals,
  periods,
  days,
  /** The same of the range before, where it was asked for. */
  days_before: days.nullable(),
  /** Most used first; `other` joins techniques that fewer than five people used. */
  techniques: z.array(z.object({ technique: z.string(), sessions: part })),
  /** 24 entries by UTC hour. */
  hours: z.array(z.object({ hour: count, sessions: part })),
  users,
  visits: visits.extend({
    days: z.array(visits.extend({ day: date })),
    /** The twelve most common of each kind. */
    lists: z.array(
      z.object({ part: z.enum(['pages', 'sources', 'campaigns']), name: z.string(), count: part }),
    ),
  }),
  visits_before: visits,
  funnel: z.object({
    counted_at: moment.nullable(),
    /** The newest first; `week` is its Monday. */
    weeks: z.array(
      z.object({
        week: date,
        arrivals: count,
        asked: count,
        confirmed: part,
        accounts: count,
        flipped: part,
        active_week_4: part,
        week_4_is_over: z.boolean(),
      }),
    ),
  }),
  /** The newest day first. */
  notes: z.array(z.object({ id: z.string(), day: date, note: z.string() })),
  /** Messages that are not handled: how many, up to 1,000, and when the newest 100 came. */
  open: z.object({ matches: count, received: z.array(moment) }),
  failed_mails: count,
});

export type OverviewData = z.infer<typeof overview>;

interface OverviewRequest {
  range: DayRange;
  /** Whether the days before are wanted, too. */
  compare?: boolean;
  /** That it is taken along as a file is written down. */
  forFile?: boolean;
}

/**
 * Everything on the overview, in one call, asked as the signed-in admin: the database refuses everyone else by itself.
 * @throws BackendUnavailable
 */
export async function readOverview(
  client: Client,
  { range: { from, to }, compare = false, forFile = false }: OverviewRequest,
): Promise<OverviewData> {
  const call = client.rpc('admin_overview', { from_day: from, to_day: to, compare, for_file: forFile });
  return overview.parse(await dataOf(call));
}

/**
 * @param day YYYY-MM-DD
 * @returns whether the note was taken
 * @throws BackendUnavailable
 */
export function addDayNote(client: Client, day: string, note: string): Promise<boolean> {
  return dataOf(client.rpc('admin_add_day_note', { day, note }));
}

/**
 * @returns whether there was such a note
 * @throws BackendUnavailable
 */
export function removeDayNote(client: Client, noteId: string): Promise<boolean> {
  return dataOf(client.rpc('admin_remove_day_note', { note_id: noteId }));
}
