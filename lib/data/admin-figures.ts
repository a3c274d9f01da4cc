import 'server-only';

import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/supabase/database.types';

/**
 * The dashboard's figures. Each function asks the database as the signed-in admin, and the database refuses
 * everybody else by itself. A null stands for a group of fewer than five people, which is not broken down.
 */
type Client = SupabaseClient<Database>;

/** Inclusive, YYYY-MM-DD, 1 to 366 days. */
export interface DayRange {
  from: string;
  to: string;
}

/** The database did not hand out a figure: no admin, an impossible range, or no answer. */
export class FiguresUnavailable extends Error {
  /** The SQLSTATE where there is one; `42501` when the caller is no admin. */
  readonly code: string | undefined;

  constructor(cause: PostgrestError | null) {
    super('The figures could not be read.', { cause });
    this.name = 'FiguresUnavailable';
    this.code = cause?.code;
  }
}

type Answer<Row> = PromiseLike<{ data: Row[] | null; error: PostgrestError | null }>;

/** @throws FiguresUnavailable */
export async function rowsOf<Row>(answer: Answer<Row>): Promise<Row[]> {
  const { data, error } = await answer;
  if (error || !data) throw new FiguresUnavailable(error);
  return data;
}

/** @throws FiguresUnavailable */
export async function rowOf<Row>(answer: Answer<Row>): Promise<Row> {
  const [row] = await rowsOf(answer);
  if (!row) throw new FiguresUnavailable(null);
  return row;
}

const days = ({ from, to }: DayRange) => ({ from_day: from, to_day: to });

export interface Totals {
  totalUsers: number;
  /** On this UTC day. */
  newUsersToday: number;
  activeUsers7d: number;
  totalSessions: number;
  /** One decimal. */
  averagePerUser: number;
}

export async function readTotals(client: Client): Promise<Totals> {
  const row = await rowOf(client.rpc('admin_totals'));
  return {
    totalUsers: row.total_users,
    newUsersToday: row.new_users_today,
    activeUsers7d: row.active_users_7d,
    totalSessions: row.total_sessions,
    averagePerUser: row.avg_sessions_per_user,
  };
}

export interface Period {
  range: DayRange;
  activePeople: number;
  newUsers: number;
  sessions: number;
  completed: number | null;
  actionNeeded: number | null;
  noAction: number | null;
  emergency: number | null;
}

/** A range and the equally long one before it. */
export async function readOverview(
  client: Client,
  range: DayRange,
): Promise<{ current: Period; before: Period }> {
  const rows = await rowsOf(client.rpc('admin_overview', days(range)));
  const periods = rows.map((row) => ({
    range: { from: row.first_day, to: row.last_day },
    activePeople: row.active_people,
    newUsers: row.new_users,
    sessions: row.sessions,
    completed: row.completed,
    actionNeeded: row.action_needed,
    noAction: row.no_action,
    emergency: row.emergency,
  }));
  const [current, before] = periods;
  if (!current || !before) throw new FiguresUnavailable(null);
  return { current, before };
}

export interface DailyFigures {
  day: string;
  totalFlips: number;
  completedFlips: number | null;
  actionNeeded: number | null;
  noAction: number | null;
  emergencyMode: number | null;
}

/** One entry for each day of the range, the oldest first. */
export async function readDailySeries(client: Client, range: DayRange): Promise<DailyFigures[]> {
  const rows = await rowsOf(client.rpc('admin_daily_series', days(range)));
  return rows.map((row) => ({
    day: row.day,
    totalFlips: row.total_flips,
    completedFlips: row.completed_flips,
    actionNeeded: row.action_needed,
    noAction: row.no_action,
    emergencyMode: row.emergency_mode,
  }));
}

/** Most used first; `other` joins techniques that fewer than five people used. */
export function readTechniqueUse(
  client: Client,
  range: DayRange,
): Promise<{ technique: string; sessions: number | null }[]> {
  return rowsOf(client.rpc('admin_technique_use', days(range)));
}

/** 24 entries by UTC hour. */
export function readHours(
  client: Client,
  range: DayRange,
): Promise<{ hour: number; sessions: number | null }[]> {
  return rowsOf(client.rpc('admin_hours', days(range)));
}

export interface RecentUser {
  id: string;
  email: string | null;
  /** ISO date and time. */
  createdAt: string;
  isAdmin: boolean;
}

/** The 50 newest accounts. */
export async function readRecentUsers(client: Client): Promise<RecentUser[]> {
  const rows = await rowsOf(client.rpc('admin_recent_users'));
  return rows.map(({ id, email, created_at, is_admin }) => ({
    id,
    email,
    createdAt: created_at,
    isAdmin: is_admin,
  }));
}
