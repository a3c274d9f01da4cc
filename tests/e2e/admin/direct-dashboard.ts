import type postgres from 'postgres';
import { change, type Days, formatCount, percent } from './direct-flips.ts';
import type { Tables } from './screen.ts';

const day = (iso: Date) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(iso);
const within = (sql: postgres.Sql, column: string, { from, to }: Days) =>
  sql`to_char(${sql(column)} at time zone 'UTC', 'YYYY-MM-DD') between ${from} and ${to}`;

export async function directCards(sql: postgres.Sql): Promise<Record<string, string>> {
  const [row] = await sql`select
    (select count(*) from public.profiles)::int as users,
    (select count(*) from public.profiles where created_at at time zone 'UTC' >= date_trunc('day', now() at time zone 'UTC'))::int as today,
    (select count(*) from public.flip_sessions)::int as flips,
    (select count(distinct user_id) from public.flip_sessions
      where session_date > (now() at time zone 'UTC')::date - 7 and session_date <= (now() at time zone 'UTC')::date)::int as active`;
  const { users, today, flips, active } = row ?? {};
  return {
    'Total Users': formatCount(users),
    'New Today': formatCount(today),
    'Total Sessions': formatCount(flips),
    'Avg/User': (users === 0 ? 0 : Math.round((flips / users) * 10) / 10).toFixed(1),
    'Active in 7 days': formatCount(active),
    Status: 'Active',
  };
}

async function directSources(sql: postgres.Sql, range: Days, column: string): Promise<string[][]> {
  const named = await sql<{ name: string; requests: number; confirmed: number }[]>`
    select coalesce(${sql(column)}, 'none') as name, count(*)::int as requests, count(confirmed_at)::int as confirmed
    from public.workbook_requests where ${within(sql, 'created_at', range)} group by 1 order by 2 desc, 1`;
  const line = (name: string, requests: number, confirmed: number) =>
    requests < 5
      ? [name, formatCount(requests), 'under 5', 'under 5']
      : [name, formatCount(requests), formatCount(confirmed), percent(confirmed / requests)];
  const known = named.filter(({ requests }) => requests >= 5);
  const rare = named.filter(({ requests }) => requests < 5);
  const lines = known.map(({ name, requests, confirmed }) => line(name, requests, confirmed));
  const sum = (key: 'requests' | 'confirmed') => rare.reduce((total, each) => total + each[key], 0);
  if (rare.length > 0) lines.push(line('other', sum('requests'), sum('confirmed')));
  return lines;
}

async function directCourse(sql: postgres.Sql, range: Days): Promise<string[][]> {
  const starters = await sql<{ id: string }[]>`
    select id from public.workbook_requests where confirmed_at is not null and ${within(sql, 'confirmed_at', range)}`;
  const jobs = await sql<{ kind: string; sent: number; waiting: number }[]>`
    select kind, count(sent_at)::int as sent, count(*) filter (where sent_at is null and dead_at is null)::int as waiting
    from public.email_jobs where request_id = any (${starters.map(({ id }) => id)}) group by 1`;
  const ofDay = (day: number) => jobs.find(({ kind }) => kind === `course-${day}`) ?? { sent: 0, waiting: 0 };
  return Array.from({ length: 7 }, (_, index) => {
    const { sent, waiting } = ofDay(index + 1);
    const before = index === 0 ? { sent: starters.length, waiting: 0 } : ofDay(index);
    const lost = Math.max(0, before.sent + before.waiting - sent - waiting);
    const cell = (value: number) =>
      starters.length > 0 && starters.length < 5 ? 'under 5' : formatCount(value);
    return [`Day ${index + 1}`, formatCount(starters.length), cell(sent), cell(waiting), cell(lost)];
  });
}

async function directWorkbook(sql: postgres.Sql, range: Days) {
  const [made] = await sql`select count(*)::int as requests, count(confirmed_at)::int as confirmed
    from public.workbook_requests where ${within(sql, 'created_at', range)}`;
  const [left] = await sql`select count(*)::int as people from public.workbook_requests
    where unsubscribed_at is not null and ${within(sql, 'unsubscribed_at', range)}`;
  const stopped = await sql<{ reason: string; people: number }[]>`
    select reason, count(*)::int as people from public.email_suppressions where ${within(sql, 'suppressed_at', range)} group by 1`;
  const because = (reason: string) => stopped.find((each) => each.reason === reason)?.people ?? 0;
  return {
    Requests: made?.requests as number,
    Confirmed: made?.confirmed as number,
    Unsubscribed: left?.people as number,
    Bounced: because('bounce'),
    Complained: because('complaint'),
  };
}

export async function directDashboardTables(sql: postgres.Sql, range: Days, before: Days): Promise<Tables> {
  const [now, was] = [await directWorkbook(sql, range), await directWorkbook(sql, before)];
  const row = (name: keyof typeof now) => [
    name,
    formatCount(now[name]),
    formatCount(was[name]),
    change(was[name], now[name]),
  ];
  return {
    'Requests, confirmations, unsubscribes': [
      row('Requests'),
      row('Confirmed'),
      row('Unsubscribed'),
      row('Bounced'),
      row('Complained'),
    ],
    'By source': await directSources(sql, range, 'utm_source'),
    'By campaign': await directSources(sql, range, 'utm_campaign'),
    'Course progress': await directCourse(sql, range),
  };
}

export async function directPeople(sql: postgres.Sql): Promise<string[][]> {
  const people = await sql<{ email: string | null; created_at: Date }[]>`
    select p.email, p.created_at from public.profiles as p order by p.created_at desc, p.id limit 10`;
  return people.map(({ email, created_at }) => [email ?? 'Unknown', `Joined ${day(created_at)}`, 'User']);
}
