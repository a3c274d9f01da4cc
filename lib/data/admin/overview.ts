import 'server-only';
import { z } from 'zod';
import { dataOf } from '@/lib/supabase/backend';
import { type Client, serviceClient } from '@/lib/supabase/service';
import { users } from './people';

/** Inclusive, YYYY-MM-DD, 1 to 366 days. */
interface DayRange {
  from: string;
  to: string;
}

const count = z.number();
/** Null for a group of fewer than five people, which is suppressed. */
const part = z.number().nullable();
/** ISO date and time. */
const moment = z.string();
/** YYYY-MM-DD. */
const date = z.string();

const flips = z.object({
  sessions: count,
  completed: part,
  action_needed: part,
  no_action: part,
  emergency: part,
});

const period = flips.extend({
  /** The people with a flip in the range, split into first-timers and people who had flipped before it. */
  first_flips: part,
  came_back: part,
  new_users: count,
});

/** `new_users_today` is for the current day of the site's time zone. */
const totals = z.object({
  total_users: count,
  new_users_today: count,
  active_users_7d: count,
  total_sessions: count,
  avg_sessions_per_user: count,
});

/** The range and the preceding one of equal length. */
const periods = z.tuple([period, period]);

/** One entry per day, oldest first. */
const days = z.array(flips.extend({ day: date }));

const workbook = z.object({
  requests: count,
  confirmed: count,
  unsubscribed: count,
  bounced: count,
  complained: count,
});

/** Of what is counted by day and name. */
export const visitDimensions = [
  'pages',
  'entries',
  'sources',
  'campaigns',
  'workbook',
  'first',
  'presses',
  'missing',
  'errors',
] as const;
export type VisitDimension = (typeof visitDimensions)[number];

/** `arrivals`: views that did not begin on another page of the site; `presses`: on the buttons of a shop. */
const visits = z.object({ views: count, arrivals: count, presses: count });

/** Result of the database function `admin_overview`. */
const overview = z.object({
  totals,
  periods,
  /** The 30 days that end with the range. */
  month: flips,
  /** Workbook requests of the range, and of the preceding one of equal length. */
  workbook: z.tuple([workbook, workbook]),
  days,
  /** The preceding range. */
  days_before: days,
  /** Most used first; `other` combines techniques used by fewer than five people. */
  techniques: z.array(z.object({ technique: z.string(), sessions: part })),
  users,
  visits: visits.extend({
    days: z.array(visits.extend({ day: date })),
    /** The two hundred most frequent of each dimension; `open`: those of errors and missing pages not dismissed. */
    lists: z.array(
      z.object({ dimension: z.enum(visitDimensions), name: z.string(), count: part, open: count.nullable() }),
    ),
  }),
  visits_before: visits.extend({ days: z.array(visits.extend({ day: date })) }),
  /** Workbook requests by label. `none`: without a name; `other` combines names with fewer than five requests. */
  sources: z.array(
    z.object({
      dimension: z.enum(['source', 'campaign']),
      name: z.string(),
      requests: count,
      confirmed: part,
    }),
  ),
  /** `started`: people who started the course in the range. */
  course: z.array(z.object({ course_day: count, started: count, sent: part, waiting: part })),
  funnel: z.object({
    counted_at: moment.nullable(),
    /** Newest first; `week` is its Monday. */
    weeks: z.array(
      z.object({
        week: date,
        arrivals: count,
        asked: count,
        confirmed: count,
        accounts: count,
        flipped: part,
        active_week_4: part,
        week_4_is_over: z.boolean(),
      }),
    ),
    /** The sum of all weeks; null where it would reveal a hidden week. */
    sums: z.object({ flipped: part, active_week_4: part }),
  }),
  /**
   * Unhandled messages: their number, capped at 1,000, those with words of danger, the times of the oldest 100, and how many wait
   * in spam because of their sender.
   */
  open: z.object({ matches: count, in_danger: count, auto_spam: count, received: z.array(moment) }),
  /** Mails that should have left 15 minutes ago; mails given up. */
  late_mails: count,
  /** Since when mails to the owner have been refused. */
  owner_refused_at: moment.nullable(),
  failed_mails: count,
});

export type OverviewData = z.infer<typeof overview>;

interface OverviewRequest {
  range: DayRange;
  /** Whether the data is exported to a file, which is audited. */
  forFile?: boolean;
}

/**
 * Reads everything on the overview in one query, as the signed-in admin; the database refuses everyone else.
 * @throws BackendFailure
 */
export async function readOverview(
  client: Client,
  { range: { from, to }, forFile = false }: OverviewRequest,
): Promise<OverviewData> {
  const call = client.rpc('admin_overview', { from_day: from, to_day: to, for_file: forFile });
  return overview.parse(await dataOf(call));
}

/**
 * Reads one page, source or campaign by day; null on days with one to four.
 * @returns the days before the range, as many as it has, and those of the range
 * @throws BackendFailure
 */
export async function readVisitsOf(
  client: Client,
  { from, to, days }: DayRange & { days: number },
  { dimension, name }: { dimension: VisitDimension; name: string },
) {
  const call = client.rpc('admin_visits_of', {
    from_day: from,
    to_day: to,
    wanted_dimension: dimension,
    wanted_name: name,
  });
  const counts = z.array(count.nullable()).parse(await dataOf(call));
  return { dimension, name, before: counts.slice(0, days), now: counts.slice(days) };
}

/**
 * Stores the figures of up to 100 days that changed since the last call, and the funnel. Whoever reads figures counts as many first,
 * so without this the dashboard is slower; days beyond a hundred follow with the next call.
 * @returns the number of days
 * @throws BackendFailure
 */
export async function countChangedDays(): Promise<number> {
  const days = await dataOf(serviceClient().rpc('count_changed_days'));
  await dataOf(serviceClient().rpc('refresh_funnel'));
  return days;
}

/**
 * Dismisses an error or an address without a page, until it is counted again.
 * @throws BackendFailure
 */
export async function dismissFault(
  client: Client,
  dimension: 'errors' | 'missing',
  name: string,
): Promise<void> {
  await dataOf(client.rpc('admin_dismiss_fault', { wanted_dimension: dimension, wanted_name: name }));
}

/** A page, source or campaign by day. */
export type VisitsOf = Awaited<ReturnType<typeof readVisitsOf>>;

/**
 * Number of flips completed in the current month, by all accounts.
 * @throws BackendFailure
 */
export function readFlipsThisMonth(): Promise<number> {
  return dataOf(serviceClient().rpc('completed_flips_this_month'));
}
